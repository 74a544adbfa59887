/** What a visitor wished to mark before they signed in: in this tab, and not for long. */
const key = 'qaysariFavoriteWish';
const lifeMs = 30 * 60_000;

interface Wish {
  listingId: string;
  owner: string;
}

export function keepWish(wish: Wish): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...wish, at: Date.now() }));
  } catch {
    // Private windows may refuse storage: the heart is then to be pressed once more.
  }
}

/** The wish, once: it is forgotten with the answer. */
export function takeWish(): Wish | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    return isWish(value) && Math.abs(Date.now() - value.at) < lifeMs ? value : undefined;
  } catch {
    return undefined;
  }
}

function isWish(value: unknown): value is Wish & { at: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { listingId, owner, at } = value as Record<string, unknown>;
  return typeof listingId === 'string' && typeof owner === 'string' && typeof at === 'number';
}
