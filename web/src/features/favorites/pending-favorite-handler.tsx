import { useState } from 'react';
import { readPendingFavorite } from '../../entities/listing/pending-favorite.ts';
import { useHasWaitingHearts } from '../../entities/listing/waiting-hearts.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** Lazy: hardly anybody presses a heart before signing in, or without a network. */
const CompleteFavorite = lazyPart(
  async () => (await import('./complete-favorite.tsx')).CompleteFavorite,
);
const WaitingHearts = lazyPart(async () => (await import('./waiting-hearts.tsx')).WaitingHearts);

/** Adds the favourites that somebody chose before they signed in, wherever they are now. Render it for members. */
export function PendingFavoriteHandler({ userId }: { userId: string }) {
  const [isPending] = useState(() => readPendingFavorite() !== undefined);
  const isWaiting = useHasWaitingHearts();
  return (
    <>
      {isPending && <CompleteFavorite userId={userId} />}
      {isWaiting && <WaitingHearts userId={userId} />}
    </>
  );
}
