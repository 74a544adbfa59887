import { limits } from '@qaysari/contract/limits';
import type { ListingCard } from '@qaysari/contract/listing-entity';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/account-page.tsx';
import { Member } from '../features/auth/member.tsx';
import { FavoriteList } from '../features/favorites/favorite-list.tsx';
import { RemovalButton } from '../features/favorites/removal-button.tsx';
import { FailureNotice } from '../features/feedback/failure-notice.tsx';
import { ListingActionProvider } from '../features/listings/listing-action.tsx';
import { ListingGrid } from '../features/listings/listing-grid.tsx';

const expected = 4;

export function MyFavoritesPage() {
  const { t } = useTranslation('own');
  return (
    <AccountPage title={t('favorites.title')}>
      <Member>
        {({ _id: userId }) => (
          <FavoriteList
            userId={userId}
            grid={(listings, askToRemove) => (
              <FavoriteGrid listings={listings} askToRemove={askToRemove} />
            )}
            failure={(retry) => <FailureNotice onRetry={retry} />}
          />
        )}
      </Member>
    </AccountPage>
  );
}

interface FavoriteGridProps {
  listings: readonly ListingCard[] | undefined;
  askToRemove: (listing: ListingCard) => void;
}

/** In the place of the usual heart stands one that asks first. */
function FavoriteGrid({ listings, askToRemove }: FavoriteGridProps) {
  return (
    <ListingActionProvider
      value={(listing) => <RemovalButton listing={listing} onClick={() => askToRemove(listing)} />}
    >
      <ListingGrid
        narrow
        listings={listings}
        expected={expected}
        eager={2}
        titleLength={limits.favouriteTitleLength}
      />
    </ListingActionProvider>
  );
}
