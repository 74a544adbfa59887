import type { Transaction } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { FieldValue, firestore, type Timestamp } from '../platform/firestore.ts';
import { staffText, type StaffTextRef } from '../platform/texts.ts';
import { readerLanguage } from '../user/public.ts';
import { readySentence } from './ready-sentences.ts';
import {
  readReviewId,
  readReviewState,
  reviewDecisions,
  reviewReference,
  type ReviewDocument,
} from './store.ts';
import { documentOf } from './sync.ts';
import { findWaiting, type Waiting } from './waiting.ts';

/**
 * An owner may change what waits while staff read it. An approval so soon after a change goes back once, and says what
 * has changed.
 */
const readingMs = 10 * 60_000;

/**
 * Takes up what staff entered in a document of `reviews`: it sets the status of the ad or the profile, whose own trigger
 * does the rest. Approving a note ends it. What cannot be goes back with a reason. It reads the world as it is, so it may run twice, late and again
 * after a crash.
 */
export async function applyReview(id: string): Promise<void> {
  const named = readReviewId(id);
  if (named) await firestore().runTransaction((transaction) => takeUp(transaction, named));
}

async function takeUp(
  transaction: Transaction,
  named: Pick<Waiting, 'kind' | 'thing'>,
): Promise<void> {
  const reference = reviewReference(named.kind, named.thing);
  const review = (await transaction.get(reference)).data() as ReviewDocument | undefined;
  if (!review || textOf(review.decision) === '') return;
  const waiting = await findWaiting(transaction, named);
  if (!waiting) {
    transaction.delete(reference);
    return;
  }
  const entry = readEntry(review, waiting);
  if ('problem' in entry) {
    const { problem, warnedOf } = entry;
    transaction.set(reference, {
      ...(await documentOf(waiting, review)),
      ...{ decision: '', problem: staffText([problem]) },
      ...(warnedOf && { warnedOf }),
    });
    return;
  }
  if (waiting.isNote && entry.status === 'approved') {
    transaction.update(collection('listingInternals').doc(named.thing), {
      review: FieldValue.delete(),
    });
    transaction.delete(reference);
    return;
  }
  transaction.update(reference, { decision: '', note: '' });
  const isListing = named.kind === 'listing';
  const prefix = isListing ? '' : 'investorProfile.';
  transaction.update(collection(isListing ? 'listings' : 'users').doc(named.thing), {
    [`${prefix}status`]: entry.status,
    ...(entry.status === 'rejected' && { [`${prefix}moderationNote`]: entry.note }),
  });
}

type Entry =
  | { status: 'approved' }
  | { status: 'rejected'; note: string }
  | { problem: StaffTextRef; warnedOf?: Timestamp };

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : String(value));

/** What staff entered, checked. */
function readEntry(review: ReviewDocument, { owner, fields, version }: Waiting): Entry {
  const decision = reviewDecisions.find((each) => each === textOf(review.decision).toLowerCase());
  if (!decision) {
    return { problem: { key: 'reviewUnknown', params: { values: reviewDecisions.join(', ') } } };
  }
  if (decision === 'reject') {
    const typed = textOf(review.note);
    if (typed === '') return { problem: { key: 'reviewNoteMissing' } };
    const language = readerLanguage(owner, fields['language']);
    return { status: 'rejected', note: readySentence(typed, language) ?? typed };
  }
  const changed = readReviewState(fields)?.changed;
  if (!changed || review.warnedOf?.isEqual(changed.at)) return { status: 'approved' };
  const isRead = version === review.version && clock.now() - changed.at.toMillis() >= readingMs;
  if (isRead) return { status: 'approved' };
  const params = { fields: changed.fields.join(', ') };
  return { problem: { key: 'reviewChanged', params }, warnedOf: changed.at };
}
