import type { register as endpoint } from '@qaysari/contract/auth-endpoints';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../platform/accounts.ts';
import { wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/call.ts';
import { clock } from '../platform/clock.ts';
import { firestore } from '../platform/firestore.ts';
import { queueMail, requestMail } from '../mail/store.ts';
import { claimUsername, createUser, holdUsername, releaseUsername } from '../user/store.ts';
import { takeSignUpTurn } from './guess-limits.ts';
import { removeLeftover } from './leftover.ts';
import { noSoonerThan } from './no-sooner-than.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/** Slower than making an account and than finding that there is one: the time must not tell which it was. */
const answerMs = 1_000;

/** How long a username is kept from others after a sign-up whose address had an account. */
const heldDays = 7;

/**
 * `POST /auth/register`. A taken username is a field error; a taken address is answered like a free
 * one, in the same time, and its owner is told by mail.
 */
export const register: Handler<typeof endpoint> = async ({ body, language, address }) => {
  const { username, email, password } = body;
  await takeSignUpTurn(address);
  await refuseCommonPassword('password', password);
  await noSoonerThan(clock.now() + answerMs, async () => {
    const uid = randomUUID().replaceAll('-', '');
    if (!(await claimUsername(username, uid))) {
      throw wrongFields({ username: { key: 'usernameTaken' } });
    }
    if (await openAccount(uid, username, email, password)) {
      const batch = firestore().batch();
      createUser(batch, { uid, username, email, isOAuth: false, language });
      queueMail(batch, { kind: 'verifyEmail', whom: email, language });
      await batch.commit();
    } else {
      await holdUsername(username, heldDays);
      await requestMail({ kind: 'alreadyRegistered', whom: email, language });
    }
  });
  return undefined;
};

/** False when the address has an account already. The claim is given back when nobody can say. */
async function openAccount(
  uid: string,
  username: string,
  email: string,
  password: string,
): Promise<boolean> {
  const account = { uid, email, password, emailVerified: false };
  try {
    if (await createAccount(account)) return true;
    return (await removeLeftover(email)) && (await createAccount(account));
  } catch (error) {
    await releaseUsername(username);
    throw error;
  }
}
