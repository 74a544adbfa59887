import {
  listingStatuses,
  type ApprovalNeed,
  type ListingStatus,
} from '@qaysari/contract/listing/types';
import { defaultLanguage, isLanguage, type Language } from '@qaysari/contract/shared/languages';
import { isProfileComplete } from '@qaysari/contract/account/types';
import type { UserRecord } from './record.ts';

/**
 * What a member must still do before staff can approve a listing or an investor profile of theirs
 * (docs/specification/data.md#d9).
 */
export function missingForApproval(user: UserRecord | undefined): ApprovalNeed[] {
  const missing: ApprovalNeed[] = [];
  if (!isProfileComplete(user ?? {})) missing.push('profile');
  if (!user?.termsAcceptedAt) missing.push('terms');
  return missing;
}

/** What becomes of a status that staff have entered. */
export interface CheckedStatus {
  status: ListingStatus;
  /** `unknown`: there is no such status. `incomplete`: an approval although something is missing. */
  problem?: 'unknown' | 'incomplete';
}

/** Compares a status with the last one that counted. What cannot be goes back, an approval to `pending`. */
export function checkEnteredStatus(
  entered: unknown,
  last: ListingStatus,
  missing: readonly ApprovalNeed[],
): CheckedStatus {
  const status = listingStatuses.find((each) => each === entered);
  if (status === undefined) return { status: last, problem: 'unknown' };
  const isRefused = status === 'approved' && last !== 'approved' && missing.length > 0;
  return isRefused ? { status: 'pending', problem: 'incomplete' } : { status };
}

/** The language in which somebody reads of a decision: that of their mails, else of what they wrote. */
export function readerLanguage(
  user: { language?: Language } | undefined,
  written?: unknown,
): Language {
  return user?.language ?? (isLanguage(written) ? written : defaultLanguage);
}
