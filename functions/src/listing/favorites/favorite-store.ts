import { limits } from '@qaysari/contract/shared/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/api-error.ts';
import { clock } from '../../platform/clock.ts';
import { collection, collectionGroup } from '../../platform/collections.ts';
import { Timestamp } from '../../platform/firestore.ts';
import { asPerson } from '../../user/store.ts';

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
  await asPerson(uid, async (transaction) => {
    if ((await transaction.get(favorite)).exists) return;
    // In a field of its own: over all people Firestore cannot ask for the end of an id.
    transaction.set(favorite, { createdAt: Timestamp.fromMillis(clock.now()), listing: listingId });
  });
}

/** The people who have marked a listing, in no order. */
export async function findFavoriteKeepers(listingId: string): Promise<string[]> {
  const marks = collectionGroup('favorites').where('listing', '==', listingId).select();
  return (await marks.get()).docs.map(({ ref }) => ref.parent.parent?.id ?? '');
}

/** When somebody marked each of these listings; undefined where they have not. */
export async function favoriteTimesIn(
  transaction: Transaction,
  uid: string,
  listingIds: readonly string[],
): Promise<(Date | undefined)[]> {
  if (listingIds.length === 0) return [];
  const marks = await transaction.getAll(...listingIds.map((id) => favorites(uid).doc(id)));
  return marks.map((mark) => {
    const createdAt: unknown = mark.get('createdAt');
    return createdAt instanceof Timestamp ? createdAt.toDate() : undefined;
  });
}

const completedAtOnce = 300;

/** Adds the field `listing` to favorites of before there was one. Safe to call again. Returns to how many. */
export async function completeFavorites(): Promise<number> {
  const first = collectionGroup('favorites').select('listing').limit(completedAtOnce);
  let completed = 0;
  let page = await first.get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    const old = page.docs.filter((each) => each.get('listing') === undefined);
    // Not `set`: one that was removed meanwhile stays removed.
    const results = await Promise.allSettled(old.map(({ id, ref }) => ref.update({ listing: id })));
    completed += results.filter(({ status }) => status === 'fulfilled').length;
    page = await first.startAfter(last).get();
  }
  return completed;
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
