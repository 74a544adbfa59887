import type { Currency } from '@qaysari/contract/listing/price';
import type { ListingCard } from '@qaysari/contract/listing/types';

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
