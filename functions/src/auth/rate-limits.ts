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
/** Iraq's mobile networks put thousands of people behind one address, so only the hour counts there. */
const addressRules: readonly RateLimitRule[] = [{ limit: 100, seconds: 60 * 60 }];

/**
 * Counts one guess at a password before it is looked at, or throws 429. The answer takes it back, for a
 * right one. `subject`: the uid, or what was typed where there is no such account.
 */
export function limitPasswordGuesses(subject: string, address: string): Promise<Refund> {
  return consumeRateLimits([
    { kind: 'password-guess', subject, rules: accountRules },
    { kind: 'password-guess-address', subject: address, rules: addressRules },
  ]);
}

/** For somebody who has shown by other means whose account it is. */
export function clearPasswordGuesses(uid: string): Promise<void> {
  return clearRateLimit('password-guess', uid);
}

/** Mails that anybody can make us send to an address: one a minute, ten a day (docs/specification/limits.md#m4). */
const mailRules: readonly RateLimitRule[] = [
  { limit: 1, seconds: 60 },
  { limit: 10, seconds: 24 * 60 * 60 },
];

/** Counts one mail, or throws 429; the same for addresses that nobody has. */
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

/** Codes are used up after five tries; this keeps a flood of guesses from being looked at at all. */
export async function limitCodeGuesses(subject: string, address: string): Promise<void> {
  await consumeRateLimits([
    { kind: 'code-guess', subject, rules: [{ limit: 20, seconds: 10 * 60 }] },
    { kind: 'code-guess-address', subject: address, rules: [{ limit: 200, seconds: 60 * 60 }] },
  ]);
}

/** Each begins with a document of ours and may end with a request to the provider. */
export async function limitExternalSignIns(address: string): Promise<void> {
  await consumeRateLimits([
    { kind: 'external-address', subject: address, rules: [{ limit: 200, seconds: 60 * 60 }] },
  ]);
}

/** New accounts from one address. */
export async function limitSignUps(address: string): Promise<void> {
  await consumeRateLimits([
    { kind: 'sign-up-address', subject: address, rules: [{ limit: 60, seconds: 60 * 60 }] },
  ]);
}
