import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@qaysari/contract/user-entity';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingGrid } from '../../entities/listing/listing-grid.tsx';
import { myListingsQuery } from '../../entities/listing/queries.ts';
import { StatusBadge } from '../../entities/listing/status-badge.tsx';
import { isProfileComplete } from '../../entities/person/profile-complete.ts';
import { useLanguage } from '../../i18n/language.ts';
import { FailureNotice } from '../../ui/notice.tsx';
import { AdTools } from './ad-tools.tsx';
import { ApprovalAlert } from './approval-alert.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { TabLinks } from './tab-links.tsx';
import { askedBy, countedBy, type AdTab } from './tabs.ts';

/** How many skeletons stand for ads of which it is known that there are some, and of which nothing is known. */
const expectedAds = { most: 6, unknown: 2 };

interface MyAdsProps {
  user: User;
  tab: AdTab;
}

/** One's own ads by tab, with their counts. */
export function MyAds({ user, tab }: MyAdsProps) {
  const { t } = useTranslation(['own', 'ads']);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const found = useQuery(myListingsQuery(askedBy[tab], user._id, language));
  const listings = found.isPlaceholderData ? undefined : found.data?.listings;
  const counts = found.data?.counts;
  const count = counts?.[countedBy[tab]] ?? expectedAds.unknown;
  // What was pressed goes with its ad: the keyboard goes on from the list's heading.
  const focusList = () => heading.current?.focus();
  const isWaiting = tab === 'pending' && (counts?.pending ?? 0) > 0;
  return (
    <>
      <TabLinks current={tab} counts={counts} />
      <Box asChild srOnly>
        <h2 ref={heading} tabIndex={-1}>
          {t(`myAds.tab.${tab}`)}
        </h2>
      </Box>
      {isWaiting && !isProfileComplete(user) && (
        <Box mb="5">
          <ApprovalAlert />
        </Box>
      )}
      {found.isError && !listings ? (
        <FailureNotice onRetry={() => void found.refetch()} />
      ) : listings?.length === 0 ? (
        <EmptyTab tab={tab} />
      ) : (
        <Box aria-busy={!listings}>
          {!listings && (
            <Box as="span" srOnly role="status">
              {t('ads:loadingAds')}
            </Box>
          )}
          <ListingGrid
            narrow
            eager={2}
            listings={listings}
            expected={Math.min(expectedAds.most, Math.max(1, count))}
            extrasOf={(listing) => ({
              badge: <StatusBadge status={listing.status} />,
              footer: <AdTools listing={listing} onDeleted={focusList} />,
            })}
          />
        </Box>
      )}
    </>
  );
}
