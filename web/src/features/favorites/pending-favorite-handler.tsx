import { useState } from 'react';
import { readPendingFavorite } from '../../entities/listing/pending-favorite.ts';
import { useHasOfflineFavorites } from '../../entities/listing/offline-favorites.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Lazy: hardly anybody presses a heart before signing in, or without a network. */
const CompleteFavorite = lazyComponent(
  async () => (await import('./complete-favorite.tsx')).CompleteFavorite,
);
const OfflineFavoritesSender = lazyComponent(
  async () => (await import('./offline-favorites-sender.tsx')).OfflineFavoritesSender,
);

/** Adds the favourites that somebody chose before they signed in, wherever they are now. Render it for members. */
export function PendingFavoriteHandler({ userId }: { userId: string }) {
  const [isPending] = useState(() => readPendingFavorite() !== undefined);
  const isWaiting = useHasOfflineFavorites();
  return (
    <>
      {isPending && <CompleteFavorite userId={userId} />}
      {isWaiting && <OfflineFavoritesSender userId={userId} />}
    </>
  );
}
