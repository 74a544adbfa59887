import type { TextRef } from '@qaysari/contract/failure';
import {
  listingStatuses,
  type ApprovalNeed,
  type ListingStatus,
} from '@qaysari/contract/listing-entity';
import type { DocumentData } from 'firebase-admin/firestore';

/** The state of an ad that was last seen to be right, kept in its document as `settled`. */
export interface SettledState {
  status: ListingStatus;
  isFeatured: boolean;
}

/** What is to be done about the state that an ad is in. */
export interface ModerationResult {
  next: SettledState;
  /** What staff got wrong, for them to read. */
  problems: TextRef[];
  /** Staff have decided about the ad. */
  isDecided: boolean;
  /** Staff have decided to approve it, and may not yet. */
  isRefused: boolean;
}

function isStatus(value: unknown): value is ListingStatus {
  return listingStatuses.includes(value as ListingStatus);
}

/**
 * The last right state of an ad. Documents without one (of the seed, an import, or older ones) are taken as
 * they were `before` the change that is looked at, or else as they are.
 */
export function readSettledState(
  document: DocumentData,
  before: DocumentData | undefined,
): SettledState {
  const last: DocumentData = {
    ...document,
    ...before,
    ...(document['settled'] as object | undefined),
  };
  const { status, isFeatured } = last;
  return { status: isStatus(status) ? status : 'pending', isFeatured: isFeatured === true };
}

/** Compares an ad with its last right state. `missing`: what its owner must do before it is approved. */
export function moderate(
  document: DocumentData,
  settled: SettledState,
  missing: readonly ApprovalNeed[],
): ModerationResult {
  const { status, isFeatured } = document;
  const problems: TextRef[] = [];
  const next = { ...settled };
  let isRefused = false;
  if (!isStatus(status)) {
    problems.push({ key: 'statusUnknown', params: { values: listingStatuses.join(', ') } });
  } else if (status === 'approved' && settled.status !== 'approved' && missing.length > 0) {
    isRefused = true;
    next.status = 'pending';
    if (missing.includes('profile')) problems.push({ key: 'ownerIncomplete' });
    if (missing.includes('terms')) problems.push({ key: 'ownerTerms' });
  } else {
    next.status = status;
  }
  if (typeof isFeatured === 'boolean') next.isFeatured = isFeatured;
  else problems.push({ key: 'featuredUnknown', params: { values: 'true, false' } });
  return { next, problems, isRefused, isDecided: next.status !== settled.status };
}
