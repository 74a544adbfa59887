import { useQuery } from '@tanstack/react-query';
import type { CategoryId, CityId } from '@qaysari/contract/listing/catalogue';
import { limits } from '@qaysari/contract/shared/limits';
import type { ListingSuggestions, PriceFilter } from '@qaysari/contract/listing/types';
import { MapPin, Store } from 'lucide-react';
import { useMemo } from 'react';
import { suggestionsQuery } from '../../../entities/listing/queries.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useDebounced } from '../../../lib/browser/use-debounced.ts';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { useRecentSearches } from './recent-searches.ts';

/** One line of the list below a search box. */
export type Suggestion =
  | { kind: 'recent'; text: string }
  | { kind: 'trade'; text: string }
  | { kind: 'price'; filter: PriceFilter }
  | { kind: 'category'; id: CategoryId }
  | { kind: 'location'; id: CityId }
  | { kind: 'listing'; id: string; title: string };

/** The filter of a suggested category, city or price. */
export type FacetFilter = { category: CategoryId[] } | { location: CityId[] } | PriceFilter;

/** The kinds in the order in which the list shows them. */
export const suggestionKinds = [
  'recent',
  'trade',
  'price',
  'category',
  'location',
  'listing',
] as const;

/** Here, in what every page has: cards and menus show them, too. */
export const sharedIcons = { location: MapPin, listing: Store } as const;

function suggestionsOf(answer: ListingSuggestions): Suggestion[] {
  return [
    ...answer.trades.map((text) => ({ kind: 'trade' as const, text })),
    ...(answer.price ? [{ kind: 'price' as const, filter: answer.price }] : []),
    ...answer.category.map((id) => ({ kind: 'category' as const, id })),
    ...answer.location.map((id) => ({ kind: 'location' as const, id })),
    ...answer.listings.map(({ _id, title }) => ({ kind: 'listing' as const, id: _id, title })),
  ];
}

/** Unique within one list. */
export function suggestionKey(suggestion: Suggestion): string {
  const { kind } = suggestion;
  if (kind === 'price') return kind;
  return `${kind}:${'text' in suggestion ? suggestion.text : suggestion.id}`;
}

const hasLetter = /[\p{L}\p{N}]/u;

/**
 * Recent searches while nothing is typed, else suggestions, fetched when typing pauses. Empty when they cannot be
 * loaded. `isWanted`: whether the list is open.
 */
export function useSuggestions(typed: string, isWanted: boolean): readonly Suggestion[] {
  const language = useLanguage();
  const isOnline = useOnline();
  const recent = useRecentSearches();
  const text = typed.trim();
  const asked = useDebounced(text, limits.suggestDebounceMs);
  const { data } = useQuery({
    ...suggestionsQuery(asked, language),
    enabled: isWanted && isOnline && hasLetter.test(asked),
  });
  return useMemo(() => {
    if (text === '') return recent.map((search) => ({ kind: 'recent' as const, text: search }));
    return data ? suggestionsOf(data) : [];
  }, [text, recent, data]);
}
