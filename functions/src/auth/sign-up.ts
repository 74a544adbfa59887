import { createHmac, randomUUID } from 'node:crypto';
import type { Language } from '@qaysari/contract/languages';
import { createAccount } from '../platform/accounts.ts';
import { tooManyRequests, wrongFields } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { firestore, type TransactionOrBatch } from '../platform/firestore.ts';
import { queueMail, requestMail } from '../mail/store.ts';
import {
  claimUsername,
  createUser,
  findSignUpAttempt,
  reserveUsername,
  releaseUsername,
} from '../user/store.ts';
import { limitSignUps } from './rate-limits.ts';
import { removeUnfinishedAccount } from './unfinished-account.ts';
import { notBefore } from './no-sooner-than.ts';
import { rejectCommonPassword } from './reject-common-password.ts';

/** Slower than making an account and than finding that there is one: the time must not tell which it was. */
const minimumAnswerMs = 1_000;

/** How long a username is kept from others after a sign-up whose address had an account. */
const reservedDays = 7;

export interface SignUp {
  username: string;
  email: string;
  password: string;
  language: Language;
  /** Where the request comes from. */
  address: string;
  /** The same for every try of one sign-up: on a network that drops, answers get lost. */
  idempotencyKey?: string | undefined;
}

/** What somebody brings along. Made before anybody looks whether the address has an account. */
export interface SignUpExtra {
  /** Writes it down together with the person. */
  write: (writes: TransactionOrBatch) => void;
  /** Takes back what was made. Never throws. */
  discard: () => Promise<void>;
}

/**
 * Opens an account. A taken username is a field error; a taken address is answered like a free one, in the
 * same time, and its owner is told by mail. `pack` makes what goes with the account, or throws; for a taken
 * address it is left lying, because taking it back would take time that tells. A sign-up that has succeeded
 * already under the same key is answered as the first time.
 */
export async function signUp(
  { username, email, password, language, address, idempotencyKey }: SignUp,
  prepare?: (uid: string) => Promise<SignUpExtra>,
): Promise<void> {
  await limitSignUps(address);
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
  const extra = await releaseOnError(username, async () => prepare?.(uid));
  // Packing takes as long as it takes, whoever has the address.
  await notBefore((prepare ? clock.now() : begun) + minimumAnswerMs, async () => {
    try {
      if (await releaseOnError(username, () => createOrReplaceAccount(uid, email, password))) {
        const batch = firestore().batch();
        createUser(batch, { uid, username, email, isOAuth: false, language, attempt });
        queueMail(batch, { kind: 'verifyEmail', whom: email, language });
        extra?.write(batch);
        await batch.commit();
      } else {
        await reserveUsername(username, reservedDays);
        await requestMail({ kind: 'alreadyRegistered', whom: email, language });
      }
    } catch (error) {
      await extra?.discard();
      throw error;
    }
  });
}

/** Tells tries of one sign-up from others. Only who has the key, which is not kept, can tell what went into it. */
function hashAttempt(key: string, fields: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(fields)).digest('base64url');
}

/** Gives the claimed username back where the work fails. */
async function releaseOnError<T>(username: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await releaseUsername(username);
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
