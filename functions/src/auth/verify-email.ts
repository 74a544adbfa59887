import type {
  resendVerification as resendVerificationEndpoint,
  verifyEmail as verifyEmailEndpoint,
} from '@qaysari/contract/account/calls';
import { readSecret } from '../code/store.ts';
import { requestMail } from '../mail/store.ts';
import { changeAccount, findAccount } from '../platform/accounts.ts';
import { wrongFields } from '../platform/api-error.ts';
import { firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { changeUser, findUserIn, withConfirmedEmail } from '../user/store.ts';
import { mayMail } from './rate-limits.ts';
import { findRecipient } from './sign-in.ts';

/** Notes when and how a user first proved that their address is theirs. A repeated call changes nothing. */
export async function noteConfirmedEmail(
  uid: string,
  email: string,
  by: 'mail' | 'provider',
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (!user || user.deletedAt || user.email !== email) return;
    if (user.confirmedEmail?.address === email) return;
    changeUser(transaction, uid, withConfirmedEmail(email, by));
  });
}

/** `POST /auth/verify-email`. The link works more than once, until it expires after a day. */
export const verifyEmail: Handler<typeof verifyEmailEndpoint> = async ({ body }) => {
  const owner = await readSecret('verify-email', body.code);
  const account = owner && (await findAccount(owner.uid));
  if (account?.email === undefined || account.email !== owner?.email) {
    throw wrongFields({ code: { key: 'linkWrong' } });
  }
  if (!account.emailVerified) await changeAccount(account.uid, { emailVerified: true });
  await noteConfirmedEmail(account.uid, account.email, 'mail');
  return undefined;
};

/**
 * `POST /auth/resend-verification`. Queues the mail; the mail trigger checks later whether there is an account. A name
 * that nobody has, or can have, never becomes a mail. The limit counts by what was typed: a shared count for a name and
 * its address would reveal that they belong together.
 */
export const resendVerification: Handler<typeof resendVerificationEndpoint> = async ({
  body,
  language,
  address,
}) => {
  const subject = body.usernameOrEmail;
  const may = await mayMail('verify-mail', { subject, proof: undefined, address });
  const whom = await findRecipient(subject);
  if (may && whom !== undefined) await requestMail({ kind: 'verifyEmail', whom, language });
  return undefined;
};
