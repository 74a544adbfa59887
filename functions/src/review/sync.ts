import { imageUrl } from '@qaysari/contract/listing/images';
import type { DocumentData } from 'firebase-admin/firestore';
import { readImages } from '../listing/public.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { config } from '../platform/config.ts';
import { Timestamp, firestore, isDocumentId } from '../platform/firestore.ts';
import { type SweepOptions, sweep } from '../platform/sweep.ts';
import { isLinkTo, reviewLink, reviewLinkMs } from './link.ts';
import {
  readReviewId,
  readReviewState,
  reviewReference,
  type ReviewDocument,
  type ReviewKind,
  type ReviewQueue,
} from './store.ts';
import { findWaiting, type Waiting } from './waiting.ts';
import { beforeInWords, personInWords } from './words.ts';

/** A link is made again before it ends. */
const renewMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Writes the document of `reviews` for what waits, and removes that of what does not. It reads the world as it is, so it
 * may run twice, late and at once. What staff have entered meanwhile stays.
 */
export async function syncReview(kind: ReviewKind, thing: string): Promise<void> {
  if (!isDocumentId(thing)) return;
  await firestore().runTransaction(async (transaction) => {
    const reference = reviewReference(kind, thing);
    const known = (await transaction.get(reference)).data() as ReviewDocument | undefined;
    const waiting = await findWaiting(transaction, { kind, thing });
    if (!waiting) {
      if (known) transaction.delete(reference);
      return;
    }
    const document = await documentOf(waiting, known);
    if (!isSame(document, known)) transaction.set(reference, document);
  });
}

/** The document for what waits. It goes on with what `known` has of staff, and with its link while that is good. */
export async function documentOf(
  waiting: Waiting,
  known: ReviewDocument | undefined,
): Promise<ReviewDocument> {
  const { kind, thing, owner, fields, names, version, isNote } = waiting;
  const { was, before, since } = readReviewState(fields) ?? {};
  const { createdAt, updatedAt, title, moderationProblem } = fields;
  const at = [since, updatedAt, createdAt].find((each) => each instanceof Timestamp);
  const wasBefore = beforeInWords(before, fields, names);
  const problem: unknown =
    moderationProblem ?? (known?.version === version ? known.problem : undefined);
  return {
    about: `${isNote ? 'other figures' : headOf(kind, was)}: ${String(title)}`,
    at: at ?? Timestamp.fromMillis(clock.now()),
    ...(wasBefore && { before: wasBefore }),
    by: await personInWords(owner),
    checkPictures: readImages(fields['images']).map(
      (hash) => config().siteOrigin + imageUrl(thing, hash),
    ),
    ...(isNote ? { checkPage: pageOfAd(thing) } : linkTo(waiting, known)),
    decision: known?.decision ?? '',
    note: known?.note ?? '',
    ...(typeof problem === 'string' && { problem }),
    queue: isNote ? 'figures' : queueOf(kind, was),
    uid: owner.id,
    version,
    ...(known?.warnedOf && { warnedOf: known.warnedOf }),
  };
}

const pageOfAd = (id: string) => `${config().siteOrigin}/ar/ads/${id}`;

/** The signed link of before while it is good, else a new one. */
function linkTo({ kind, thing, version }: Waiting, known: ReviewDocument | undefined) {
  const now = clock.now();
  const of = { kind, thing, version };
  const { checkPage = '', validUntil } = known ?? {};
  if (validUntil && validUntil.toMillis() > now + renewMs && isLinkTo(checkPage, of))
    return { checkPage, validUntil };
  return {
    checkPage: reviewLink(of, now),
    validUntil: Timestamp.fromMillis(now + reviewLinkMs),
  };
}

const things = { listing: 'ad', investor: 'investor' } as const;

/** Such as `new ad`, `edited ad`, or `ad again` after a rejection. */
function headOf(kind: ReviewKind, was: unknown): string {
  const thing = things[kind];
  if (was === undefined) return `new ${thing}`;
  return was === 'approved' ? `edited ${thing}` : `${thing} again`;
}

function queueOf(kind: ReviewKind, was: unknown): ReviewQueue {
  if (kind === 'investor') return 'investors';
  return was === undefined ? 'newAds' : 'editedAds';
}

/** A document that says the same is not written: each write would call the trigger. */
function isSame(one: DocumentData, other: DocumentData | undefined): boolean {
  const plain = (data: DocumentData = {}) =>
    JSON.stringify(Object.entries(data).sort(([left], [right]) => left.localeCompare(right)));
  return plain(one) === plain(other);
}

/**
 * Writes what is missing, removes what is left over, and makes links again that end soon: events can be lost, and staff
 * can import or delete documents.
 */
export async function sweepReviews(options: SweepOptions): Promise<void> {
  const ads = collection('listings').where('status', '==', 'pending').select();
  await sweep(ads, ({ id }) => syncReview('listing', id), options);
  const noted = collection('listingInternals').where('review.isNote', '==', true).select();
  await sweep(noted, ({ id }) => syncReview('listing', id), options);
  const investors = collection('users').where('investorProfile.status', '==', 'pending').select();
  await sweep(investors, ({ id }) => syncReview('investor', id), options);
  const written = collection('reviews').select();
  await sweep(
    written,
    async ({ id, ref }) => {
      const named = readReviewId(id);
      if (named) await syncReview(named.kind, named.thing);
      else await ref.delete();
    },
    options,
  );
}
