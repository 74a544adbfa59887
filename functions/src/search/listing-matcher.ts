import type { ListingFilter } from '@qaysari/contract/listing/filter';
import type { Conversion, Money } from '@qaysari/contract/listing/rate';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { amountQuestion, isWithinMonths, type AmountLimits, type Limits } from './price-limits.ts';
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
  const { category, location, currency, startup, search } = filter;
  const { limits } = amountQuestion(filter, rate);
  const parts = search === undefined ? undefined : queryParts(search);
  return ({ card, words }) =>
    (category?.includes(card.category) ?? true) &&
    (location?.includes(card.location) ?? true) &&
    (currency === undefined || card.currency === currency) &&
    (startup === undefined || card.isStartup) &&
    (!limits || isWithin(card, limits)) &&
    (!parts || hasParts({ words, head: headWords(card) }, parts));
}

function isWithin(card: ListingCard, limits: Limits): boolean {
  const { price, profit, rent, profitMonths, instalments } = limits;
  return (
    isBetween(card, price) &&
    isBetween(card.monthlyProfit, profit) &&
    isBetween(card.monthlyRent, rent) &&
    (!profitMonths || isWithinMonths(card, profitMonths)) &&
    (!instalments || card.hasInstalments === true)
  );
}

function isBetween(money: Money | undefined, limits: AmountLimits | undefined): boolean {
  if (!limits) return true;
  if (!money) return false;
  const { min, max } = limits[money.currency];
  return money.price >= min && money.price <= max;
}
