import type { ListingCard, ListingSuggestions } from '@qaysari/contract/listing/types';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { type Firestore, Timestamp, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Change } from '../../functions/src/audit/store.ts';
import type { ListingDocument } from '../../functions/src/listing/store.ts';
import {
  allSearchEntries,
  removeListing,
  saveListing,
} from '../../functions/src/listing/write-store.ts';
import type { SearchResult } from '../../functions/src/search/engine/engine.ts';
import { type SearchIndex, openSearchIndex } from '../../functions/src/search/search-index.ts';
import { listingWritten } from '../../functions/src/triggers.ts';
import { completeProfile } from './complete-profile.ts';
import { emptyProject, isolatedApp } from './stack.ts';
import { storeAd, storedAd } from './whole-ad.ts';

const owner = 'somebody';

type Fields = Record<string, unknown>;
type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** A marketplace without functions, in which a test does by hand what they do. */
export interface SearchProject {
  firestore: Firestore;
  bucket: Bucket;
  /** Writes ads as the API does. */
  save(id: string, fields?: Fields): Promise<void>;
  /** Writes as many as one batch takes. */
  saveAll(ids: readonly string[]): Promise<void>;
  remove(id: string): Promise<void>;
  /** Writes an ad as staff do in the console, which the search learns from the trigger only. */
  edit(id: string, fields: Fields): Promise<void>;
  /** Calls the trigger for an ad. The event says something old, as a late one would, or `before`. */
  deliver(id: string, before?: Fields): Promise<void>;
  /** The document of an approved ad, unless `fields` say otherwise. */
  adOf(fields?: Fields): ListingDocument;
  /** The search of an instance that has just been started. */
  openIndex(): SearchIndex;
  feedOf(id: string): Promise<Fields | undefined>;
  pointer(): Promise<Fields>;
  objects(): Promise<string[]>;
  /** Empties the project. */
  clear(): Promise<void>;
}

export function openSearchProject(name: string): SearchProject {
  const app = isolatedApp(`search-${name}`);
  const firestore = getFirestore(app);
  const bucket = getStorage(app).bucket();
  const data = async (path: string) => (await firestore.doc(path).get()).data();
  return {
    firestore,
    bucket,
    async save(id, fields = {}) {
      const batch = firestore.batch();
      saveListing(batch, id, anAd(fields));
      await batch.commit();
    },
    async saveAll(ids) {
      const batch = firestore.batch();
      for (const id of ids) saveListing(batch, id, anAd());
      await batch.commit();
    },
    async remove(id) {
      const batch = firestore.batch();
      removeListing(batch, id);
      await batch.commit();
    },
    async edit(id, fields) {
      // Staff can approve ads only of people who have said who they are.
      await firestore.doc(`users/${owner}`).set(completeProfile);
      await storeAd(id, { ...anAd(), ...(await storedAd(id)), ...fields });
    },
    adOf: anAd,
    async deliver(id, before) {
      const old = { data: () => anAd({ title: 'as it was long ago' }), exists: true };
      const known = { data: () => before, exists: before !== undefined };
      await listingWritten(id, { before: known, after: old } as unknown as Change);
    },
    openIndex: () => openSearchIndex(allSearchEntries),
    feedOf: (id) => data(`searchFeed/${id}`),
    async pointer() {
      return (await data('searchChunks/current')) ?? {};
    },
    async objects() {
      const [files] = await bucket.getFiles({ prefix: 'search/' });
      return files.map((file) => file.name).sort();
    },
    async clear() {
      await emptyProject(app);
      const [files] = await bucket.getFiles();
      await Promise.all(files.map((file) => file.delete()));
    },
  };
}

/** An approved ad, unless `fields` say otherwise. */
function anAd(fields: Fields = {}): ListingDocument {
  return {
    owner,
    title: 'مطعم',
    description: 'وصف',
    category: 'restaurants_cafes',
    location: 'samawah',
    currency: 'usd',
    price: 1000,
    portability: false,
    status: 'approved',
    isFeatured: false,
    images: [],
    createdAt: Timestamp.fromDate(new Date('2001-01-01T00:00:00.000Z')),
    ...fields,
  };
}

/** Whatever answers searches: an index, or an engine without anything around it. */
interface Searched {
  ids(): Awaitable<string[]>;
  search(filter: ListingFilter): Awaitable<SearchResult>;
  related(id: string, limit: number): Awaitable<ListingCard[] | undefined>;
  suggest(text: string, limit: number): Awaitable<ListingSuggestions>;
}
type Awaitable<Value> = Value | Promise<Value>;

/** All that it says of its ads, for two to be compared. */
export async function everythingIn(searched: Searched): Promise<unknown[]> {
  const filters: ListingFilter[] = [
    {},
    { page: 2 },
    { search: 'مطعم' },
    { search: 'cafe' },
    { category: ['it_tech'] },
    { location: ['erbil', 'samawah'], sort: 'priceDown' },
    { currency: 'iqd', sort: 'priceUp' },
  ];
  const everything: unknown[] = [await searched.suggest('مط', 5)];
  for (const filter of filters) everything.push(await searched.search(filter));
  for (const id of await searched.ids()) everything.push(id, await searched.related(id, 6));
  return everything;
}

export async function idsFound(index: SearchIndex, filter: ListingFilter = {}): Promise<string[]> {
  const { cards } = await index.search(filter);
  return cards.map(({ _id }) => _id);
}
