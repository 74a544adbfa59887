import { limits } from '@qaysari/contract/limits';
import { useSyncExternalStore } from 'react';

const storageKey = 'qaysariRecentSearches';
const listeners = new Set<() => void>();

/** The last reading, so that an unchanged list stays the same list. */
let last: { raw: string | null; searches: readonly string[] } = { raw: null, searches: [] };

/** What this device was asked to find, newest first. What others may have written there is passed over. */
export function recentSearches(): readonly string[] {
  const raw = stored();
  if (raw !== last.raw) last = { raw, searches: parse(raw) };
  return last.searches;
}

/** Puts a text in front. At most `limits.recentSearches` stay; the same words in another case count as one. */
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
  return useSyncExternalStore(subscribe, recentSearches);
}

function isSearch(value: unknown): value is string {
  return (
    typeof value === 'string' && value.trim() !== '' && value.length <= limits.searchTextLength
  );
}

function without(text: string): string[] {
  return recentSearches().filter((search) => search.toLowerCase() !== text.toLowerCase());
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function parse(raw: string | null): readonly string[] {
  if (raw === null) return [];
  try {
    const value: unknown = JSON.parse(raw);
    if (!Array.isArray(value)) return [];
    return [...new Set(value.filter(isSearch))].slice(0, limits.recentSearches);
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Private windows may refuse storage: nothing is remembered then.
  }
  for (const listener of listeners) listener();
}

/** The event tells of changes in other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
