import type { register as registerEndpoint } from '@qaysari/contract/account/calls';
import type { Language } from '@qaysari/contract/shared/languages';
import type { registerWithListing as registerWithListingEndpoint } from '@qaysari/contract/publish/calls';
import { createHmac, randomUUID } from 'node:crypto';
import { queueMail, requestMail } from '../mail/store.ts';
import { createAccount, deleteAccount, findAccountByEmail } from '../platform/accounts.ts';
import { tooManyRequests, wrongFields } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { firestore, type TransactionOrBatch } from '../platform/firestore.ts';
import type { Handler, HandlerInput } from '../platform/handler.ts';
import type { Refund } from '../platform/rate-limit.ts';
import { securityEvent } from '../platform/security-log.ts';
import {
  claimUsername,
  createUser,
  findSignUpAttempt,
  findUser,
  releaseUsername,
  reserveUsername,
} from '../user/store.ts';
import { rejectCommonPassword } from './reject-common-password.ts';
import { withMinimumDuration } from '../platform/timing.ts';
import { clearResetMails, limitSignUps, takeSignUpMail } from './rate-limits.ts';

/** No sign-up takes longer than this. */
const signUpTimeoutMs = 10 * 60 * 1000;

/**
 * Deletes an account without a user document, which a sign-up that crashed leaves behind. Returns whether
 * the address is free now.
 */
export async function removeUnfinishedAccount(email: string): Promise<boolean> {
  const account = await findAccountByEmail(email);
  if (!account) return true;
  const age = clock.now() - Date.parse(account.metadata.creationTime);
  if (age < signUpTimeoutMs || (await findUser(account.uid))) return false;
  await deleteAccount(account.uid);
  return true;
}

/**
 * Longer than creating an account and than finding an existing one. So the response time does not show
 * which one happened.
 */
const minimumAnswerMs = 1_000;

/** How long a username stays reserved when the address already had an account. */
const reservedDays = 7;

interface SignUp {
  username: string;
  email: string;
  password: string;
  language: Language;
  termsAccepted?: boolean | undefined;
  next?: string | undefined;
  /** The same for every retry of one sign-up: on a bad network the answer can get lost. */
  idempotencyKey?: string | undefined;
}

/**
 * A first listing that is created together with the account. It is prepared before the API checks the
 * address.
 */
interface SignUpExtra {
  /** Writes it in the same batch as the user. */
  write: (writes: TransactionOrBatch) => void;
  /** Deletes what was prepared. Never throws. */
  discard: () => Promise<void>;
}

/**
 * Opens an account; callers have counted it (`limitSignUps`). A taken username is a field error. A taken
 * address gets the same answer in the same time, and its owner gets a mail. `prepare` creates what belongs to the account, or throws. For a taken
 * address its result stays for the sweep, because deleting it would change the response time. A retry
 * with the same key after a success gets the same answer.
 */
async function signUp(
  { username, email, password, language, termsAccepted, next, idempotencyKey }: SignUp,
  prepare?: (uid: string) => Promise<SignUpExtra>,
): Promise<void> {
  await rejectCommonPassword('password', password);
  const uid = randomUUID().replaceAll('-', '');
  const begun = clock.now();
  const attempt = idempotencyKey && hashAttempt(idempotencyKey, [username, email, password]);
  if (!(await claimUsername(username, uid, attempt))) {
    const earlier = attempt && (await findSignUpAttempt(username, attempt));
    if (earlier === 'done') return;
    if (earlier === 'underway') throw tooManyRequests(minimumAnswerMs / 1_000);
    throw wrongFields({ username: { key: 'usernameTaken' } });
  }
  const refund = await releaseOnError(username, uid, () => takeSignUpMail(email));
  if (!refund) {
    // Nothing is sent, and no name is held: others may have used up the mails to this address.
    return withMinimumDuration(begun + minimumAnswerMs, () => releaseUsername(username, uid));
  }
  const extra = await releaseOnError(username, uid, () => orRefund(refund, prepare?.(uid)));
  // Preparing takes the same time for every address, so the minimum starts after it.
  await withMinimumDuration((prepare ? clock.now() : begun) + minimumAnswerMs, async () => {
    try {
      if (await releaseOnError(username, uid, () => createOrReplaceAccount(uid, email, password))) {
        const batch = firestore().batch();
        const person = { uid, username, email, language, termsAccepted, next };
        createUser(batch, { ...person, isOAuth: false, attempt });
        queueMail(batch, { kind: 'verifyEmail', whom: email, language });
        extra?.write(batch);
        clearResetMails(batch, email);
        await batch.commit();
        securityEvent('signedUp', { uid });
      } else {
        await reserveUsername(username, uid, reservedDays);
        await requestMail({ kind: 'alreadyRegistered', whom: email, language });
      }
    } catch (error) {
      await extra?.discard();
      throw error;
    }
  });
}

/**
 * Recognizes a retry of the same sign-up. The key itself is not stored, so nobody else can guess the
 * fields from the hash.
 */
function hashAttempt(key: string, fields: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(fields)).digest('base64url');
}

/** A mail counts only when something comes of it: else the person corrects a field and sends again. */
async function orRefund<T>(refund: Refund, work: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    await refund();
    throw error;
  }
}

/** Releases the claimed username when the work fails. */
async function releaseOnError<T>(
  username: string,
  uid: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await releaseUsername(username, uid);
    throw error;
  }
}

/** False when the address has an account already. */
async function createOrReplaceAccount(
  uid: string,
  email: string,
  password: string,
): Promise<boolean> {
  const account = { uid, email, password, emailVerified: false };
  if (await createAccount(account)) return true;
  return (await removeUnfinishedAccount(email)) && (await createAccount(account));
}

/** `POST /auth/register`. */
export const register: Handler<typeof registerEndpoint> = async (call) => {
  const { body, language, idempotencyKey } = call;
  await limitSignUps(call.address);
  await signUp({ ...body, language, idempotencyKey });
  return undefined;
};

/** Prepares the first listing of a new user. */
type PrepareListing = (
  uid: string,
  call: HandlerInput<typeof registerWithListingEndpoint>,
) => Promise<SignUpExtra>;

/**
 * Leads to one's newest listing, whose page shows what its approval lacks: no answer may name its id (decision 16). The
 * site knows the address (web/src/entities/listing/listings-path.ts).
 */
const newestListingPage = (language: Language) => `/${language}/my-account/my-ads?open=newest`;

/** `POST /auth/register-with-listing`. Creates both the account and the listing, or neither. */
export function registerWithListing(
  prepareListing: PrepareListing,
): Handler<typeof registerWithListingEndpoint> {
  return async (call) => {
    const { body, language, idempotencyKey } = call;
    const next = newestListingPage(language);
    await signUp({ ...body, next, language, idempotencyKey }, (uid) => prepareListing(uid, call));
    return undefined;
  };
}
