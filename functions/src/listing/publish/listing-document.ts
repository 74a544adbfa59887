import type { ListingChange, ListingForm } from '@qaysari/contract/listing-form';
import type { DocumentData } from 'firebase-admin/firestore';
import { clock } from '../../platform/clock.ts';
import { Timestamp } from '../../platform/firestore.ts';
import type { ListingDocument } from '../store.ts';

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** The fields of a new listing as Firestore stores them, without empty ones. */
export function storedFields(form: ListingForm): DocumentData {
  const filled = Object.entries(form).filter(([, value]) => !isEmpty(value));
  return { portability: false, isStartup: false, ...Object.fromEntries(filled) };
}

interface NewListing {
  form: ListingForm;
  owner: string;
  language: Language;
  /** Content hashes, cover first. */
  images: readonly string[];
  requestHash?: string;
}

/** The document of a new listing, with the status `pending`. */
export function newListingDocument({ form, ...rest }: NewListing): ListingDocument {
  const now = Timestamp.fromMillis(clock.now());
  const { status, isFeatured } = { status: 'pending', isFeatured: false } as const;
  return {
    ...storedFields(form),
    ...rest,
    status,
    isFeatured,
    settled: { status, isFeatured },
    createdAt: now,
    updatedAt: now,
  };
}

/** Applies the owner's change to a document. */
export function applyChange(document: DocumentData, change: ListingChange): DocumentData {
  const changed = Object.entries(change).filter(([, value]) => value !== undefined);
  const unchanged = Object.entries(document).filter(
    ([name]) => !changed.some(([other]) => other === name),
  );
  return Object.fromEntries([...unchanged, ...changed.filter(([, value]) => !isEmpty(value))]);
}

const reviewedFields = ['title', 'description', 'images'] as const;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Whether staff must review a listing again: an approved one after a change of title, description or
 * images, a rejected one after any change (decision 20).
 */
function needsNewReview(before: DocumentData, after: DocumentData): boolean {
  const isChanged = (name: string) => !isEqual(before[name] ?? [], after[name] ?? []);
  if (before['status'] === 'approved') return reviewedFields.some(isChanged);
  if (before['status'] !== 'rejected') return false;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].some(isChanged);
}

/** The document to store after the owner changed a listing to `after`. */
export function documentAfterChange(before: ListingDocument, after: DocumentData): ListingDocument {
  const { createdAt, settled } = before;
  const document = { ...after, createdAt, updatedAt: Timestamp.fromMillis(clock.now()) };
  if (!needsNewReview(before, after)) return document;
  const { moderationNote: _note, moderationProblem: _problem, ...rest } = document as DocumentData;
  const status = 'pending';
  return { ...rest, createdAt, status, settled: { ...(settled as object | undefined), status } };
}
