import { limits } from '@qaysari/contract/shared/limits';
import { createSignal } from '../../../lib/browser/signal.ts';
import { readItem, writeItem } from '../../../lib/browser/storage.ts';

const storageKey = 'qaysariRecentSearches';

/** The event reports changes of other tabs. */
const changed = createSignal((listener) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
});

const none: readonly string[] = [];

/** Cached, so that an unchanged list stays the same object. */
let last: { raw: string | null; searches: readonly string[] } = { raw: null, searches: none };

/** Recent searches on this device, newest first. Invalid stored values are ignored. */
export function recentSearches(): readonly string[] {
  const raw = readItem('localStorage', storageKey);
  if (raw !== last.raw) last = { raw, searches: parse(raw) };
  return last.searches;
}

/** Adds a search in front. At most `limits.recentSearches` are stored; case does not matter. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (isSearch(search)) write([search, ...without(search)].slice(0, limits.recentSearches));
}

export function forgetSearch(text: string): void {
  write(without(text));
}

export function forgetAllSearches(): void {
  write([]);
}

export function useRecentSearches(): readonly string[] {
  return changed.useValue(recentSearches, () => none);
}

function isSearch(value: unknown): value is string {
  return (
    typeof value === 'string' && value.trim() !== '' && value.length <= limits.searchTextLength
  );
}

function without(text: string): string[] {
  return recentSearches().filter((search) => search.toLowerCase() !== text.toLowerCase());
}

function parse(raw: string | null): readonly string[] {
  if (raw === null) return none;
  try {
    const value: unknown = JSON.parse(raw);
    if (!Array.isArray(value)) return [];
    return [...new Set(value.filter(isSearch))].slice(0, limits.recentSearches);
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): void {
  writeItem('localStorage', storageKey, searches.length === 0 ? null : JSON.stringify(searches));
  changed.emit();
}
