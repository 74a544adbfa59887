import { createHmac, randomUUID } from 'node:crypto';
import type { Language } from '@qaysari/contract/languages';
import { createAccount } from '../platform/accounts.ts';
import { tooManyRequests, wrongFields } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { firestore, type Writes } from '../platform/firestore.ts';
import { queueMail, requestMail } from '../mail/store.ts';
import {
  claimUsername,
  createUser,
  findAttempt,
  holdUsername,
  releaseUsername,
} from '../user/store.ts';
import { takeSignUpTurn } from './guess-limits.ts';
import { removeLeftover } from './leftover.ts';
import { noSoonerThan } from './no-sooner-than.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/** Slower than making an account and than finding that there is one: the time must not tell which it was. */
const answerMs = 1_000;

/** How long a username is kept from others after a sign-up whose address had an account. */
const heldDays = 7;

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
export interface Luggage {
  /** Writes it down together with the person. */
  write: (writes: Writes) => void;
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
  pack?: (uid: string) => Promise<Luggage>,
): Promise<void> {
  await takeSignUpTurn(address);
  await refuseCommonPassword('password', password);
  const uid = randomUUID().replaceAll('-', '');
  const begun = clock.now();
  const attempt = idempotencyKey && attemptOf(idempotencyKey, [username, email, password]);
  if (!(await claimUsername(username, uid, attempt))) {
    const earlier = attempt && (await findAttempt(username, attempt));
    if (earlier === 'done') return;
    if (earlier === 'underway') throw tooManyRequests(answerMs / 1_000);
    throw wrongFields({ username: { key: 'usernameTaken' } });
  }
  const luggage = await orRelease(username, async () => pack?.(uid));
  // Packing takes as long as it takes, whoever has the address.
  await noSoonerThan((pack ? clock.now() : begun) + answerMs, async () => {
    try {
      if (await orRelease(username, () => openAccount(uid, email, password))) {
        const batch = firestore().batch();
        createUser(batch, { uid, username, email, isOAuth: false, language, attempt });
        queueMail(batch, { kind: 'verifyEmail', whom: email, language });
        luggage?.write(batch);
        await batch.commit();
      } else {
        await holdUsername(username, heldDays);
        await requestMail({ kind: 'alreadyRegistered', whom: email, language });
      }
    } catch (error) {
      await luggage?.discard();
      throw error;
    }
  });
}

/** Tells tries of one sign-up from others. Only who has the key, which is not kept, can tell what went into it. */
function attemptOf(key: string, words: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(words)).digest('base64url');
}

/** Gives the claimed username back where the work fails. */
async function orRelease<T>(username: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await releaseUsername(username);
    throw error;
  }
}

/** False when the address has an account already. */
async function openAccount(uid: string, email: string, password: string): Promise<boolean> {
  const account = { uid, email, password, emailVerified: false };
  if (await createAccount(account)) return true;
  return (await removeLeftover(email)) && (await createAccount(account));
}
