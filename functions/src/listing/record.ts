import { type CategoryId, type CityId, categories, cities } from '@qaysari/contract/catalogue';
import { type Currency, isCurrency } from '@qaysari/contract/currency';
import { limits } from '@qaysari/contract/limits';
import { type ListingStatus, listingStatuses } from '@qaysari/contract/listing-entity';
import { Timestamp } from '../platform/firestore.ts';

/** An ad as it is stored, read with care: staff edit these documents by hand. */
export interface ListingRecord {
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
  portability: boolean;
  /** Content hashes, cover first: with the id they name the stored images. */
  images: string[];
  createdAt: Date;
  isStartup?: boolean;
  employees?: number;
  founded?: number;
  siteLink?: string;
  moreInformation?: string;
  marketingChanel?: string;
  costs?: string;
  assets?: string;
  companyHistory?: string;
  /** What staff wrote about it for its owner. */
  moderationNote?: string;
  /** Of the request that made it: tells a retry from another request with the same key. */
  requestHash?: string;
}

type Data = Readonly<Record<string, unknown>>;

const optionalTexts = [
  'moreInformation',
  'marketingChanel',
  'costs',
  'assets',
  'companyHistory',
  'moderationNote',
  'requestHash',
] as const;

/** The ad in a document; undefined where a field that every ad needs is missing or makes no sense. */
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
    portability: data['portability'] === true,
    images: readImages(data['images']),
    createdAt: createdAt.toDate(),
    ...readOptional(data),
  };
}

function readOptional(data: Data): Partial<ListingRecord> {
  const optional: Partial<ListingRecord> = {};
  for (const name of optionalTexts) {
    const text = data[name];
    if (isText(text)) optional[name] = text;
  }
  const { employees, founded, isStartup, siteLink } = data;
  if (isStartup === true) optional.isStartup = true;
  if (isPositive(employees)) optional.employees = employees;
  if (isPositive(founded)) optional.founded = founded;
  // Pages show it as a link, where `javascript:` would run.
  if (isText(siteLink) && /^https?:\/\//i.test(siteLink)) optional.siteLink = siteLink;
  return optional;
}

/** The content hashes in the field `images`. */
export function readImages(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isImageHash).slice(0, limits.imagesPerListing);
}

function isImageHash(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(value);
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
