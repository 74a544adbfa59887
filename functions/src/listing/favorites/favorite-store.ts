import { limits } from '@qaysari/contract/limits';
import { ApiError, signInNeeded } from '../../platform/api-error.ts';
import { clock } from '../../platform/clock.ts';
import { collection } from '../../platform/collections.ts';
import { firestore, Timestamp } from '../../platform/firestore.ts';
import { findUserIn, isActive } from '../../user/store.ts';

/** The favorites of a user. Callers must check that ids are document ids. */
const favorites = (uid: string) => collection('favorites', uid);

export async function isFavorite(uid: string, listingId: string): Promise<boolean> {
  const favorite = await favorites(uid).doc(listingId).get();
  return favorite.exists;
}

/**
 * Adds a favorite. Adding it again keeps its place in the list. Throws 401 when the user was deleted
 * since the request began: nobody would delete the document later. Throws 403 when the list is full;
 * requests at the same time may exceed that by a few, as counting in the transaction would lock the list.
 */
export async function saveFavorite(uid: string, listingId: string): Promise<void> {
  if (await isFavorite(uid, listingId)) return;
  const count = await favorites(uid).count().get();
  if (count.data().count >= limits.favoritesPerMember) {
    throw new ApiError(403, 'favoritesFull', { params: { max: limits.favoritesPerMember } });
  }
  const favorite = favorites(uid).doc(listingId);
  await firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (!isActive(user)) throw signInNeeded();
    if ((await transaction.get(favorite)).exists) return;
    transaction.set(favorite, { createdAt: Timestamp.fromMillis(clock.now()) });
  });
}

export async function deleteFavorites(uid: string, listingIds: readonly string[]): Promise<void> {
  await Promise.all(listingIds.map((id) => favorites(uid).doc(id).delete()));
}

/** Ids of the favorites, last added first, whatever the status of the listings. With `page`, 24 of them. */
export async function findFavoriteIds(uid: string, page?: number): Promise<string[]> {
  const all = favorites(uid).orderBy('createdAt', 'desc').select();
  const size = limits.ownPageSize;
  const asked =
    page === undefined
      ? all.limit(limits.favoritesPerMember)
      : all.offset((page - 1) * size).limit(size);
  return (await asked.get()).docs.map(({ id }) => id);
}
