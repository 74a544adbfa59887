import {
  categoryIds,
  cityIds,
  type CategoryId,
  type CityId,
} from '@qaysari/contract/listing/catalogue';
import { currencyCodes, type Currency } from '@qaysari/contract/listing/price';
import type { Money } from '@qaysari/contract/listing/rate';
import { isIn } from './bitset.ts';
import { notStated, unconfirmedTier, type ListingColumns } from './listing-columns.ts';

/** Which listings are compared. Those that are not confirmed never are. */
export interface ComparableQuery {
  category: CategoryId;
  /** Left out: of all cities. */
  location?: CityId;
  /** The id of a listing that is left out. */
  except: string;
}

/** Prices in the currency in which they are listed, in no order. */
export type ComparablePrices = Record<Currency, number[]>;

/** A price, and the monthly profit that is stated beside it; each in its own currency. */
export interface StatedProfit {
  price: Money;
  monthlyProfit: Money;
}

const currencyAt = (index: number | undefined) => currencyCodes[index as number] as Currency;

/** See `SearchEngine.prices`. */
export function comparablePrices(
  columns: ListingColumns,
  query: ComparableQuery,
): ComparablePrices {
  const prices: ComparablePrices = { usd: [], iqd: [] };
  for (const slot of comparableSlots(columns, query)) {
    prices[currencyAt(columns.currency[slot])].push(columns.price[slot] as number);
  }
  return prices;
}

/** See `SearchEngine.statedProfits`. */
export function statedProfits(columns: ListingColumns, query: ComparableQuery): StatedProfit[] {
  const { price, currency, profit, profitCurrency } = columns;
  return comparableSlots(columns, query)
    .filter((slot) => profitCurrency[slot] !== notStated)
    .map((slot) => ({
      price: { price: price[slot] as number, currency: currencyAt(currency[slot]) },
      monthlyProfit: { price: profit[slot] as number, currency: currencyAt(profitCurrency[slot]) },
    }));
}

function comparableSlots(
  { live, size, slotOf, category, city, tier }: ListingColumns,
  { category: wanted, location, except }: ComparableQuery,
): number[] {
  const slots: number[] = [];
  const inCategory = categoryIds.indexOf(wanted);
  const inCity = location === undefined ? undefined : cityIds.indexOf(location);
  const self = slotOf.get(except);
  for (let slot = 0; slot < size; slot++) {
    if (category[slot] !== inCategory || slot === self || !isIn(live, slot)) continue;
    if ((inCity !== undefined && city[slot] !== inCity) || tier[slot] === unconfirmedTier) continue;
    slots.push(slot);
  }
  return slots;
}
