import { categories, cities, type CategoryId, type CityId } from '@qaysari/contract/catalogue';
import type { Language } from '@qaysari/contract/languages';
import type { ListingSuggestions } from '@qaysari/contract/listing-entity';

/** One line of the list below a search box. */
export type Suggestion =
  | { kind: 'recent'; text: string }
  | { kind: 'category'; id: CategoryId }
  | { kind: 'location'; id: CityId }
  | { kind: 'listing'; id: string; title: string };

/** The filter of a suggested category or city. */
export type Place = { category: CategoryId[] } | { location: CityId[] };

/** The kinds in the order in which the list shows them. */
export const suggestionKinds = ['recent', 'category', 'location', 'listing'] as const;

export function suggestionsOf(answer: ListingSuggestions): Suggestion[] {
  return [
    ...answer.category.map((id) => ({ kind: 'category' as const, id })),
    ...answer.location.map((id) => ({ kind: 'location' as const, id })),
    ...answer.listings.map(({ _id, title }) => ({ kind: 'listing' as const, id: _id, title })),
  ];
}

/** Tells suggestions of one list apart. */
export function suggestionKey(suggestion: Suggestion): string {
  const { kind } = suggestion;
  return `${kind}:${kind === 'recent' ? suggestion.text : suggestion.id}`;
}

export function suggestionLabel(suggestion: Suggestion, language: Language): string {
  switch (suggestion.kind) {
    case 'recent':
      return suggestion.text;
    case 'category':
      return categories[suggestion.id][language];
    case 'location':
      return cities[suggestion.id][language];
    case 'listing':
      return suggestion.title;
  }
}
