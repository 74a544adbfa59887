import {
  clearRateLimit,
  consumeRateLimits,
  type Refund,
  type RateLimitRule,
} from '../platform/rate-limit.ts';

/** Wrong passwords for an account (docs/specification/limits.md#m4). */
const accountRules: readonly RateLimitRule[] = [
  { limit: 10, seconds: 5 * 60 },
  { limit: 100, seconds: 60 * 60 },
];
/**
 * Iraq's mobile networks put thousands of people behind one address, so an address only has an hourly
 * limit.
 */
const addressRules: readonly RateLimitRule[] = [{ limit: 100, seconds: 60 * 60 }];

/**
 * Counts one password attempt before the password is checked, or throws 429. Call the result after a
 * right password: it removes the count. `subject` is the uid, or the typed name where there is no
 * account.
 */
export function limitPasswordGuesses(subject: string, address: string): Promise<Refund> {
  return consumeRateLimits([
    { kind: 'password-guess', subject, rules: accountRules },
    { kind: 'password-guess-address', subject: address, rules: addressRules },
  ]);
}

/** Clears the failed attempts after the owner has proved who they are by other means. */
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

/** Counts one mail, or throws 429. It counts addresses without an account as well. */
export async function limitMails(
  kind: 'reset-mail' | 'verify-mail' | 'change-mail',
  subject: string,
  address: string,
): Promise<void> {
  await consumeRateLimits([
    { kind, subject, rules: mailRules },
    { kind: 'mail-address', subject: address, rules: [{ limit: 60, seconds: 60 * 60 }] },
  ]);
}

/**
 * Five wrong tries delete a code. This limit also stops a flood of requests before any code is checked.
 */
export async function limitCodeGuesses(subject: string, address: string): Promise<void> {
  await consumeRateLimits([
    { kind: 'code-guess', subject, rules: [{ limit: 20, seconds: 10 * 60 }] },
    { kind: 'code-guess-address', subject: address, rules: [{ limit: 200, seconds: 60 * 60 }] },
  ]);
}

/** Limits how often one client address takes back changes of e-mail addresses. */
export async function limitUndos(address: string): Promise<void> {
  await consumeRateLimits([
    { kind: 'undo-address', subject: address, rules: [{ limit: 60, seconds: 60 * 60 }] },
  ]);
}

/** Each external sign-in writes a document and may call the provider. */
export async function limitExternalSignIns(address: string): Promise<void> {
  await consumeRateLimits([
    { kind: 'external-address', subject: address, rules: [{ limit: 200, seconds: 60 * 60 }] },
  ]);
}

/** Limits new accounts from one client address. */
export async function limitSignUps(address: string): Promise<void> {
  await consumeRateLimits([
    { kind: 'sign-up-address', subject: address, rules: [{ limit: 60, seconds: 60 * 60 }] },
  ]);
}
