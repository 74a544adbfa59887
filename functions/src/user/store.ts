import type { Language } from '@qaysari/contract/shared/languages';
import type { ProfileField, User } from '@qaysari/contract/account/types';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { signInNeeded } from '../platform/api-error.ts';
import { clock, isRunning } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import {
  type DocumentReference,
  FieldValue,
  Timestamp,
  type TransactionOrBatch,
  createDocument,
  firestore,
  isDocumentId,
} from '../platform/firestore.ts';
import { sweepDeadline } from '../platform/sweep-time.ts';
import { sweep } from '../platform/sweep.ts';
import { keepProfile, readInvestorProfile } from './investor-profile.ts';
import { presentUser } from './present.ts';
import { isReservedName } from './reserved-names.ts';
import { acceptanceOfTerms, isActive, keptNextPage, type UserRecord } from './record.ts';

const users = () => collection('users');
const usernames = () => collection('usernames');

/** The user with this Firebase Auth uid, also when deleted; undefined for none. */
export async function findUser(uid: string): Promise<UserRecord | undefined> {
  return isDocumentId(uid) ? readUser(await users().doc(uid).get()) : undefined;
}

/** The users with these uids, also deleted ones; of others there is no entry. */
export async function findUsers(uids: readonly string[]): Promise<Map<string, UserRecord>> {
  if (uids.length === 0) return new Map();
  const found = await firestore().getAll(...uids.map((uid) => users().doc(uid)));
  const known = found.map(readUser).filter((user) => user !== undefined);
  return new Map(known.map((user) => [user.id, user]));
}

/** Reads the user in a transaction: its writes fail when the user is deleted meanwhile. */
export async function findUserIn(
  transaction: Transaction,
  uid: string,
): Promise<UserRecord | undefined> {
  return readUser(await transaction.get(users().doc(uid)));
}

/** The user of a document of `users`; undefined when there is none. */
export function readUser(snapshot: DocumentSnapshot): UserRecord | undefined {
  const data = snapshot.data();
  if (!data) return undefined;
  const { investorProfile: stored, ...rest } = data;
  const investorProfile = readInvestorProfile(stored);
  return {
    ...{ role: 'member', isOAuth: false, ...rest, id: snapshot.id },
    ...(investorProfile && { investorProfile }),
  } as UserRecord;
}

/** Everybody gets mails about unread messages until they say otherwise. */
export function wantsMessageMails(user: UserRecord): boolean {
  return user.messageMails !== false;
}

/** Everybody is asked by mail whether their ads are still for sale until they say otherwise. */
export function wantsForSaleMails(user: UserRecord): boolean {
  return user.forSaleMails !== false;
}

/** Everybody gets alerts about cheaper favorites until they say otherwise. */
export function wantsCheaperMails(user: UserRecord): boolean {
  return user.cheaperMails !== false;
}

/** The user's own data, as the API answers it. */
export function ownDataOf(user: UserRecord): User {
  return presentUser(user);
}

/** Usernames ignore case. Characters that Firestore does not allow in ids are escaped. */
function usernameReference(username: string) {
  return usernames().doc(usernameId(username));
}

function usernameId(username: string): string {
  const plain = username.toLowerCase().replace(/[%/]/g, encodeURIComponent);
  return /^\.{1,2}$|^__.*__$/s.test(plain) ? `%${plain}` : plain;
}

/** The uid of a username; undefined when it is free or only claimed. */
export async function findUidOfUsername(username: string): Promise<string | undefined> {
  if (username === '') return undefined;
  const data = (await usernameReference(username).get()).data();
  return data?.['expireAt'] === undefined ? (data?.['uid'] as string | undefined) : undefined;
}

/** Longer than any sign-up takes. */
const claimMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
const longestReserveMs = 7 * dayMs;

/**
 * Claims a username during a sign-up: of concurrent calls one succeeds. The claim expires unless
 * `createUser` makes it permanent. A reserved name counts as taken. `attempt` identifies the sign-up request.
 */
export async function claimUsername(
  username: string,
  uid: string,
  attempt?: string,
): Promise<boolean> {
  if (isReservedName(username)) return false;
  const document = usernameReference(username);
  const expireAt = Timestamp.fromMillis(clock.now() + claimMs);
  const claim = { uid, expireAt, ...(attempt !== undefined && { attempt }) };
  if (await createDocument(document, claim)) return true;
  return firestore().runTransaction(async (transaction) => {
    const end: unknown = (await transaction.get(document)).data()?.['expireAt'];
    if (!(end instanceof Timestamp) || isRunning(end.toMillis(), longestReserveMs)) return false;
    transaction.set(document, claim);
    return true;
  });
}

/** The state of the sign-up that claimed a username; undefined when that was another request. */
export async function findSignUpAttempt(
  username: string,
  attempt: string,
): Promise<'underway' | 'done' | undefined> {
  const data = (await usernameReference(username).get()).data();
  if (data?.['attempt'] !== attempt) return undefined;
  const end: unknown = data['expireAt'];
  const isClaim = end instanceof Timestamp && end.toMillis() <= clock.now() + claimMs;
  return isClaim ? 'underway' : 'done';
}

/** Reserves a username that `uid` has claimed for some days, as if an account had been created. */
export async function reserveUsername(username: string, uid: string, days: number): Promise<void> {
  const expireAt = Timestamp.fromMillis(clock.now() + days * dayMs);
  await ifUsernameIsOf(username, uid, (transaction, document) => {
    transaction.update(document, { expireAt });
  });
}

/** Frees a username of `uid`. Does nothing when somebody else has it by now. */
export async function releaseUsername(username: string, uid: string): Promise<void> {
  await ifUsernameIsOf(username, uid, (transaction, document) => {
    transaction.delete(document);
  });
}

/** An instance that was frozen may continue after its claim has expired and somebody else has the username. */
async function ifUsernameIsOf(
  username: string,
  uid: string,
  write: (transaction: Transaction, document: DocumentReference) => void,
): Promise<void> {
  const document = usernameReference(username);
  await firestore().runTransaction(async (transaction) => {
    const data = (await transaction.get(document)).data();
    if (data?.['uid'] === uid) write(transaction, document);
  });
}

interface NewUser {
  uid: string;
  username: string;
  email: string;
  isOAuth: boolean;
  language: Language;
  /** An external sign-in has vouched for the address. */
  isVouchedFor?: boolean;
  termsAccepted?: boolean | undefined;
  /** The page that they were on their way to. */
  next?: string | undefined;
  /** The value that was passed with the claim. */
  attempt?: string | undefined;
}

/** Writes a new user whose username is claimed. */
export function createUser(writes: TransactionOrBatch, newUser: NewUser): void {
  const { uid, attempt, isVouchedFor, termsAccepted, next, ...rest } = newUser;
  const createdAt = Timestamp.fromMillis(clock.now());
  writes.set(users().doc(uid), {
    ...{ ...rest, role: 'member', createdAt },
    ...(next !== undefined && { next: keptNextPage(next) }),
    ...(termsAccepted && acceptanceOfTerms()),
    ...(isVouchedFor && withConfirmedEmail(rest.email, 'provider')),
  });
  writes.set(usernameReference(rest.username), { uid, ...(attempt !== undefined && { attempt }) });
}

type UserChange = Partial<
  Pick<
    UserRecord,
    | 'email'
    | 'isOAuth'
    | ProfileField
    | 'nameOnAds'
    | ('language' | 'isLanguageChosen' | 'termsAcceptedAt' | 'termsVersion')
    | 'accountChange'
    | 'previousEmails'
    | 'messageMails'
    | 'confirmedEmail'
    | 'confirmedPhone'
    | 'forSaleMails'
    | 'cheaperMails'
    | 'askedForSaleAt'
  >
>;

export function changeUser(writes: TransactionOrBatch, uid: string, change: UserChange): void {
  writes.update(users().doc(uid), change);
}

/** The change of a user to an address that they have just proved to be theirs. */
export function withConfirmedEmail(email: string, by: 'mail' | 'provider') {
  const at = Timestamp.fromMillis(clock.now());
  return { email, confirmedEmail: { address: email, at, by } };
}

/** Forgets that a change of password or address was under way. */
export function forgetAccountChange(writes: TransactionOrBatch, uid: string): void {
  writes.update(users().doc(uid), { accountChange: FieldValue.delete() });
}

/**
 * Calls `settle` for each user whose change of password or address began before that moment and did not
 * end, the oldest first.
 */
export async function sweepUnfinishedAccountChanges(
  before: number,
  settle: (uid: string) => Promise<void>,
): Promise<void> {
  const startedAt = 'accountChange.startedAt';
  const old = users().where(startedAt, '<', Timestamp.fromMillis(before)).orderBy(startedAt);
  await sweep(old.select(startedAt), ({ id }) => settle(id), { deadline: sweepDeadline() });
}

/** Marks a user as deleted, which ends all sessions. The deletion trigger removes the data. */
export function markUserDeleted(writes: TransactionOrBatch, uid: string): void {
  writes.update(users().doc(uid), {
    deletedAt: Timestamp.fromMillis(clock.now()),
    sessionsValidFrom: FieldValue.delete(),
    endedSessions: FieldValue.delete(),
    knownBrowsers: FieldValue.delete(),
    accountChange: FieldValue.delete(),
  });
}

/** Deletes all data of a deleted user except the time of deletion, which conversations need. */
export async function anonymizeUser(uid: string): Promise<void> {
  const document = users().doc(uid);
  const data = (await document.get()).data();
  if (!data) return;
  const username = data['username'] as string | undefined;
  if (username !== undefined) await releaseUsername(username, uid);
  const deletedAt = (data['deletedAt'] as Timestamp | undefined) ?? Timestamp.now();
  const batch = firestore().batch();
  keepProfile(batch, uid, data['investorProfile']);
  batch.set(document, { deletedAt });
  await batch.commit();
}

/** Deletes the subcollections of a user's document. */
export async function deleteUserSubcollections(uid: string): Promise<void> {
  for (const list of await users().doc(uid).listCollections()) {
    await firestore().recursiveDelete(list);
  }
}

/**
 * A transaction of what a person writes for themselves, from a person who is neither deleted nor locked out: else 401.
 * Nobody would remove what is written after the deletion. Every collection whose documents go with their person is
 * written so (tests/api/isolated/deleted-person.test.ts).
 */
export function asPerson<Result>(
  uid: string,
  change: (transaction: Transaction, person: UserRecord) => Promise<Result>,
): Promise<Result> {
  return firestore().runTransaction(async (transaction) => {
    const person = await findUserIn(transaction, uid);
    if (!isActive(person)) throw signInNeeded();
    return change(transaction, person);
  });
}
