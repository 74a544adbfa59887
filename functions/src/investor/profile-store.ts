import type { InvestorProfileForm } from '@qaysari/contract/investor/types';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { signInNeeded } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp, firestore, isDocumentId } from '../platform/firestore.ts';
import { reviewAfterChange } from '../review/store.ts';
import {
  endSessions,
  isActive,
  keepProfile,
  profileFields,
  type UserRecord,
} from '../user/public.ts';
import { readUser } from '../user/store.ts';

/** The fields of a profile as its document keeps them: those that were filled. */
function storedFields(form: InvestorProfileForm): DocumentData {
  const isFilled = (value: unknown) =>
    value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(form).filter(([, value]) => isFilled(value)));
}

/** A new profile: it waits for staff. */
function newProfile(form: InvestorProfileForm): DocumentData {
  const at = now();
  return { ...storedFields(form), ...pending, review: { since: at }, updatedAt: at };
}

const pending = { status: 'pending', settled: { status: 'pending' } };
const now = () => Timestamp.fromMillis(clock.now());

const staffFields = ['status', 'settled', 'approvedAt', 'moderatedAt'] as const;
const noteFields = ['moderationNote', 'moderationProblem'] as const;
const reviewedFields = ['title', 'about', 'offers', 'message'] as const;

/** The document of a profile that its owner has changed; undefined when nothing has changed. */
function profileAfterChange(
  before: DocumentData,
  form: InvestorProfileForm,
): DocumentData | undefined {
  const fields = storedFields(form);
  const isChanged = (name: string) => !isEqual(before[name], fields[name]);
  if (!Object.keys(form).some(isChanged)) return undefined;
  const fromBefore = { ...pick(before, staffFields), ...pick(before, noteFields) };
  const at = now();
  const mustWait = before['status'] === 'rejected' || reviewedFields.some(isChanged);
  const review = reviewAfterChange({ before, after: fields, names: profileFields, at, mustWait });
  const kept = mustWait ? { ...pick(before, staffFields), ...pending } : fromBefore;
  return { ...fields, ...kept, ...review, updatedAt: at };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function pick(document: DocumentData, names: readonly string[]): DocumentData {
  return Object.fromEntries(Object.entries(document).filter(([name]) => names.includes(name)));
}

const users = () => collection('users');

/**
 * Gives the role `investor`, with a profile that staff must approve, and ends all sessions. False when the
 * user has the role already. Throws 401 when the user is deleted or locked out.
 */
export function makeInvestor(uid: string, form: InvestorProfileForm): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const { user } = await findActive(transaction, uid);
    if (user.role === 'investor') return false;
    transaction.update(users().doc(uid), { role: 'investor', investorProfile: newProfile(form) });
    endSessions(transaction, user);
    return true;
  });
}

/**
 * Replaces an investor's profile. False when the user is no investor. Throws 401 when the user is deleted or
 * locked out.
 */
export function changeProfile(uid: string, form: InvestorProfileForm): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const { user, stored } = await findActive(transaction, uid);
    if (user.role !== 'investor') return false;
    const investorProfile = stored ? profileAfterChange(stored, form) : newProfile(form);
    if (investorProfile) {
      keepProfile(transaction, uid, stored);
      transaction.update(users().doc(uid), { investorProfile });
    }
    return true;
  });
}

/**
 * Corrects an investor's profile in a transaction. `correct` gets the stored profile and its user, may write
 * other documents, and returns the new profile; undefined to change nothing. Does nothing for anybody without
 * a profile, and for a deleted user.
 */
export async function correctProfile(
  uid: string,
  correct: (
    stored: DocumentData,
    user: UserRecord,
    transaction: Transaction,
  ) => DocumentData | undefined,
): Promise<void> {
  if (!isDocumentId(uid)) return;
  await firestore().runTransaction(async (transaction) => {
    const { user, stored } = await find(transaction, uid);
    if (!user || user.deletedAt || !stored) return;
    const investorProfile = correct(stored, user, transaction);
    if (investorProfile) transaction.update(users().doc(uid), { investorProfile });
  });
}

/** A user, and the profile as it is stored, also when it cannot be read as one. */
interface Found<User> {
  user: User;
  stored: DocumentData | undefined;
}

async function find(transaction: Transaction, uid: string): Promise<Found<UserRecord | undefined>> {
  const snapshot = await transaction.get(users().doc(uid));
  const stored: unknown = snapshot.get('investorProfile');
  const isProfile = typeof stored === 'object' && stored !== null;
  return { user: readUser(snapshot), stored: isProfile ? stored : undefined };
}

async function findActive(transaction: Transaction, uid: string): Promise<Found<UserRecord>> {
  const { user, stored } = await find(transaction, uid);
  if (!isActive(user)) throw signInNeeded();
  return { user, stored };
}
