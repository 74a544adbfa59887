import type { TransactionOrBatch } from '../platform/firestore.ts';
import {
  countForThrottle,
  isOverLimit,
  throttle,
  countAndThrottle,
  type ThrottleRule,
} from '../platform/throttle.ts';
import {
  clearRateLimit,
  clearRateLimitIn,
  consumeRateLimits,
  isWithin,
  takeIfWithin,
  type Refund,
  type RateLimitRule,
} from '../platform/rate-limit.ts';
import type { Session } from '../platform/session-cookie.ts';

/**
 * Iraq's mobile networks put thousands of people behind one address. So an address is slowed down, and
 * refused only where a machine must be at work (docs/specification/limits.md#m4).
 */
const addressThrottles = {
  wrongPasswords: { kind: 'password-guess-address', free: 100 },
  mails: { kind: 'mail-address', free: 60, ceiling: 1_000 },
  codes: { kind: 'code-guess-address', free: 200, ceiling: 2_000 },
  externalSignIns: { kind: 'external-address', free: 200, ceiling: 2_000 },
  signUps: { kind: 'sign-up-address', free: 60, ceiling: 1_000 },
  undos: { kind: 'undo-address', free: 60, ceiling: 1_000 },
} as const satisfies Record<string, ThrottleRule>;

/** Wrong codes of everybody together: one guesser at many accounts shows here only. */
const wrongCodes: ThrottleRule = { kind: 'wrong-codes', free: 500 };
const everybody = 'everybody';

/** Wrong passwords for an account (docs/specification/limits.md#m4). */
const accountRules: readonly RateLimitRule[] = [
  { limit: 10, seconds: 5 * 60 },
  { limit: 100, seconds: 60 * 60 },
];

/** Who tries a password or a code of an account. */
export interface Asker {
  /** The uid; what was typed, where there is no account or nobody may learn of it. */
  subject: string;
  /**
   * What distinguishes the owner from strangers: a known browser, or a session. It has its own count, which strangers
   * cannot fill. Strangers share one count.
   */
  proof: string | undefined;
  /** Of the network. */
  address: string;
}

/** Strangers have no session of the account. */
export function proofOf(session: Session): string {
  return session.id ?? 'session';
}

/** Another kind, so that nobody fills it by typing what it is named by. */
function countOf(kind: string, { subject, proof }: Asker) {
  return proof === undefined
    ? { kind, subject }
    : { kind: `${kind}-known`, subject: `${subject}:${proof}` };
}

/**
 * Counts one password attempt before the password is checked, or throws 429. Call the result after a
 * right password: it removes the count. An address with many wrong passwords waits, and is never refused.
 */
export async function limitPasswordGuesses(asker: Asker): Promise<Refund> {
  const { address } = asker;
  const refund = await consumeRateLimits([
    { ...countOf('password-guess', asker), rules: accountRules },
  ]);
  await throttle(addressThrottles.wrongPasswords, address);
  return refund;
}

/** Somebody with a proof shares the address with strangers, who can slow them down but not lock them out. */
function throttleAddress(
  { kind, free, ceiling }: ThrottleRule,
  { proof, address }: Asker,
): Promise<void> {
  const isCapped = proof === undefined && ceiling !== undefined;
  return countAndThrottle({ kind, free, ...(isCapped && { ceiling }) }, address);
}

/** Counts a wrong password at the address that it came from. */
export function countWrongPassword(address: string): Promise<void> {
  return countForThrottle(addressThrottles.wrongPasswords, address);
}

/** Counts a wrong code, whatever it was for. */
export function countWrongCode(): Promise<void> {
  return countForThrottle(wrongCodes, everybody);
}

/** Whether somebody is guessing codes at large. Then strangers have fewer tries. */
export function isCodeGuessingDetected(): Promise<boolean> {
  return isOverLimit(wrongCodes, everybody);
}

/** Clears strangers' failed attempts after the owner has proved who they are by other means. */
export function clearPasswordGuesses(uid: string): Promise<void> {
  return clearRateLimit('password-guess', uid);
}

/**
 * Mails that anybody can trigger: one a minute and ten a day for an address
 * (docs/specification/limits.md#m4).
 */
const mailRules: readonly RateLimitRule[] = [
  { limit: 1, seconds: 60 },
  { limit: 10, seconds: 24 * 60 * 60 },
];

/**
 * Mails to the address of a sign-up. Each sign-up also keeps a username from others for a week
 * (sign-up.ts): so an address can hold five names at most.
 */
const signUpMailRules: readonly RateLimitRule[] = [
  { limit: 1, seconds: 60 },
  { limit: 5, seconds: 7 * 24 * 60 * 60 },
];

/** An account is given so many askers' worth of mails a day to one address: strangers can name it too. */
const mailsToRules: readonly RateLimitRule[] = [{ limit: 30, seconds: 24 * 60 * 60 }];

/**
 * Counts one code for a person's new address, or throws 429 when this person asks too often. False when others asked
 * too often: many people can name one address, so nothing is sent and no error is shown.
 */
export async function mayMailChange(uid: string, email: string, address: string): Promise<boolean> {
  await countAndThrottle(addressThrottles.mails, address);
  await consumeRateLimits([{ kind: 'change-mail', subject: uid, rules: mailRules }]);
  return isWithin({ kind: 'change-mail-to', subject: email, rules: mailsToRules });
}

/**
 * Forgets strangers' requests for codes to an address whose links have just ended, or that is an account's from now
 * on: so there is always a mail to come, or one whose link works.
 */
export function clearResetMails(writes: TransactionOrBatch, email: string): void {
  clearRateLimitIn(writes, 'reset-mail', email);
}

/**
 * Whether a mail may be sent that anybody can ask for; counts it. It counts addresses without an account as well,
 * and never refuses: above the limit nothing is sent, and the answer is as always. The mails of before have a link
 * that works for as long as they count.
 */
export async function mayMail(kind: 'reset-mail' | 'verify-mail', asker: Asker): Promise<boolean> {
  await throttleAddress(addressThrottles.mails, asker);
  return isWithin({ ...countOf(kind, asker), rules: mailRules });
}

/** Counts one sign-up for the address that it writes to; undefined above the limit. The result removes the count. */
export function takeSignUpMail(email: string): Promise<Refund | undefined> {
  return takeIfWithin({ kind: 'sign-up-mail', subject: email, rules: signUpMailRules });
}

/**
 * Tries of a code are few by themselves (code/store.ts). This limit also stops a flood of requests before any code
 * is checked.
 */
export async function limitCodeGuesses(asker: Asker): Promise<void> {
  await throttleAddress(addressThrottles.codes, asker);
  await consumeRateLimits([
    { ...countOf('code-guess', asker), rules: [{ limit: 20, seconds: 10 * 60 }] },
  ]);
}

/** Limits how often one client address takes back changes of e-mail addresses. */
export async function limitUndos(address: string): Promise<void> {
  await countAndThrottle(addressThrottles.undos, address);
}

/** Each external sign-in writes a document and may call the provider. */
export async function limitExternalSignIns(address: string): Promise<void> {
  await countAndThrottle(addressThrottles.externalSignIns, address);
}

/** Limits new accounts from one client address. */
export async function limitSignUps(address: string): Promise<void> {
  await countAndThrottle(addressThrottles.signUps, address);
}
