/** The favourite that a visitor chose before they signed in: in this tab, and not for long. */
const key = 'qaysariFavoriteWish';
const lifeMs = 30 * 60_000;

interface PendingFavorite {
  listingId: string;
  owner: string;
}

export function keepPendingFavorite(favorite: PendingFavorite): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...favorite, at: Date.now() }));
  } catch {
    // Private windows may refuse storage: the heart is then to be pressed once more.
  }
}

/** Answers the pending favourite once: reading it removes it. */
export function takePendingFavorite(): PendingFavorite | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    return isPending(value) && Math.abs(Date.now() - value.at) < lifeMs ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPending(value: unknown): value is PendingFavorite & { at: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { listingId, owner, at } = value as Record<string, unknown>;
  return typeof listingId === 'string' && typeof owner === 'string' && typeof at === 'number';
}
