import { createSignal } from '../../lib/browser/signal.ts';
import { readItem, writeItem } from '../../lib/browser/storage.ts';
import { changeDeviceDraft, readDeviceDraft } from '../../lib/drafts/drafts.ts';

/** Favorites that were changed while the API did not answer. The device stores them, by person, to send them later. */

const draftName = 'hearts';
const noteName = 'qaysariHearts';

export interface OfflineFavorite {
  id: string;
  /** The state after the last press. */
  value: boolean;
  title: string;
  /** Milliseconds. */
  at: number;
}

const noteChanged = createSignal();

/** Notes whether the device stores unsent favorites, so that pages need not load anything to find out. */
export function noteOfflineFavorites(isWaiting: boolean): void {
  writeItem('localStorage', noteName, isWaiting ? 'waiting' : null);
  noteChanged.emit();
}

const hasNote = () => readItem('localStorage', noteName) !== null;

/** Whether this device stores unsent favorites, most likely those of the person who is signed in. */
export function useHasOfflineFavorites(): boolean {
  return noteChanged.useValue(hasNote);
}

/** The valid favorites of a stored value; anything else in it is ignored. */
export function favoritesIn(stored: unknown): readonly OfflineFavorite[] {
  return Array.isArray(stored) ? stored.filter(isFavorite) : [];
}

function isFavorite(favorite: unknown): favorite is OfflineFavorite {
  if (typeof favorite !== 'object' || favorite === null) return false;
  const { id, value, title, at } = favorite as Partial<OfflineFavorite>;
  return (
    typeof id === 'string' &&
    typeof value === 'boolean' &&
    typeof title === 'string' &&
    typeof at === 'number'
  );
}

/** The last press counts. The order of the favorites stays. */
export function withFavorite(
  favorites: readonly OfflineFavorite[],
  favorite: OfflineFavorite,
): OfflineFavorite[] {
  const isKnown = favorites.some(({ id }) => id === favorite.id);
  return isKnown
    ? favorites.map((each) => (each.id === favorite.id ? favorite : each))
    : [...favorites, favorite];
}

/** Removes a favorite that was sent, unless it was pressed again meanwhile. */
export function withoutFavorite(
  favorites: readonly OfflineFavorite[],
  sent: Pick<OfflineFavorite, 'id' | 'at'>,
): OfflineFavorite[] {
  return favorites.filter(({ id, at }) => id !== sent.id || at > sent.at);
}

export async function offlineFavorites(userId: string): Promise<readonly OfflineFavorite[]> {
  return favoritesIn(await readDeviceDraft(userId, draftName));
}

/** Answers whether the favorite was stored: browsers may refuse storage. */
export async function storeFavorite(userId: string, favorite: OfflineFavorite): Promise<boolean> {
  const stored = await change(userId, (favorites) => withFavorite(favorites, favorite));
  return stored !== undefined;
}

/** To be called when the API has accepted or refused the favorite, or a later press. */
export async function removeSentFavorite(
  userId: string,
  sent: Pick<OfflineFavorite, 'id' | 'at'>,
): Promise<void> {
  if (hasNote()) await change(userId, (favorites) => withoutFavorite(favorites, sent));
}

async function change(
  userId: string,
  by: (favorites: readonly OfflineFavorite[]) => OfflineFavorite[],
): Promise<OfflineFavorite[] | undefined> {
  const favorites = await changeDeviceDraft(userId, draftName, (stored) => by(favoritesIn(stored)));
  if (favorites) noteOfflineFavorites(favorites.length > 0);
  return favorites;
}
