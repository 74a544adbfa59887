import { signInNeeded } from '../../platform/api-error.ts';
import { clock } from '../../platform/clock.ts';
import { collection } from '../../platform/collections.ts';
import { firestore, Timestamp } from '../../platform/firestore.ts';
import { findUserIn } from '../../user/store.ts';

/** The ads that somebody has marked. Ids must be those of documents. */
const favorites = (uid: string) => collection('favorites', uid);

/** Whether that person has marked that ad. */
export async function isFavorite(uid: string, listingId: string): Promise<boolean> {
  const favorite = await favorites(uid).doc(listingId).get();
  return favorite.exists;
}

/**
 * Marking again changes nothing, not even the place in the list. Throws 401 for a person who has been
 * deleted since the request began: a late mark would stay for good.
 */
export async function saveFavorite(uid: string, listingId: string): Promise<void> {
  const favorite = favorites(uid).doc(listingId);
  await firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (!user || user.deletedAt) throw signInNeeded();
    if ((await transaction.get(favorite)).exists) return;
    transaction.set(favorite, { createdAt: Timestamp.fromMillis(clock.now()) });
  });
}

export async function deleteFavorites(uid: string, listingIds: readonly string[]): Promise<void> {
  await Promise.all(listingIds.map((id) => favorites(uid).doc(id).delete()));
}

/** Ids of the marked ads, last marked first, whatever has become of them. */
export async function findFavoriteIds(uid: string): Promise<string[]> {
  const { docs } = await favorites(uid).orderBy('createdAt', 'desc').get();
  return docs.map(({ id }) => id);
}
