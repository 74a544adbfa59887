import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHasOfflineFavorites } from '../../entities/listing/offline-favorites.ts';
import { wishAt } from '../../entities/person/wish.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Lazy: hardly anybody presses a heart before signing in, or without a network. */
const CompleteFavorite = lazyComponent(
  async () => (await import('./complete-favorite.tsx')).CompleteFavorite,
);
const OfflineFavoritesSender = lazyComponent(
  async () => (await import('./offline-favorites-sender.tsx')).OfflineFavoritesSender,
);

/** Adds the favourites that somebody chose before they signed in. Render it for members. */
export function PendingFavoriteHandler({ userId }: { userId: string }) {
  const location = useLocation();
  const [wish] = useState(() => wishAt(location));
  const isWaiting = useHasOfflineFavorites();
  return (
    <>
      {wish?.kind === 'favorite' && <CompleteFavorite userId={userId} />}
      {isWaiting && <OfflineFavoritesSender userId={userId} />}
    </>
  );
}
