import type { Language } from '@qaysari/contract/shared/languages';
import { writeListingFilter, type ListingFilter } from '@qaysari/contract/listing/filter';
import { paths } from '../../../lib/routes/routes.ts';

/** State of a link to the list that puts the focus into its search field. */
export const askToSearch = { asksToSearch: true } as const;

export function asksToSearch(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'asksToSearch' in state;
}

/** The field of the words in the address of the list. */
export const wordsName = 'search' satisfies keyof ListingFilter;

/** Where a form with the words leads before any script has come, or without one. */
export function nativeSearch(language: Language) {
  return { action: paths.listings(language), method: 'get' } as const;
}

/** What such a form sends beside the words: the rest of the applied filter, without what was asked for those words. */
export function RestOfFilter({
  filter: { search: _words, asTyped: _asTyped, page: _page, ...rest },
}: RestProps) {
  return [...writeListingFilter(rest)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface RestProps {
  filter: ListingFilter;
}
