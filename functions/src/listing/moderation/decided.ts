import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { noteListingDecision } from '../../audit/store.ts';
import type { Timestamp } from '../../platform/firestore.ts';
import { withOwnerActivity } from '../still-for-sale/owner-activity.ts';
import { keepWords } from '../whole-listing.ts';
import { readLastValidState, type LastValidState } from './last-valid-state.ts';

interface Decision {
  before: DocumentData;
  /** The document without the decision. */
  after: DocumentData;
  settled: LastValidState;
  at: Timestamp;
}

/**
 * The document of an ad after a decision: of our team, or of a case. No other function gives an ad another status for
 * them. What follows from each decision belongs here. The caller writes the document in the same transaction.
 */
export function decided(
  transaction: Transaction,
  id: string,
  { before, after, settled, at }: Decision,
): DocumentData {
  const { status } = settled;
  if (status === 'rejected') keepWords(transaction, id, before);
  const { review: _ended, ...rest } = status === 'approved' ? withOwnerActivity(after) : after;
  const review = { since: at, was: readLastValidState(before, undefined).status };
  const waiting = status === 'pending' ? { review } : {};
  const document = { ...rest, ...waiting, status, settled, moderatedAt: at };
  noteListingDecision(transaction, id, { before, after: document });
  return document;
}
