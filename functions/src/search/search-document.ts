import { categories, cities } from '@qaysari/contract/catalogue';
import { fold } from '@qaysari/contract/fold';
import type { ListingCard } from '@qaysari/contract/listing-entity';

/** An approved listing as the search index stores it. */
export interface SearchDocument {
  card: ListingCard;
  /**
   * The distinct folded words of title, description, and category and city names in all languages;
   * sorted, with one space between them.
   */
  words: string;
  /** When it came into the lists, in milliseconds since 1970; not known of entries of old. */
  listedAt?: number;
}

export function searchDocument(
  card: ListingCard,
  description: string,
  listedAt?: Date,
): SearchDocument {
  const names = [
    ...Object.values(categories[card.category]),
    ...Object.values(cities[card.location]),
  ];
  return {
    card,
    words: wordsOf([card.title, description, ...names]),
    ...(listedAt && { listedAt: listedAt.getTime() }),
  };
}

/** The distinct folded words of some texts; sorted, with one space between them. */
export function wordsOf(texts: readonly string[]): string {
  return [...new Set(fold(texts.join('\n')).split(' '))].sort().join(' ');
}

/** The folded words of a title. */
export function foldedTitleWords(title: string): Set<string> {
  return new Set(fold(title).split(' '));
}
