import {
  categoryIds,
  cityIds,
  type CategoryId,
  type CityId,
} from '@qaysari/contract/listing/catalogue';
import { currencyCodes, type Currency } from '@qaysari/contract/listing/price';
import { isIn } from './bitset.ts';
import { type ListingColumns, sunken } from './listing-columns.ts';

/** Which prices are wanted. */
export interface ComparableQuery {
  category: CategoryId;
  /** Left out: of all cities. */
  location?: CityId;
  /** The id of a listing that is left out. */
  except: string;
}

/** Prices in the currency in which they are listed, in no order. */
export type ComparablePrices = Record<Currency, number[]>;

/** See `SearchEngine.prices`. */
export function comparablePrices(
  { live, size, slotOf, category, city, currency, standing, price }: ListingColumns,
  { category: wanted, location, except }: ComparableQuery,
): ComparablePrices {
  const prices: ComparablePrices = { usd: [], iqd: [] };
  const inCategory = categoryIds.indexOf(wanted);
  const inCity = location === undefined ? undefined : cityIds.indexOf(location);
  const self = slotOf.get(except);
  for (let slot = 0; slot < size; slot++) {
    if (category[slot] !== inCategory || slot === self || !isIn(live, slot)) continue;
    if ((inCity !== undefined && city[slot] !== inCity) || standing[slot] === sunken) continue;
    prices[currencyCodes[currency[slot] as number] as Currency].push(price[slot] as number);
  }
  return prices;
}
