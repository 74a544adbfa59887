import { sessionStorageValue } from '../../lib/browser/session-storage-value.ts';
import { pageQuery } from '../../lib/routes/page-query.ts';
import { addressOf, fromField, type Place } from './sign-in-link.ts';

/**
 * What a visitor pressed that needs an account. `subject`: the id of an ad to add to the favourites, of which `owner`
 * is the owner, or the filter of a search to save.
 */
export interface Wish {
  kind: 'favorite' | 'search';
  subject: string;
  owner: string;
}

/** One for each tab: a newer wish replaces it, and it is over after half an hour. */
const stored = sessionStorageValue('qaysariWish', ['kind', 'subject', 'owner', 'from']);

/** Keeps a wish for the sign-in that leads back to `place`. */
export function keepWish(wish: Wish, place: Place): void {
  stored.keep({ ...wish, from: withoutLanguage(addressOf(place)) });
}

/**
 * The wish that belongs to a page: to the one where it was pressed, or to a sign-in that leads back there. Anywhere
 * else it was given up, and is dropped.
 */
export function wishAt(place: Place): Wish | undefined {
  const wish = stored.read();
  if (!wish) return undefined;
  const back = pageQuery('signIn', place.search).get(fromField) ?? '';
  if ([addressOf(place), back].some((address) => withoutLanguage(address) === wish.from)) {
    return wish as unknown as Wish;
  }
  stored.drop();
  return undefined;
}

/** As `wishAt`, of one kind, and removes the wish: it is fulfilled once. */
export function takeWishAt(place: Place, kind: Wish['kind']): Wish | undefined {
  const wish = wishAt(place);
  if (wish?.kind !== kind) return undefined;
  stored.drop();
  return wish;
}

/** The language may be changed on the way. */
const withoutLanguage = (address: string) => address.replace(/^\/[^/?#]*/, '');
