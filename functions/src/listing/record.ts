import {
  type CategoryId,
  type CityId,
  categories,
  cities,
  isSeeking,
  sectorIds,
  type SectorId,
} from '@qaysari/contract/listing/catalogue';
import { type Currency, isCurrency } from '@qaysari/contract/listing/price';
import { readCeilings } from '@qaysari/contract/shared/limits';
import {
  type Availability,
  availabilities,
  type ListingStatus,
  listingStatuses,
} from '@qaysari/contract/listing/types';
import {
  idsOf,
  listingFieldsIn,
  listingFieldsOf,
  optionalListingFields,
  optionalListingFieldNames,
  type OptionalListingValues,
} from '@qaysari/contract/listing/fields';
import { isMoney, type Money } from '@qaysari/contract/listing/rate';
import { isMonth } from '@qaysari/contract/shared/figure-fields';
import { Timestamp } from '../platform/firestore.ts';

/** A price that others could see, and since when. */
export interface ListedPrice extends Money {
  at: Date;
}

/** A listing as Firestore stores it, validated on reading: staff edit these documents by hand. */
export interface ListingRecord extends OptionalListingValues {
  id: string;
  owner: string;
  status: ListingStatus;
  title: string;
  description: string;
  category: CategoryId;
  location: CityId;
  currency: Currency;
  price: number;
  isFeatured: boolean;
  isStartup: boolean;
  /** Only of an ad that looks for an investor or a partner. */
  sector?: SectorId;
  portability?: boolean;
  /** Content hashes, cover first. With the listing's id they form the names of the files. */
  images: string[];
  createdAt: Date;
  /** When the owner last brought it up again. */
  renewedAt?: Date;
  /** The last sign of life of its owner since it was approved, but for renewals. */
  confirmedAt?: Date;
  /** When the owner was asked whether it is still for sale, until they answer. */
  askedAt?: Date;
  /** The last sign of life before a question that stayed unanswered. */
  unconfirmedSince?: Date;
  availability: Availability;
  /** When our team last decided on it. */
  moderatedAt?: Date;
  /** When its owner last changed it. */
  updatedAt?: Date;
  /** What it was listed at, oldest first; the last one is the present price, once others see it. */
  priceHistory: ListedPrice[];
  /** Since when lists have it (listed-at.ts). */
  listedAt?: Date;
  /** When they first had it. */
  firstListedAt?: Date;
  /** Staff have locked the owner out: only the owner may see it. */
  isOwnerLockedOut: boolean;
  /** What staff wrote to the owner. */
  moderationNote?: string;
}

type Data = Readonly<Record<string, unknown>>;

/** The fields of a document that a card shows: lists read no more than these. */
export const cardFields = [
  'owner',
  'status',
  'title',
  'location',
  'category',
  'currency',
  'price',
  'isFeatured',
  'isStartup',
  'sector',
  'images',
  'createdAt',
  'renewedAt',
  'confirmedAt',
  'askedAt',
  'unconfirmedSince',
  'availability',
  'isOwnerLockedOut',
  'monthlyProfit',
  'monthlyRent',
  ...listingFieldsIn('instalments'),
] as const satisfies (keyof ListingRecord)[];
export type CardField = 'id' | (typeof cardFields)[number];

/** The fields of a document that its owner fills and members see, in the order of the page. */
export const shownFields = [
  ...['title', 'description', 'images', 'category', 'location', 'price', 'currency'],
  ...['portability', 'isStartup', 'sector', ...optionalListingFieldNames],
] as const;

const optionalTexts = [
  ...listingFieldsOf('text'),
  ...listingFieldsOf('line'),
  'moderationNote',
] as const;

const optionalTimes = [
  'renewedAt',
  'confirmedAt',
  'askedAt',
  'unconfirmedSince',
  'moderatedAt',
  'updatedAt',
  'listedAt',
  'firstListedAt',
] as const;

/** Reads a document; undefined when a required field is missing or invalid. */
export function readListing(id: string, data: Data): ListingRecord | undefined {
  const { owner, title, category, location, currency, price, status, createdAt } = data;
  if (!isText(owner) || !isText(title) || !isPositive(price)) return undefined;
  if (!isIdOf(categories, category) || !isIdOf(cities, location)) return undefined;
  if (!isCurrency(currency) || !isStatus(status)) return undefined;
  if (!(createdAt instanceof Timestamp)) return undefined;
  return {
    ...{ id, owner, title, category, location, currency, price, status },
    description: isText(data['description']) ? data['description'] : '',
    isFeatured: data['isFeatured'] === true,
    isStartup: data['isStartup'] === true,
    isOwnerLockedOut: data['isOwnerLockedOut'] === true,
    images: readImages(data['images']),
    priceHistory: readPriceHistory(data['priceHistory']),
    createdAt: createdAt.toDate(),
    availability: readAvailability(data['availability']),
    ...readOptionalFields(data),
    ...readPortability(data['portability']),
    ...readSector(category, data['sector']),
  };
}

/** Stored as `yes` or `no`. Older documents have true, or false where nobody was asked. */
function readPortability(stored: unknown): Pick<ListingRecord, 'portability'> {
  if (stored === 'yes' || stored === true) return { portability: true };
  return stored === 'no' ? { portability: false } : {};
}

function readOptionalFields(data: Data): Partial<ListingRecord> {
  const optional: Partial<ListingRecord> = {};
  for (const name of optionalTexts) {
    const text = data[name];
    if (isText(text)) optional[name] = text;
  }
  for (const name of [...listingFieldsOf('number'), ...listingFieldsOf('count')]) {
    const number = data[name];
    if (isPositive(number)) optional[name] = number;
  }
  for (const name of listingFieldsOf('link')) {
    const link = data[name];
    // Pages show it as a link, where `javascript:` would run.
    if (isText(link) && /^https?:\/\//i.test(link)) optional[name] = link;
  }
  Object.assign(optional, readStatedFigures(data));
  for (const name of optionalTimes) {
    const time = data[name];
    if (time instanceof Timestamp) optional[name] = time.toDate();
  }
  return optional;
}

/** The fields that are neither a text nor a number. Wrong ones are left out: staff edit documents by hand. */
function readStatedFigures(data: Data): OptionalListingValues {
  const money = listingFieldsOf('money').map((name) => {
    const { kind: _kind, ...field } = optionalListingFields[name];
    return [name, readMoney(data[name], 'canBeZero' in field)];
  });
  const months = listingFieldsOf('month').map((name) => {
    const month = data[name];
    return [name, isText(month) && isMonth(month) ? month : undefined];
  });
  const choices = listingFieldsOf('choice').map((name) => {
    return [name, idsOf(name).find((id) => id === data[name])];
  });
  const lists = listingFieldsOf('choices').map((name) => {
    const stored = data[name];
    const known = Array.isArray(stored) ? idsOf(name).filter((id) => stored.includes(id)) : [];
    return [name, known.length > 0 ? known : undefined];
  });
  const all = [...money, ...months, ...choices, ...lists];
  const known = all.filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as OptionalListingValues;
}

function readMoney(stored: unknown, canBeZero: boolean): Money | undefined {
  if (!isMoney(stored)) return undefined;
  const { price, currency } = stored;
  return price > 0 || (canBeZero && price === 0) ? { price, currency } : undefined;
}

function readSector(category: CategoryId, value: unknown): Pick<ListingRecord, 'sector'> {
  const sector = isSeeking(category) ? sectorIds.find((id) => id === value) : undefined;
  return sector ? { sector } : {};
}

/** No value means `forSale`. A value that staff mistyped hides the listing: better than offering what is sold. */
function readAvailability(value: unknown): Availability {
  if (value === undefined || value === null) return 'forSale';
  return availabilities.find((known) => known === value) ?? 'hidden';
}

/** Reads the content hashes in the field `images`. */
export function readImages(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isImageHash).slice(0, readCeilings.imagesPerListing);
}

function isImageHash(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(value);
}

/** Leaves out what is damaged. */
function readPriceHistory(value: unknown): ListedPrice[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) => {
    const { price, currency, at } = (each ?? {}) as Data;
    if (!isPositive(price) || !isCurrency(currency) || !(at instanceof Timestamp)) return [];
    return { price, currency, at: at.toDate() };
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isStatus(value: unknown): value is ListingStatus {
  return listingStatuses.includes(value as ListingStatus);
}

function isIdOf<Table extends object>(table: Table, value: unknown): value is keyof Table {
  return typeof value === 'string' && Object.hasOwn(table, value);
}
