import { limits, readCeilings } from '@qaysari/contract/shared/limits';
import type {
  addFavorite as addEndpoint,
  listFavoriteIds as idsEndpoint,
  listFavorites as listEndpoint,
  removeFavorite as removeEndpoint,
} from '@qaysari/contract/listing/own-calls';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError, notFound } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { collection, collectionGroup } from '../platform/collections.ts';
import { Timestamp, isDocumentId } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { asPerson } from '../user/store.ts';
import { limitOwnLists } from './own/own-listing.ts';
import { canView, viewerOf } from './policy.ts';
import { presentCard } from './present.ts';
import { findCards, findListing } from './store.ts';

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
    throw new ApiError(403, 'favoritesFull', { params: { count: limits.favoritesPerMember } });
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

async function deleteFavorites(uid: string, listingIds: readonly string[]): Promise<void> {
  await Promise.all(listingIds.map((id) => favorites(uid).doc(id).delete()));
}

/** Ids of the favorites, last added first, whatever the status of the listings. With `page`, 24 of them. */
async function findFavoriteIds(uid: string, page?: number): Promise<string[]> {
  const all = favorites(uid).orderBy('createdAt', 'desc').select();
  const size = limits.ownPageSize;
  const asked =
    page === undefined
      ? all.limit(readCeilings.favoritesPerMember)
      : all.offset((page - 1) * size).limit(size);
  return (await asked.get()).docs.map(({ id }) => id);
}

/** `POST /listing/favorites/{id}`. Throws 403 for the caller's own listing. */
export const addFavorite: Handler<typeof addEndpoint> = async ({ caller, params }) => {
  const listing = await findListing(params.id);
  if (!listing) throw notFound();
  const viewer = viewerOf(listing, caller.uid);
  if (!canView(listing, viewer)) throw notFound();
  if (viewer === 'owner') throw new ApiError(403, 'notAllowed');
  await saveFavorite(caller.uid, listing.id);
  return undefined;
};

/** `DELETE /listing/favorites/{id}`. Works also for a listing that is no longer visible. */
export const removeFavorite: Handler<typeof removeEndpoint> = async ({ caller, params }) => {
  if (!isDocumentId(params.id)) throw notFound();
  await deleteFavorites(caller.uid, [params.id]);
  return undefined;
};

/**
 * `GET /listing/my-favorites`. A rejected listing is hidden and comes back when staff approve it again.
 * Favorites of deleted listings are deleted here.
 */
export const listFavorites: Handler<typeof listEndpoint> = async ({ caller, query }) => {
  limitOwnLists(caller.uid);
  const { page = 1 } = query;
  // Nobody has more: an offset beyond would only cost.
  if ((page - 1) * limits.ownPageSize >= readCeilings.favoritesPerMember) return [];
  const found = await findCards(await findFavoriteIds(caller.uid, page));
  const deleted = found.filter(({ exists }) => !exists).map(({ id }) => id);
  await deleteFavorites(caller.uid, deleted);
  return found
    .flatMap(({ listing }) => listing ?? [])
    .filter((listing) => canView(listing, viewerOf(listing, caller.uid)))
    .map(presentCard);
};

/** `GET /listing/favorite-ids`. Reads no listing, so it may name some that are not visible now. */
export const listFavoriteIds: Handler<typeof idsEndpoint> = async ({ caller }) => {
  limitOwnLists(caller.uid);
  return findFavoriteIds(caller.uid);
};
