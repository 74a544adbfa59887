import {
  type ApprovalNeed,
  type ListingStatus,
  listingStatuses,
} from '@qaysari/contract/listing/types';
import type { DocumentData } from 'firebase-admin/firestore';
import type { StaffTextRef } from '../../platform/texts.ts';
import { checkEnteredStatus } from '../../user/public.ts';

/** The last valid state of a listing, stored in its document as `settled`. */
export interface LastValidState {
  status: ListingStatus;
  isFeatured: boolean;
}

/** The result of comparing a listing with its last valid state. */
export interface ModerationResult {
  next: LastValidState;
  /** What staff entered wrongly, as texts for them. */
  problems: StaffTextRef[];
  /** The status has changed. */
  isDecided: boolean;
  /** Staff approved the listing, but the owner's profile or consent is missing. */
  isRefused: boolean;
}

function isStatus(value: unknown): value is ListingStatus {
  return listingStatuses.includes(value as ListingStatus);
}

/**
 * Reads the last valid state. Documents without one (of the seed, of an import, or old ones) use the
 * state `before` the change, else their current state.
 */
export function readLastValidState(
  document: DocumentData,
  before: DocumentData | undefined,
): LastValidState {
  const last: DocumentData = {
    ...document,
    ...before,
    ...(document['settled'] as object | undefined),
  };
  const { status, isFeatured } = last;
  return { status: isStatus(status) ? status : 'pending', isFeatured: isFeatured === true };
}

/**
 * Compares a listing with its last valid state. `missing` is what the owner must still do before
 * approval.
 */
export function moderate(
  document: DocumentData,
  settled: LastValidState,
  missing: readonly ApprovalNeed[],
): ModerationResult {
  const { isFeatured } = document;
  const { status, problem } = checkEnteredStatus(document['status'], settled.status, missing);
  const next = { ...settled, status };
  const problems: StaffTextRef[] = [];
  const isRefused = problem === 'incomplete';
  if (problem === 'unknown') {
    problems.push({ key: 'statusUnknown', params: { values: listingStatuses.join(', ') } });
  }
  if (isRefused && missing.includes('profile')) problems.push({ key: 'ownerIncomplete' });
  if (isRefused && missing.includes('terms')) problems.push({ key: 'ownerTerms' });
  if (typeof isFeatured === 'boolean') next.isFeatured = isFeatured;
  else problems.push({ key: 'featuredUnknown', params: { values: 'true, false' } });
  return { next, problems, isRefused, isDecided: next.status !== settled.status };
}
