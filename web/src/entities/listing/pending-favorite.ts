import { sessionStorageValue } from '../../lib/browser/session-storage-value.ts';

/** The favourite that a visitor chose before signing in. */
const pending = sessionStorageValue('qaysariFavoriteWish', ['listingId', 'owner']);

export const keepPendingFavorite = pending.keep;
export const readPendingFavorite = pending.read;

/** Answers the pending favourite once: this removes it. */
export function takePendingFavorite() {
  const favorite = pending.read();
  pending.drop();
  return favorite;
}
