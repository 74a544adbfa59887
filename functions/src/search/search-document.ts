import {
  categories,
  type CategoryId,
  cities,
  type CityId,
} from '@qaysari/contract/listing/catalogue';
import { fold } from '@qaysari/contract/shared/fold';
import type { Money } from '@qaysari/contract/listing/rate';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { wordsOfFigures } from './figure-names.ts';

/** An approved listing as the search index stores it. */
export interface SearchDocument {
  card: ListingCard;
  /**
   * The distinct folded words of title, description, category and city names in all languages, marks and figures; sorted,
   * with one space between them.
   */
  words: string;
  /** When it came into the lists, in milliseconds since 1970; not known of entries of old. */
  listedAt?: number;
}

export const namesOfCategory = (id: CategoryId) => Object.values(categories[id]);
export const namesOfCity = (id: CityId) => Object.values(cities[id]);
/** The word of the mark: a search for a start-up by any of its names finds it. */
export const startupName = 'startup';

function namesOf({ category, location, isStartup }: ListingCard): string[] {
  return [
    ...namesOfCategory(category),
    ...namesOfCity(location),
    ...(isStartup ? [startupName] : []),
  ];
}

/** What an ad is found by, beside its card. */
export interface SearchText {
  description: string;
  monthlySales?: Money | undefined;
  /** When it came into the lists. */
  listedAt?: Date;
}

export function searchDocument(
  card: ListingCard,
  { description, monthlySales, listedAt }: SearchText,
): SearchDocument {
  return {
    card,
    words: wordsOf([
      ...[card.title, description, ...namesOf(card)],
      ...wordsOfFigures({ ...card, monthlySales }),
    ]),
    ...(listedAt && { listedAt: listedAt.getTime() }),
  };
}

const heads = new WeakMap<ListingCard, string>();

/**
 * The folded words of its title, and of the names of its category, its city and its marks; with one space between them.
 * Folded once for each card: an alert asks for those of one ad by all searches.
 */
export function headWords(card: ListingCard): string {
  let head = heads.get(card);
  if (head === undefined) {
    head = fold([card.title, ...namesOf(card)].join('\n'));
    heads.set(card, head);
  }
  return head;
}

/** The distinct folded words of some texts; sorted, with one space between them. */
export function wordsOf(texts: readonly string[]): string {
  return [...new Set(fold(texts.join('\n')).split(' '))].sort().join(' ');
}

/** The folded words of a title. */
export function foldedTitleWords(title: string): Set<string> {
  return new Set(fold(title).split(' '));
}
