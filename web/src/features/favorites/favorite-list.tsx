import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { ListingCard } from '@qaysari/contract/listing-entity';
import { Heart } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { favoritesQuery } from './queries.ts';
import { RemovalDialog } from './removal-dialog.tsx';

interface FavoriteListProps {
  userId: string;
  /** Shows the cards; `askToRemove` is for the heart of each. */
  grid: (
    listings: readonly ListingCard[] | undefined,
    askToRemove: (listing: ListingCard) => void,
  ) => ReactNode;
  /** Shows that they could not be loaded. */
  failure: (retry: () => void) => ReactNode;
}

/** The ads that somebody has marked; a mark is removed after asking. */
export function FavoriteList({ userId, grid, failure }: FavoriteListProps) {
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<ListingCard>();
  const { data, isError, refetch } = useQuery(favoritesQuery(userId, language));
  if (isError && !data) return failure(() => void refetch());
  return (
    <Box aria-busy={!data}>
      <Count ref={heading} count={data?.length} />
      {data?.length === 0 ? <NoFavorites /> : grid(data, setLeaving)}
      <RemovalDialog
        userId={userId}
        listing={leaving}
        onClose={() => setLeaving(undefined)}
        onRemove={() => heading.current?.focus()}
      />
    </Box>
  );
}

/** How many there are; the keyboard goes on from here when one is removed. */
function Count({
  count,
  ref,
}: {
  count: number | undefined;
  ref: RefObject<HTMLHeadingElement | null>;
}) {
  const { t } = useTranslation('ads');
  return (
    <Box asChild color="fg.muted" fontSize="md" fontWeight="medium" mb="4" outline="none">
      <h2 ref={ref} tabIndex={-1}>
        {count === undefined ? (
          <>
            <Box as="span" srOnly role="status">
              {t('loadingAds')}
            </Box>
            <Skeleton height="5" width="24" />
          </>
        ) : (
          t('count', { count })
        )}
      </h2>
    </Box>
  );
}

function NoFavorites() {
  const { t } = useTranslation(['own', 'common']);
  const language = useLanguage();
  return (
    <Notice
      icon={<Heart size={26} aria-hidden="true" />}
      title={t('favorites.empty')}
      body={t('favorites.emptyBody')}
      action={
        <Button asChild>
          <Link to={paths.ads(language)}>{t('common:viewAllAds')}</Link>
        </Button>
      }
    />
  );
}
