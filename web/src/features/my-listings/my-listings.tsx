import { formatNumber } from '@qaysari/contract/shared/number-text';
import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@qaysari/contract/shared/limits';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { isProfileComplete, type User } from '@qaysari/contract/account/types';
import {
  CircleCheck,
  CircleCheckBig,
  Clock,
  EyeOff,
  Star,
  Store,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { ListingGrid } from '../../entities/listing/listing-grid.tsx';
import { myListingsQuery } from '../../entities/listing/queries.ts';
import { AvailabilityBadge, StatusBadge } from '../../entities/listing/listing-badges.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { FailureNotice, EmptyState } from '../../ui/empty-state.tsx';
import { Paging } from '../../ui/paging.tsx';
import { ListingMenu, ListingTools } from './listing-tools.tsx';
import { OwnQuestions } from './question/question-list.tsx';
import { ApprovalAlert } from './approval-alert.tsx';
import { TabLinks, askedBy, countedBy, firstTab, searchOf, type ListingTab } from './tab-links.tsx';
import { Button } from '../../ui/button.tsx';

const icons: Record<ListingTab, LucideIcon> = {
  active: Store,
  pending: Clock,
  featured: Star,
  rejected: CircleCheck,
  sold: CircleCheckBig,
  hidden: EyeOff,
};

/** What an empty tab offers next. */
const next: Record<ListingTab, 'create' | 'active'> = {
  active: 'create',
  pending: 'create',
  featured: 'active',
  rejected: 'active',
  sold: 'active',
  hidden: 'active',
};

function EmptyTab({ tab }: { tab: ListingTab }) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const Icon = icons[tab];
  return (
    <EmptyState
      icon={<Icon size={26} aria-hidden="true" />}
      title={t(`myAds.empty.${tab}`)}
      body={t(`myAds.emptyBody.${tab}`)}
      action={
        next[tab] === 'create' ? (
          <Button asChild>
            <Link to={paths.createListing(language)}>{t('myAds.create')}</Link>
          </Button>
        ) : (
          <Button asChild variant="outline">
            <Link to={paths.myListings(language) + searchOf('active')}>{t('myAds.seeActive')}</Link>
          </Button>
        )
      }
    />
  );
}

/** Number of skeletons: at most, and while the count is unknown. */
const expectedListings = { most: 6, unknown: 2 };

interface MyListingsProps {
  user: User;
  /** Left out: the first with an ad. */
  tab: ListingTab | undefined;
  /** From 1. */
  page?: number;
}

/** One's own listings by tab, with counts. */
export function MyListings({ user, tab: named, page = 1 }: MyListingsProps) {
  const { t } = useTranslation(['own', 'ads']);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // Decided once: the list must not leave under the hands of somebody who deletes the last ad of a tab.
  const [first, setFirst] = useState<ListingTab>();
  const tab = named ?? 'active';
  const found = useQuery(myListingsQuery({ ...askedBy[tab], page }, user._id, language));
  if (first === undefined && found.data) setFirst(firstTab(found.data.counts));
  if (named === undefined && first !== undefined && first !== tab) {
    return <Navigate to={paths.myListings(language) + searchOf(first)} replace />;
  }
  const listings = found.isPlaceholderData ? undefined : found.data?.listings;
  const counts = found.data?.counts;
  const count = counts?.[countedBy[tab]] ?? expectedListings.unknown;
  // The pressed button disappears with its listing: the focus goes to the heading.
  const focusList = () => heading.current?.focus();
  const isWaiting = (counts?.pending ?? 0) > 0;
  return (
    <>
      {isWaiting && !isProfileComplete(user) && (
        <Box mb="5">
          <ApprovalAlert />
        </Box>
      )}
      <TabLinks current={tab} counts={counts} />
      <Box asChild srOnly>
        <h2 ref={heading} tabIndex={-1}>
          {t(`myAds.tab.${tab}`)}
        </h2>
      </Box>
      {tab === 'active' && <OwnQuestions person={user._id} />}
      {found.isError && !listings ? (
        <FailureNotice onRetry={() => void found.refetch()} />
      ) : listings?.length === 0 && page === 1 ? (
        <EmptyTab tab={tab} />
      ) : (
        // The footer stays out of sight until it is known how many there are: it would jump.
        <Box aria-busy={!listings} {...(!listings && { minH: '100vh' })}>
          {!listings && (
            <Box as="span" srOnly role="status">
              {t('ads:loadingAds')}
            </Box>
          )}
          <ListingGrid
            narrow
            eager={2}
            listings={listings}
            expected={Math.min(expectedListings.most, Math.max(1, count))}
            extrasOf={(listing) => ({
              badge: <StateBadge listing={listing} tab={tab} />,
              action: <ListingMenu listing={listing} onDeleted={focusList} />,
              note: <Contacts count={listing.contacts} />,
              footer: (
                // Rows have the menu.
                <Box hideBelow="md">
                  <ListingTools listing={listing} onDeleted={focusList} />
                </Box>
              ),
            })}
          />
          <Box mt="8">
            <Paging
              current={page}
              last={Math.ceil((found.data?.total ?? 0) / limits.ownPageSize)}
              siblingCount={limits.pagingWindow}
              addressOf={(target) => paths.myListings(language) + searchOf(tab, target)}
            />
          </Box>
        </Box>
      )}
    </>
  );
}

/** What others see of it, where its owner has taken it out of lists; else its status. On phones not what the tab says. */
function StateBadge({ listing, tab }: { listing: ListingCard; tab: ListingTab }) {
  const { status, availability } = listing;
  const isTaken = availability !== undefined && status === 'approved';
  const isSaidByTab = tab === (isTaken ? availability : status === 'approved' ? 'active' : status);
  const badge = isTaken ? (
    <AvailabilityBadge availability={availability} />
  ) : (
    <StatusBadge status={status} />
  );
  return isSaidByTab ? <Box hideBelow="md">{badge}</Box> : badge;
}

/** How often others asked for the owner's contact. */
function Contacts({ count }: { count: number }) {
  const { t } = useTranslation('own');
  return (
    <Box as="span" justifySelf="end" fontSize={{ base: 'xs', md: 'sm' }} color="fg.muted">
      {t('myAds.contacts', { count, replace: { count: formatNumber(count) } })}
    </Box>
  );
}
