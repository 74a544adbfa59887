import { readJson, writeItem } from '../../lib/browser/storage.ts';

/** The favourite that a visitor chose before signing in: kept in this tab for half an hour. */
const key = 'qaysariFavoriteWish';
const lifeMs = 30 * 60_000;

interface PendingFavorite {
  listingId: string;
  owner: string;
}

/** Where storage is refused, the person has to press the heart again after signing in. */
export function keepPendingFavorite(favorite: PendingFavorite): void {
  writeItem('sessionStorage', key, JSON.stringify({ ...favorite, at: Date.now() }));
}

/** Answers the pending favourite once: this removes it. */
export function takePendingFavorite(): PendingFavorite | undefined {
  const pending = readPendingFavorite();
  writeItem('sessionStorage', key, null);
  return pending;
}

export function readPendingFavorite(): PendingFavorite | undefined {
  const value = readJson('sessionStorage', key);
  return isPending(value) && Math.abs(Date.now() - value.at) < lifeMs ? value : undefined;
}

function isPending(value: unknown): value is PendingFavorite & { at: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { listingId, owner, at } = value as Record<string, unknown>;
  return typeof listingId === 'string' && typeof owner === 'string' && typeof at === 'number';
}
