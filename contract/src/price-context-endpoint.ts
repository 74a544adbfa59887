import type { Currency } from './currency.ts';
import { endpoint } from './endpoint.ts';
import type { listingInputs } from './listing-inputs.ts';
import type { Money, Rate } from './rate.ts';

// A part of a page that is loaded when it is near, so it stands alone.

/** What similar listings cost, in the currency of the listing. */
export interface PriceComparison {
  /** Where the others are from: the same category in the same city, or the same category in all of Iraq. */
  scope: 'cityAndCategory' | 'category';
  /**
   * How many others there are; not the listing itself.
   * @asType integer
   */
  count: number;
  currency: Currency;
  /** The middle half of them costs from `low` to `high`, rounded outwards as people say it. */
  low: number;
  high: number;
  /** With which prices in the other currency were converted; left out where none was. */
  rate?: Rate;
}

/** A price at which a listing could be seen. */
export interface PricePoint extends Money {
  /** @format date-time */
  since: string;
}

export interface PriceContext {
  /** Left out where too few are comparable, or their prices lie too far apart. */
  comparison?: PriceComparison;
  /** Its own listed prices, newest first, 20 at most: the first is the present one. */
  history: PricePoint[];
}

/**
 * Compares the price of an approved listing with similar ones, and returns its own earlier prices. What everybody
 * cannot see is 404.
 */
export const getPriceContext = endpoint({
  method: 'GET',
  path: '/listing/price-context/{id}',
  access: 'public',
})
  .takes<typeof listingInputs.getPriceContext>()
  .answers<PriceContext>();
