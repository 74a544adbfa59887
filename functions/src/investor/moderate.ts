import { defaultLanguage } from '@qaysari/contract/shared/languages';
import {
  type ApprovalNeed,
  type ListingStatus,
  listingStatuses,
} from '@qaysari/contract/listing/types';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { queueMail } from '../mail/store.ts';
import { clock } from '../platform/clock.ts';
import { Timestamp } from '../platform/firestore.ts';
import { securityEvent } from '../platform/security-log.ts';
import { type StaffTextRef, staffText } from '../platform/texts.ts';
import {
  type UserRecord,
  keepProfile,
  missingForApproval,
  checkEnteredStatus,
} from '../user/public.ts';
import { correctProfile } from './profile-store.ts';

/**
 * Checks what staff changed in an investor's profile. It reverts a status that is unknown or not allowed yet,
 * stores the reason, and mails the investor once about a decision. It compares the current profile with the
 * last status that counted, so it may run twice, late or in any order. `before` is the profile before the
 * change; it only counts for profiles without such a status.
 */
export async function moderateInvestor(uid: string, before: unknown): Promise<void> {
  let decided: ListingStatus | undefined;
  await correctProfile(uid, (stored, user, transaction) => {
    decided = undefined;
    const last = lastStatus(stored, before);
    if (stored['status'] === last) return undefined;
    const missing = missingForApproval(user);
    const { status, problem } = checkEnteredStatus(stored['status'], last, missing);
    const decision: Decision = { status, missing, isRefused: problem === 'incomplete' };
    if (status !== last) decided = status;
    if (decided === 'rejected') keepProfile(transaction, uid, stored);
    if (decided || decision.isRefused) queueDecisionMail(transaction, { user, stored, decision });
    const problems = problem ? problemsOf(decision) : [];
    const isDecided = status !== last;
    return profileAfterModeration(stored, decision, { problems, isDecided, last });
  });
  if (decided) securityEvent('investorModerated', { uid, status: decided });
}

interface Decision {
  status: ListingStatus;
  missing: readonly ApprovalNeed[];
  /** Staff approved the profile, but something is missing. */
  isRefused: boolean;
}

/** Profiles without a settled status (of the seed, or of an import) use the one before, else their own. */
function lastStatus(stored: DocumentData, before: unknown): ListingStatus {
  const status = statusIn(stored['settled']) ?? statusIn(before) ?? statusIn(stored);
  return listingStatuses.find((each) => each === status) ?? 'pending';
}

function statusIn(value: unknown): unknown {
  return (value as { status?: unknown } | null | undefined)?.status;
}

function problemsOf({ isRefused, missing }: Decision): StaffTextRef[] {
  if (!isRefused) {
    return [{ key: 'statusUnknown', params: { values: listingStatuses.join(', ') } }];
  }
  const problems: StaffTextRef[] = [];
  if (missing.includes('profile')) problems.push({ key: 'investorIncomplete' });
  if (missing.includes('terms')) problems.push({ key: 'investorTerms' });
  return problems;
}

function profileAfterModeration(
  stored: DocumentData,
  { status }: Decision,
  {
    problems,
    isDecided,
    last,
  }: { problems: readonly StaffTextRef[]; isDecided: boolean; last: ListingStatus },
): DocumentData {
  const { moderationProblem: _old, review: known, ...rest } = stored;
  const now = Timestamp.fromMillis(clock.now());
  const review: unknown = isDecided ? { since: now, was: last } : known;
  return {
    ...rest,
    ...(status === 'pending' && review !== undefined && { review }),
    status,
    settled: { status },
    ...(problems.length > 0 && { moderationProblem: staffText(problems) }),
    ...(isDecided && { moderatedAt: now }),
    ...(isDecided && status === 'approved' && { approvedAt: now }),
  };
}

interface DecidedProfile {
  user: UserRecord;
  stored: DocumentData;
  decision: Decision;
}

function queueDecisionMail(
  transaction: Transaction,
  { user, stored, decision }: DecidedProfile,
): void {
  const { id: uid, email, language = defaultLanguage, role } = user;
  const { title, moderationNote } = stored;
  if (!email || role !== 'investor') return;
  const request = { whom: email, uid, language, title: String(title) };
  const { status, missing, isRefused } = decision;
  if (isRefused) {
    queueMail(transaction, { ...request, kind: 'investorIncomplete', missing: [...missing] });
  } else if (status === 'approved') {
    queueMail(transaction, { ...request, kind: 'investorApproved' });
  } else if (status === 'rejected') {
    const note = typeof moderationNote === 'string' ? moderationNote.trim() : '';
    queueMail(transaction, { ...request, ...(note && { note }), kind: 'investorRejected' });
  }
}
