import {
  type CategoryId,
  categoryIds,
  type CityId,
  cityIds,
} from '@qaysari/contract/listing/catalogue';
import { currencyCodes } from '@qaysari/contract/listing/price';
import type { ListingFacets } from '@qaysari/contract/listing/types';
import type { ListingFilter } from '@qaysari/contract/listing/filter';

/**
 * A kind is start-up or not, currency, category and city as one number. There are few kinds, so a search
 * counts listings by kind; total and facets are sums of these counts.
 */
export const kindCount = 2 * currencyCodes.length * categoryIds.length * cityIds.length;

/** Takes 1 for a start-up, and indexes in `currencyCodes`, `categoryIds` and `cityIds`. */
export function kindNumber(
  startup: number,
  currency: number,
  category: number,
  city: number,
): number {
  const money = startup * currencyCodes.length + currency;
  return (money * categoryIds.length + category) * cityIds.length + city;
}

export interface WantedKinds {
  /** By kind: 1 where the filter allows all of it. */
  all: Uint8Array;
  /** The others are by index: 1 for what the filter allows. */
  startup: Uint8Array;
  currency: Uint8Array;
  category: Uint8Array;
  city: Uint8Array;
}

export function wantedKinds(filter: ListingFilter): WantedKinds {
  const startup = Uint8Array.of(filter.startup === undefined ? 1 : 0, 1);
  const currency = selectionFlags(currencyCodes, filter.currency && [filter.currency]);
  const category = selectionFlags(categoryIds, filter.category);
  const city = selectionFlags(cityIds, filter.location);
  const all = new Uint8Array(kindCount);
  forEachKind((kind, itsStartup, itsCurrency, itsCategory, itsCity) => {
    const inBoth = (category[itsCategory] as number) & (city[itsCity] as number);
    all[kind] = inBoth & (currency[itsCurrency] as number) & (startup[itsStartup] as number);
  });
  return { all, startup, currency, category, city };
}

/** By index in the list: 1 for the selected ids; 1 for all when none is selected. */
function selectionFlags<Id>(list: readonly Id[], some: readonly Id[] | undefined): Uint8Array {
  return Uint8Array.from(list, (id) => (some === undefined || some.includes(id) ? 1 : 0));
}

function forEachKind(
  visit: (kind: number, startup: number, currency: number, category: number, city: number) => void,
): void {
  let kind = 0;
  for (let startup = 0; startup < 2; startup++) {
    for (let currency = 0; currency < currencyCodes.length; currency++) {
      for (let category = 0; category < categoryIds.length; category++) {
        for (let city = 0; city < cityIds.length; city++) {
          visit(kind++, startup, currency, category, city);
        }
      }
    }
  }
}

/** The total and the facets, from the counts by kind. */
export function countFacets(
  counts: Uint32Array,
  { startup, currency, category, city }: WantedKinds,
): { total: number; facets: ListingFacets } {
  const ofCategory = new Uint32Array(categoryIds.length);
  const ofCity = new Uint32Array(cityIds.length);
  let total = 0;
  forEachKind((kind, itsStartup, itsCurrency, itsCategory, itsCity) => {
    const count = counts[kind] as number;
    if (count === 0 || startup[itsStartup] === 0 || currency[itsCurrency] === 0) return;
    const inCategory = category[itsCategory] === 1;
    const inCity = city[itsCity] === 1;
    if (inCity) ofCategory[itsCategory] = (ofCategory[itsCategory] as number) + count;
    if (inCategory) ofCity[itsCity] = (ofCity[itsCity] as number) + count;
    if (inCategory && inCity) total += count;
  });
  const facets = {
    category: nonZeroCounts<CategoryId>(categoryIds, ofCategory),
    location: nonZeroCounts<CityId>(cityIds, ofCity),
  };
  return { total, facets };
}

/** The number of listings of the wanted kinds. */
export function totalOfKinds(counts: Uint32Array, kinds: Uint8Array): number {
  let total = 0;
  for (let kind = 0; kind < kindCount; kind++) {
    if (kinds[kind] === 1) total += counts[kind] as number;
  }
  return total;
}

function nonZeroCounts<Id extends string>(
  ids: readonly Id[],
  counts: Uint32Array,
): Partial<Record<Id, number>> {
  const shown: Partial<Record<Id, number>> = {};
  for (const [i, id] of ids.entries()) if (counts[i] !== 0) shown[id] = counts[i];
  return shown;
}
