import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import type { Currency } from '@qaysari/contract/listing/price';
import type { CardFigures } from '@qaysari/contract/listing/types';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { readSavedFilter } from '@qaysari/contract/saved-search/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';
import { type SearchDocument, listingMatcher } from '../search/public.ts';
import { gramReader, gramsOf } from './word-grams.ts';

/** Whose saved search it is, and which. */
export interface SavedSearchKey {
  uid: string;
  id: string;
}

/**
 * Saved searches in memory, indexed in reverse: it finds the searches that match an ad. It checks only the searches for
 * the ad's category and city, for one of the two, and for neither. Price, start-up mark, figures that are not stated and
 * letters rule out most of them; `listingMatcher` decides about the rest.
 */
export interface SavedSearchIndex {
  readonly size: number;
  /** Adds a search or replaces the one with its key. */
  put(key: SavedSearchKey, query: string): void;
  /** Removes a search, if there is one with this key. */
  remove(key: SavedSearchKey): void;
  /** The searches that find this ad, in no order. Amounts in two currencies are compared at the rate. */
  matching(document: SearchDocument, rate?: Conversion): SavedSearchKey[];
}

interface Row {
  key: SavedSearchKey;
  query: string;
  currency: Currency | undefined;
  min: number;
  max: number;
  startupsOnly: boolean;
  /** The ad must state them, whatever they are. */
  figures: readonly (keyof CardFigures)[];
  /** As `gramsOf` answers. */
  grams: readonly Uint16Array[];
  buckets: number[];
  /** Made when it is first needed, and again for another rate: most searches are never close to an ad. */
  matcher?: { dinars: number | undefined; matches: (document: SearchDocument) => boolean };
}

const categoryNumbers = new Map<string, number>(categoryIds.map((id, number) => [id, number]));
const cityNumbers = new Map<string, number>(cityIds.map((id, number) => [id, number]));
/** The numbers of a search without a category, or without a city. */
const [anyCategory, anyCity] = [categoryIds.length, cityIds.length];

const bucketNumber = (category: number, city: number) => category * (cityIds.length + 1) + city;
const nameOf = ({ uid, id }: SavedSearchKey) => `${uid}/${id}`;

export function emptySavedSearchIndex(): SavedSearchIndex {
  const rows = new Map<string, Row>();
  const buckets = new Map<number, Set<Row>>();
  const grams = gramReader();

  function remove(key: SavedSearchKey): void {
    const row = rows.get(nameOf(key));
    if (!row) return;
    rows.delete(nameOf(key));
    for (const bucket of row.buckets) buckets.get(bucket)?.delete(row);
  }

  return {
    get size() {
      return rows.size;
    },
    put(key, query) {
      remove(key);
      const row = rowOf(key, query);
      rows.set(nameOf(key), row);
      for (const number of row.buckets) {
        const bucket = buckets.get(number) ?? new Set();
        buckets.set(number, bucket.add(row));
      }
    },
    remove,
    matching(document, rate) {
      grams.read(document.words);
      const found: SavedSearchKey[] = [];
      for (const number of bucketsOfListing(document)) {
        for (const row of buckets.get(number) ?? []) {
          if (
            isNear(row, document) &&
            row.grams.every((groups) => grams.hasGroup(groups)) &&
            isMatch(row, document, rate)
          ) {
            found.push(row.key);
          }
        }
      }
      return found;
    },
  };
}

function rowOf(key: SavedSearchKey, query: string): Row {
  const filter = readSavedFilter(query);
  // Limits without a currency are for ads in any: the matcher knows what they are worth.
  const isPriced = filter.currency !== undefined;
  return {
    ...{ key, query, currency: filter.currency },
    min: (isPriced ? filter.minPrice : undefined) ?? -Infinity,
    max: (isPriced ? filter.maxPrice : undefined) ?? Infinity,
    startupsOnly: filter.startup !== undefined,
    figures: figuresOf(filter),
    grams: gramsOf(filter.search),
    buckets: bucketsOfFilter(filter),
  };
}

const noFigures: Row['figures'] = [];

/** One list for all searches without limits of figures: those are nearly all. */
function figuresOf({
  minProfit,
  maxProfitMonths,
  maxRent,
  instalments,
}: ListingFilter): Row['figures'] {
  const figures = [
    ...((minProfit ?? maxProfitMonths) === undefined ? [] : ['monthlyProfit' as const]),
    ...(maxRent === undefined ? [] : ['monthlyRent' as const]),
    ...(instalments === undefined ? [] : ['hasInstalments' as const]),
  ];
  return figures.length > 0 ? figures : noFigures;
}

function bucketsOfFilter({ category, location }: ListingFilter): number[] {
  const inCategories = category?.map((id) => categoryNumbers.get(id) ?? anyCategory);
  const inCities = location?.map((id) => cityNumbers.get(id) ?? anyCity);
  return (inCategories ?? [anyCategory]).flatMap((one) =>
    (inCities ?? [anyCity]).map((city) => bucketNumber(one, city)),
  );
}

function bucketsOfListing({ card }: SearchDocument): number[] {
  const category = categoryNumbers.get(card.category) ?? anyCategory;
  const city = cityNumbers.get(card.location) ?? anyCity;
  return [
    ...new Set([
      bucketNumber(category, city),
      bucketNumber(category, anyCity),
      bucketNumber(anyCategory, city),
      bucketNumber(anyCategory, anyCity),
    ]),
  ];
}

/** Whether price, start-up mark and unstated figures do not rule out that the search finds the ad. */
function isNear({ currency, min, max, startupsOnly, figures }: Row, { card }: SearchDocument) {
  if (currency !== undefined && currency !== card.currency) return false;
  if (card.price < min || card.price > max || (startupsOnly && !card.isStartup)) return false;
  return figures.every((name) => card[name] !== undefined);
}

function isMatch(row: Row, document: SearchDocument, rate: Conversion | undefined): boolean {
  const dinars = rate?.dinars;
  if (!row.matcher || row.matcher.dinars !== dinars) {
    const filter = readSavedFilter(row.query);
    row.matcher = { dinars, matches: listingMatcher(filter, rate) };
  }
  return row.matcher.matches(document);
}
