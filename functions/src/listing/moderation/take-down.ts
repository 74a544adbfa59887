import type { ListingStatus } from '@qaysari/contract/listing/types';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from '../../platform/firestore.ts';
import { withListedAt } from '../listed-at.ts';
import { readWhole, writeWhole } from '../whole-listing.ts';
import { decided } from './decided.ts';
import { readLastValidState } from './last-valid-state.ts';

/** An ad of which a case decides. */
interface DecidedListing {
  id: string;
  status: ListingStatus;
  document: DocumentData;
}

/** Reads an ad before it is taken down or put back; undefined for one that is gone. */
export async function readTakenDown(
  transaction: Transaction,
  id: string,
): Promise<DecidedListing | undefined> {
  const document = await readWhole(transaction, id);
  return document && { id, document, status: readLastValidState(document, undefined).status };
}

/**
 * Takes an ad down in a transaction. Its state counts immediately, so moderation has nothing to decide and sends no
 * mail: the case notifies the owner. The trigger `listingWritten` removes the ad from the search.
 */
export function takeDown(
  transaction: Transaction,
  { id, document }: DecidedListing,
  { at, note }: { at: Timestamp; note: string },
): void {
  const settled = { ...readLastValidState(document, undefined), status: 'rejected' as const };
  const { listedAt: _since, ...rest } = document;
  const after = { ...rest, moderationNote: note };
  writeWhole(transaction, id, decided(transaction, id, { before: document, after, settled, at }));
}

/** Puts an ad back that was taken down `at` that moment. One that was decided about since stays as it is. */
export function putBack(
  transaction: Transaction,
  { id, document }: DecidedListing,
  {
    at,
    now,
    statusBefore = 'pending',
  }: { at: Timestamp; now: Timestamp; statusBefore?: ListingStatus },
): void {
  const moderatedAt: unknown = document['moderatedAt'];
  const isSame = moderatedAt instanceof Timestamp && moderatedAt.isEqual(at);
  if (!isSame || document['status'] !== 'rejected') return;
  const settled = { ...readLastValidState(document, undefined), status: statusBefore };
  const { moderationNote: _note, ...after } = document;
  const whole = decided(transaction, id, { before: document, after, settled, at: now });
  writeWhole(transaction, id, withListedAt(id, document, whole));
}
