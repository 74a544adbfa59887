import type { ListingFilter } from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';
import { priceQuestion } from './price-limits.ts';
import { hasParts } from './has-part.ts';
import { queryParts } from './query-parts.ts';
import { headWords, type SearchDocument } from './search-document.ts';

/**
 * Whether a filter finds a listing, at this rate: what the engine answers from its columns, for one listing. Order and
 * page mean nothing here.
 */
export function listingMatcher(
  filter: ListingFilter,
  rate?: Conversion,
): (document: SearchDocument) => boolean {
  const { category, location, startup, search } = filter;
  const { currency, limits } = priceQuestion(filter, rate);
  const parts = search === undefined ? undefined : queryParts(search);
  return ({ card, words }) => {
    const range = limits?.[card.currency];
    return (
      (category?.includes(card.category) ?? true) &&
      (location?.includes(card.location) ?? true) &&
      (currency === undefined || card.currency === currency) &&
      (startup === undefined || card.isStartup) &&
      (!range || (card.price >= range.min && card.price <= range.max)) &&
      (!parts || hasParts({ words, head: headWords(card) }, parts))
    );
  };
}
