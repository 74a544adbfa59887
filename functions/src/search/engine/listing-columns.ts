import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { currencyCodes } from '@qaysari/contract/listing/price';
import type { Money } from '@qaysari/contract/listing/rate';
import type { SearchDocument } from '../search-document.ts';
import { addTo, emptyBitset, removeFrom, type Bitset } from './bitset.ts';
import { kindCount, kindNumber } from './listing-kinds.ts';
import { codeOf } from './word-code.ts';

/**
 * The letters in a listing's words, by slot: one bit per letter code. A single letter is in so many words
 * that scanning them takes far longer than testing each listing.
 */
type ListingLetters = Int32Array;

/** Elements for all letter codes: one bit each. */
const elementsPerListing = 3;

function setLetters(letters: ListingLetters, slot: number, words: string): void {
  const first = slot * elementsPerListing;
  for (let i = 0; i < words.length; i++) {
    const code = codeOf(words.charCodeAt(i));
    const element = first + (code >>> 5);
    letters[element] = (letters[element] as number) | (1 << (code & 31));
  }
}

/** Adds to `set` those of the first `size` listings that have the letter of this code. */
export function addListingsWithLetter(
  letters: ListingLetters,
  size: number,
  code: number,
  set: Bitset,
): void {
  const bit = 1 << (code & 31);
  let element = code >>> 5;
  for (let slot = 0; slot < size; slot++, element += elementsPerListing) {
    if (((letters[element] as number) & bit) !== 0) addTo(set, slot);
  }
}

/**
 * The values that searches compare, as one array per field, by slot. Slots are never reused: a changed
 * listing gets a new one, and its old one is no longer live.
 */
export interface ListingColumns {
  /** Used slots, live or not. */
  size: number;
  /** Allocated slots. */
  capacity: number;
  live: Bitset;
  ids: string[];
  /** The slot of each living listing. */
  slotOf: Map<string, number>;
  /** The number of living listings of each kind. */
  countByKind: Uint32Array;
  kind: Uint16Array;
  /** Indexes in `categoryIds`, `cityIds` and `currencyCodes`. */
  category: Uint8Array;
  city: Uint8Array;
  currency: Uint8Array;
  /** What comes first by default: 1 featured, then 0, and 2, not confirmed, after all others. */
  tier: Uint8Array;
  startup: Uint8Array;
  price: Float64Array;
  /** Monthly; 0 where it is not stated. The currency is `notStated` then. */
  profit: Float64Array;
  profitCurrency: Uint8Array;
  rent: Float64Array;
  rentCurrency: Uint8Array;
  instalments: Uint8Array;
  /** Milliseconds since 1970: when it was renewed, else created. */
  created: Float64Array;
  /** Milliseconds since 1970: when it came into the lists. NaN where nobody knows. */
  listed: Float64Array;
  letters: ListingLetters;
}

export function emptyColumns(room = 64): ListingColumns {
  return {
    size: 0,
    capacity: room,
    live: emptyBitset(room),
    ids: [],
    slotOf: new Map(),
    countByKind: new Uint32Array(kindCount),
    kind: new Uint16Array(room),
    category: new Uint8Array(room),
    city: new Uint8Array(room),
    currency: new Uint8Array(room),
    tier: new Uint8Array(room),
    startup: new Uint8Array(room),
    price: new Float64Array(room),
    profit: new Float64Array(room),
    profitCurrency: new Uint8Array(room),
    rent: new Float64Array(room),
    rentCurrency: new Uint8Array(room),
    instalments: new Uint8Array(room),
    created: new Float64Array(room),
    listed: new Float64Array(room),
    letters: new Int32Array(elementsPerListing * room),
  };
}

/** The columns that are packed, with one element for each slot. */
const packedColumns = [
  'category',
  'city',
  'currency',
  'tier',
  'startup',
  'price',
  'profit',
  'profitCurrency',
  'rent',
  'rentCurrency',
  'instalments',
  'created',
  'listed',
] as const;

/** In the place of a currency. */
export const notStated = currencyCodes.length;

/** The tier of a listing that its owner has not confirmed, featured or not. */
export const unconfirmedTier = 2;

const categoryNumbers = new Map<string, number>(categoryIds.map((id, i) => [id, i]));
const cityNumbers = new Map<string, number>(cityIds.map((id, i) => [id, i]));
const currencyNumbers = new Map<string, number>(currencyCodes.map((id, i) => [id, i]));

function figureOf(id: string, money: Money | undefined): { amount: number; currency: number } {
  if (!money) return { amount: 0, currency: notStated };
  const currency = currencyNumbers.get(money.currency);
  if (currency === undefined || !(money.price > 0 && money.price < Infinity)) {
    throw new RangeError(`Listing ${id} has an invalid figure`);
  }
  return { amount: money.price, currency };
}

/**
 * Adds a listing or replaces the one with its id, and returns its slot. Throws RangeError for an invalid
 * card.
 */
export function addListing(
  columns: ListingColumns,
  { card, words, listedAt = Number.NaN }: SearchDocument,
): number {
  const category = categoryNumbers.get(card.category);
  const city = cityNumbers.get(card.location);
  const currency = currencyNumbers.get(card.currency);
  const created = Date.parse(card.renewedAt ?? card.createdAt);
  if (category === undefined || city === undefined || currency === undefined) {
    throw new RangeError(`Listing ${card._id} has an unknown category, city or currency`);
  }
  if (!Number.isFinite(created) || !Number.isFinite(card.price)) {
    throw new RangeError(`Listing ${card._id} has an invalid price or time`);
  }
  const profit = figureOf(card._id, card.monthlyProfit);
  const rent = figureOf(card._id, card.monthlyRent);
  if (columns.size === columns.capacity) grow(columns);
  const slot = columns.size++;
  columns.category[slot] = category;
  columns.city[slot] = city;
  columns.currency[slot] = currency;
  columns.tier[slot] =
    card.unconfirmedSince === undefined ? Number(card.isFeatured) : unconfirmedTier;
  columns.startup[slot] = card.isStartup ? 1 : 0;
  columns.price[slot] = card.price;
  columns.profit[slot] = profit.amount;
  columns.profitCurrency[slot] = profit.currency;
  columns.rent[slot] = rent.amount;
  columns.rentCurrency[slot] = rent.currency;
  columns.instalments[slot] = card.hasInstalments ? 1 : 0;
  columns.created[slot] = created;
  columns.listed[slot] = listedAt;
  setLetters(columns.letters, slot, words);
  unregisterListing(columns, card._id);
  registerListing(columns, slot, card._id);
  return slot;
}

/** Makes the listing in a slot live. All columns except `kind` must be filled. */
export function registerListing(columns: ListingColumns, slot: number, id: string): void {
  columns.ids[slot] = id;
  columns.slotOf.set(id, slot);
  addTo(columns.live, slot);
  const { startup, currency, category, city, countByKind: ofKind } = columns;
  const kind = kindNumber(
    startup[slot] as number,
    currency[slot] as number,
    category[slot] as number,
    city[slot] as number,
  );
  columns.kind[slot] = kind;
  ofKind[kind] = (ofKind[kind] as number) + 1;
}

/** Marks a listing as no longer live. Returns its slot; undefined for an unknown id. */
export function unregisterListing(columns: ListingColumns, id: string): number | undefined {
  const slot = columns.slotOf.get(id);
  if (slot === undefined) return undefined;
  columns.slotOf.delete(id);
  removeFrom(columns.live, slot);
  const kind = columns.kind[slot] as number;
  columns.countByKind[kind] = (columns.countByKind[kind] as number) - 1;
  return slot;
}

/** Copies the living listings in these slots, in this order, to slots from 0. */
export function selectColumns(columns: ListingColumns, slots: Uint32Array): ListingColumns {
  const chosen = emptyColumns(slots.length + 64);
  chosen.size = slots.length;
  for (const name of packedColumns) copySlots(columns[name], slots, chosen[name]);
  slots.forEach((from, slot) => {
    for (let i = 0; i < elementsPerListing; i++) {
      chosen.letters[slot * elementsPerListing + i] = columns.letters[
        from * elementsPerListing + i
      ] as number;
    }
    registerListing(chosen, slot, columns.ids[from] as string);
  });
  return chosen;
}

type Column = ListingColumns[(typeof packedColumns)[number]];

function copySlots(column: Column, slots: Uint32Array, into: Column): void {
  for (let slot = 0; slot < slots.length; slot++) {
    into[slot] = column[slots[slot] as number] as number;
  }
}

/** The memory of the packed columns of the slots `from` to `to`. Writing there fills the columns. */
export function columnBytes(columns: ListingColumns, from: number, to: number): Uint8Array[] {
  const { letters } = columns;
  const parts = packedColumns.map((name) => columns[name].subarray(from, to));
  return [...parts, letters.subarray(from * elementsPerListing, to * elementsPerListing)].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
}

function grow(columns: ListingColumns): void {
  const room = Math.ceil(columns.capacity * 1.25) + 64;
  const longer = emptyColumns(room);
  columns.capacity = room;
  for (const name of ['live', 'kind', 'letters', ...packedColumns] as const) {
    longer[name].set(columns[name]);
    Object.assign(columns, { [name]: longer[name] });
  }
}
