import type { ListingStatus } from '@qaysari/contract/listing/types';
import type { DocumentData } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import type { DocumentReference, Timestamp, TransactionOrBatch } from '../platform/firestore.ts';

/** What waits for staff: documents of `reviews`, and what a waiting thing knows of itself. */

export type ReviewKind = 'listing' | 'investor';

/**
 * The queues of `reviews`. An ad that was decided about before is edited, or shown again. `figures` are notes about
 * approved ads: nobody has to decide.
 */
export type ReviewQueue = 'newAds' | 'editedAds' | 'investors' | 'figures';

/** What staff enter. */
export const reviewDecisions = ['approve', 'reject'] as const;

/**
 * A document of `reviews`. Staff read it in the console, which sorts fields by their names: the names are chosen so that
 * this is the order of reading.
 */
export interface ReviewDocument {
  /** Such as `edited ad: Bakery in Erbil`. */
  about: string;
  /** Since when it waits. */
  at: Timestamp;
  /** What the changed fields were when staff last decided, in words; left out for what is new. */
  before?: Record<string, string>;
  /** Who owns it, in words. */
  by: string;
  /** Shows it as members would see it, without a sign-in, until `validUntil`. */
  checkPage: string;
  /** Addresses of its pictures, cover first. */
  checkPictures: string[];
  /** Staff enter these two. The trigger takes them up. `note`: own words, or the name of a ready sentence. */
  decision: string;
  note: string;
  /** Why a decision went back, in Arabic and English. */
  problem?: string;
  queue: ReviewQueue;
  /** The owner. */
  uid: string;
  /** Left out of a note: its page is the ad's own. */
  validUntil?: Timestamp;
  /** Of what members would see. */
  version: string;
  /** The time of the owner's last change that staff were told of after an approval. */
  warnedOf?: Timestamp;
}

export const reviewReference = (kind: ReviewKind, thing: string): DocumentReference =>
  collection('reviews').doc(`${kind}~${thing}`);

/** What the id of a document of `reviews` names; undefined for any other id. */
export function readReviewId(id: string): { kind: ReviewKind; thing: string } | undefined {
  const [, kind, thing] = /^(listing|investor)~([\w-]+)$/.exec(id) ?? [];
  return kind && thing ? { kind: kind as ReviewKind, thing } : undefined;
}

export function removeReview(writes: TransactionOrBatch, kind: ReviewKind, thing: string): void {
  writes.delete(reviewReference(kind, thing));
}

/** What an ad or a profile keeps in its field `review` while it waits, or has a note. The decision drops it. */
export interface ReviewState {
  since: Timestamp;
  /** It does not wait: an approved ad has other figures than before. */
  isNote?: true;
  /** What it was before; left out for what is new. */
  was?: ListingStatus;
  /** What members saw when staff last decided. */
  before?: DocumentData;
  /** The last change by its owner while it waits. */
  changed?: { at: Timestamp; fields: string[] };
}

/** Reads the field `review`; undefined for a document without it, such as one of an import. */
export function readReviewState({ review }: DocumentData): ReviewState | undefined {
  return review as ReviewState | undefined;
}

interface OwnersChange {
  before: DocumentData;
  after: DocumentData;
  /** The fields that members would see. */
  names: readonly string[];
  /** Those of them whose change an approved ad notes. */
  noted?: readonly string[];
  at: Timestamp;
  /** Whether staff must look at it again. */
  mustWait: boolean;
}

/** The field `review` after a change by the owner, to be spread into the document; nothing where it stays as it is. */
export function reviewAfterChange(change: OwnersChange): { review?: ReviewState } {
  const { before, after, names, noted = [], at, mustWait } = change;
  const was = before['status'] as ListingStatus;
  const known = readReviewState(before);
  if (known && !(known.isNote && mustWait)) {
    const fields = changedFields(before, after, known.isNote ? noted : names);
    return fields.length > 0 ? { review: { ...known, changed: { at, fields } } } : {};
  }
  if (mustWait) {
    // What a note says of before is older than this change.
    return { review: { since: at, was, before: { ...valuesOf(before, names), ...known?.before } } };
  }
  if (was !== 'approved' || changedFields(before, after, noted).length === 0) return {};
  return { review: { since: at, was, before: valuesOf(before, noted), isNote: true } };
}

function valuesOf(document: DocumentData, names: readonly string[]): DocumentData {
  const stated = names.filter((name) => document[name] !== undefined);
  return Object.fromEntries(stated.map((name) => [name, document[name] as unknown]));
}

/** The names of fields whose values differ. */
export function changedFields(
  before: DocumentData,
  after: DocumentData,
  names: readonly string[],
): string[] {
  const textOf = (value: unknown) => JSON.stringify(value ?? null);
  return names.filter((name) => textOf(before[name]) !== textOf(after[name]));
}
