import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@qaysari/contract/shared/limits';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { Heart } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HeartButton } from '../../entities/listing/favorite-button.tsx';
import { ListingGrid } from '../../entities/listing/listing-grid.tsx';
import { favoriteIdsQuery, favoritesQuery } from '../../entities/listing/queries.ts';
import { useToggleFavorite } from '../../entities/listing/use-toggle-favorite.ts';
import { useHasOfflineFavorites } from '../../entities/listing/offline-favorites.ts';
import { useLanguage } from '../../i18n/language.ts';
import { isUnanswered } from '../../lib/api/failure.ts';
import { showToast, usePreloadToaster } from '../../lib/browser/toast.ts';
import { searchOfPage } from '../../lib/routes/page-query.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailureNotice, EmptyState } from '../../ui/empty-state.tsx';
import { Paging } from '../../ui/paging.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';

const expected = 4;

/** A page of a person's favourites. Removing one asks first. */
export function FavoriteList({ userId, page }: { userId: string; page: number }) {
  const { t } = useTranslation('own');
  const isWaiting = useHasOfflineFavorites();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<ListingCard>();
  const found = useQuery(favoritesQuery(userId, page, language));
  const { data: ids } = useQuery(favoriteIdsQuery(userId, language));
  const { data, error, isError, refetch } = found;
  const last = Math.ceil((ids?.length ?? 0) / limits.ownPageSize);
  if (isError && !data)
    return <FailureNotice isNetwork={isUnanswered(error)} onRetry={() => void refetch()} />;
  return (
    <Box aria-busy={!data || found.isPlaceholderData}>
      {isWaiting && (
        <Box mb="6">
          <Alert kind="info">{t('favorites.waiting')}</Alert>
        </Box>
      )}
      {/* Ads that are hidden now are among the ids, but not in the list. */}
      <Count ref={heading} count={last > 1 ? ids?.length : data?.length} />
      {data?.length === 0 && page === 1 && last <= 1 ? (
        <NoFavorites />
      ) : (
        <ListingGrid
          narrow
          listings={data}
          expected={expected}
          eager={2}
          titleLength={limits.favouriteTitleLength}
          extrasOf={(listing) => ({
            action: <RemovalHeart listing={listing} onClick={() => setLeaving(listing)} />,
          })}
        />
      )}
      <Box mt="8">
        <Paging
          current={page}
          last={last}
          siblingCount={limits.pagingWindow}
          addressOf={(target) => paths.myFavorites(language) + searchOfPage(target)}
        />
      </Box>
      <RemovalDialog
        userId={userId}
        listing={leaving}
        onClose={() => setLeaving(undefined)}
        onRemove={() => heading.current?.focus()}
      />
    </Box>
  );
}

function RemovalHeart({ listing, onClick }: { listing: ListingCard; onClick: () => void }) {
  const { t } = useTranslation('own');
  return (
    <HeartButton
      full
      aria-label={t('favorites.removeOf', { title: listing.title })}
      onClick={onClick}
    />
  );
}

/** Number of favourites. It takes the focus when one is removed. */
function Count({
  count,
  ref,
}: {
  count: number | undefined;
  ref: RefObject<HTMLHeadingElement | null>;
}) {
  const { t } = useTranslation('ads');
  return (
    <Box
      asChild
      srOnly={count === 0}
      color="fg.muted"
      fontSize="md"
      fontWeight="medium"
      mb="4"
      outline="none"
    >
      <h2 ref={ref} tabIndex={-1}>
        {count === undefined ? (
          <>
            <Box as="span" srOnly aria-live="polite">
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
    <EmptyState
      icon={<Heart size={26} aria-hidden="true" />}
      title={t('favorites.empty')}
      body={t('favorites.emptyBody')}
      action={
        <Button asChild>
          <Link to={paths.listings(language)}>{t('common:viewAllAds')}</Link>
        </Button>
      }
    />
  );
}

interface RemovalDialogProps {
  userId: string;
  /** Undefined: closed. */
  listing: ListingCard | undefined;
  onClose: () => void;
  /** Called before the listing leaves the list. */
  onRemove: () => void;
}

function RemovalDialog({ userId, listing, onClose, onRemove }: RemovalDialogProps) {
  const { t } = useTranslation('own');
  const toggle = useToggleFavorite(userId);
  usePreloadToaster();
  const remove = async (card: ListingCard) => {
    const message = await toggle(card, false);
    if (message) showToast('success', message);
  };
  return (
    <ConfirmDialog
      open={listing !== undefined}
      title={t('favorites.askTitle')}
      body={t('favorites.askBody', { title: listing?.title })}
      confirm={t('favorites.remove')}
      cancel={t('favorites.keep')}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onRemove();
        if (listing) void remove(listing);
      }}
    />
  );
}
