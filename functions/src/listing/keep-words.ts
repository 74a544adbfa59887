import { listingFieldsOf } from '@qaysari/contract/listing/fields';
import type { DocumentData } from 'firebase-admin/firestore';
import { keepOriginal } from '../original/store.ts';
import { Timestamp, type TransactionOrBatch } from '../platform/firestore.ts';

/** What an owner writes into an ad. */
const wordFields = [
  ...['title', 'description', 'currency', 'price'],
  ...listingFieldsOf('text'),
  ...listingFieldsOf('link'),
];

/**
 * Keeps what an ad says for staff, before its owner changes or removes it, or staff reject it. What nobody but its
 * owner has seen is not kept, nor is what stays: `after` is the document after a change.
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
