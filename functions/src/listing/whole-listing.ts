import { listingFieldsOf } from '@qaysari/contract/listing/fields';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { keepOriginal } from '../original/store.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp, firestore, type TransactionOrBatch } from '../platform/firestore.ts';

/**
 * What only functions need of an ad. Its owner may read `listings` without the API, so another collection,
 * `listingInternals`, holds these fields. Whatever changes an ad reads both documents as one and writes both.
 */
const innerFields = ['settled', 'checkAt', 'requestHash', 'changeId', 'review'] as const;

/** Inner fields of an ad as they are stored, not validated. */
type ListingInternals = Partial<Record<(typeof innerFields)[number], unknown>>;

const isInner = (name: string) => innerFields.some((inner) => inner === name);

const internalsReference = (id: string) => collection('listingInternals').doc(id);

const referencesOf = (id: string): [DocumentReference, DocumentReference] => [
  collection('listings').doc(id),
  internalsReference(id),
];

/** Reads an ad with its inner fields; undefined for one that is gone. Two reads. */
export async function readWhole(
  transaction: Transaction,
  id: string,
): Promise<DocumentData | undefined> {
  const [listing, internals] = await transaction.getAll(...referencesOf(id));
  const data = listing?.data();
  return data && { ...data, ...internals?.data() };
}

/** Reads the inner fields of ads, in the order of the ids. */
export async function readInternals(ids: readonly string[]): Promise<ListingInternals[]> {
  if (ids.length === 0) return [];
  const snapshots = await firestore().getAll(...ids.map(internalsReference));
  return snapshots.map((each) => each.data() ?? {});
}

/** Writes a whole ad into its two documents. */
export function writeWhole(writes: TransactionOrBatch, id: string, document: DocumentData): void {
  const [listing, internals] = referencesOf(id);
  const fields = Object.entries(document);
  const inner = fields.filter(([name]) => isInner(name));
  writes.set(listing, Object.fromEntries(fields.filter(([name]) => !isInner(name))));
  writes.set(internals, { owner: document['owner'] as unknown, ...Object.fromEntries(inner) });
}

export function removeWhole(writes: TransactionOrBatch, id: string): void {
  for (const reference of referencesOf(id)) writes.delete(reference);
}

/** What an owner writes into an ad. */
const wordFields = [
  ...['title', 'description', 'currency', 'price'],
  ...listingFieldsOf('text'),
  ...listingFieldsOf('line'),
  ...listingFieldsOf('link'),
];

/**
 * Stores what an ad says for staff, before its owner changes or removes it, or staff reject it. Text that only its
 * owner has seen is not stored, nor is unchanged text: `after` is the document after a change.
 */
export function keepWords(
  writes: TransactionOrBatch,
  id: string,
  document: DocumentData,
  after?: DocumentData,
): void {
  const { owner, status, firstListedAt } = document;
  const wasSeen = status === 'approved' || status === 'rejected' || firstListedAt !== undefined;
  const stays = after && wordFields.every((name) => document[name] === after[name]);
  if (!wasSeen || stays || typeof owner !== 'string') return;
  const version = { kind: 'listing', thing: id, writtenAt: writtenAt(document) } as const;
  const filled = wordFields.filter((name) => document[name] !== undefined);
  const words = Object.fromEntries(filled.map((name) => [name, document[name] as unknown]));
  keepOriginal(writes, { ...version, person: owner, words });
}

/** When the owner last changed it. Staff edit these documents by hand. */
function writtenAt({ updatedAt, createdAt }: DocumentData): Timestamp {
  const known = [updatedAt, createdAt].find((time) => time instanceof Timestamp);
  return known ?? Timestamp.fromMillis(0);
}
