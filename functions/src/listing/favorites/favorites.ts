import { limits } from '@qaysari/contract/shared/limits';
import type {
  addFavorite as addEndpoint,
  listFavoriteIds as idsEndpoint,
  listFavorites as listEndpoint,
  removeFavorite as removeEndpoint,
} from '@qaysari/contract/listing/own-calls';
import { ApiError, notFound } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { isDocumentId } from '../../platform/firestore.ts';
import { findFavoriteIds, saveFavorite, deleteFavorites } from './favorite-store.ts';
import { canView, viewerOf } from '../policy.ts';
import { presentCard } from '../present.ts';
import { findCards, findListing } from '../store.ts';
import { limitOwnLists } from '../own/rate-limit.ts';

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
  if ((page - 1) * limits.ownPageSize >= limits.favoritesPerMember) return [];
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
