import { figureFieldNames } from '@qaysari/contract/listing/fields';
import { type CategoryId, isSeeking } from '@qaysari/contract/listing/catalogue';
import type { Language } from '@qaysari/contract/shared/languages';
import type { ListingChange, ListingForm } from '@qaysari/contract/publish/types';
import type { DocumentData } from 'firebase-admin/firestore';
import { clock } from '../../platform/clock.ts';
import { Timestamp } from '../../platform/firestore.ts';
import { reviewAfterChange } from '../../review/store.ts';
import { withOwnerActivity } from '../still-for-sale/owner-activity.ts';
import { shownFields } from '../record.ts';
import type { ListingDocument } from '../store.ts';

/** A field that was emptied, or never filled. */
function isEmpty(value: unknown): boolean {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return value === undefined || value === null || value === '' || isEmptyList;
}

/** The fields of a new ad as its document keeps them: those that were filled. */
export function storedFields(form: ListingForm): DocumentData {
  return withoutForeignSector({ isStartup: false, ...filled(Object.entries(form)) });
}

/** The filled fields as a document keeps them. */
function filled(fields: readonly [name: string, value: unknown][]): DocumentData {
  const rest = fields.filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(
    rest.map(([name, value]) => [name, name === 'portability' ? (value ? 'yes' : 'no') : value]),
  );
}

/** The fields without a sector where the category is one: it would say another one than the category. */
function withoutForeignSector(fields: DocumentData): DocumentData {
  const { sector: _foreign, ...rest } = fields;
  return isSeeking(fields['category'] as CategoryId) ? fields : rest;
}

/** The document with what its owner changed in it. */
export function applyChange(document: DocumentData, change: ListingChange): DocumentData {
  const changed = Object.entries(change).filter(([, value]) => value !== undefined);
  const unchanged = Object.entries(document).filter(
    ([name]) => !changed.some(([other]) => other === name),
  );
  return withoutForeignSector({ ...Object.fromEntries(unchanged), ...filled(changed) });
}

/** Includes the link: nobody has looked at the page behind it. */
const reviewedFields = ['title', 'description', 'images', 'siteLink'] as const;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Whether staff must look at an ad again: an approved one when what people see first, or its link, has changed, a
 * rejected one with any change (decision 20).
 */
function needsNewReview(before: DocumentData, after: DocumentData): boolean {
  const isChanged = (name: string) => !isEqual(before[name] ?? [], after[name] ?? []);
  if (before['status'] === 'approved') return reviewedFields.some(isChanged);
  if (before['status'] !== 'rejected') return false;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].some(isChanged);
}

/**
 * The document to be stored for an ad that its owner has changed to `after`. `changeId` recognizes a retry
 * of this change.
 */
export function documentAfterChange(
  before: ListingDocument,
  after: DocumentData,
  changeId?: string,
): ListingDocument {
  const { createdAt, settled } = before;
  const at = Timestamp.fromMillis(clock.now());
  const mustWait = needsNewReview(before, after);
  const document = {
    ...withOwnerActivity(after),
    createdAt,
    updatedAt: at,
    ...(changeId !== undefined && { changeId }),
    ...reviewAfterChange({
      ...{ before, after, at, mustWait },
      ...{ names: shownFields, noted: figureFieldNames },
    }),
  };
  if (!mustWait) return document;
  const { moderationNote: _note, moderationProblem: _problem, ...rest } = document as DocumentData;
  const status = 'pending';
  return { ...rest, createdAt, status, settled: { ...(settled as object | undefined), status } };
}

interface NewListing {
  form: ListingForm;
  owner: string;
  language: Language;
  /** Content hashes, cover first. */
  images: readonly string[];
  requestHash?: string;
}

/** A new ad as it is stored: it waits for staff. */
export function newListingDocument({ form, ...rest }: NewListing): ListingDocument {
  const now = Timestamp.fromMillis(clock.now());
  const { status, isFeatured } = { status: 'pending', isFeatured: false } as const;
  return {
    ...storedFields(form),
    ...rest,
    status,
    isFeatured,
    settled: { status, isFeatured },
    review: { since: now },
    createdAt: now,
    updatedAt: now,
  };
}
