import type { Currency } from '@qaysari/contract/currency';
import type { ListingCard } from '@qaysari/contract/listing-entity';
import { isByPrice, type ListingFilter } from '@qaysari/contract/listing-filter';
import type { Rate } from '@qaysari/contract/rate';

/** Whether a list shows one currency after the other: by price, no currency chosen, and no rate to compare them. */
export function isByCurrency(
  { sort, currency, priceCurrency, minPrice, maxPrice }: ListingFilter,
  rate: Rate | undefined,
): boolean {
  const isLimited = minPrice !== undefined || maxPrice !== undefined;
  // Without a rate such limits find one currency alone.
  const isOne = currency !== undefined || (priceCurrency !== undefined && isLimited);
  return isByPrice(sort) && !rate && !isOne;
}

export interface CurrencyGroup {
  currency: Currency;
  listings: ListingCard[];
}

/** The listings of each currency, in the order of the list. */
export function currencyGroups(listings: readonly ListingCard[]): CurrencyGroup[] {
  const groups = new Map<Currency, ListingCard[]>();
  for (const listing of listings) {
    groups.set(listing.currency, [...(groups.get(listing.currency) ?? []), listing]);
  }
  return Array.from(groups, ([currency, members]) => ({ currency, listings: members }));
}
