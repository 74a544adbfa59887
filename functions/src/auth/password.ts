import type {
  forgotPassword as forgotPasswordEndpoint,
  resetPassword as resetPasswordEndpoint,
  changePassword as changePasswordEndpoint,
} from '@qaysari/contract/account/calls';
import type { Transaction } from 'firebase-admin/firestore';
import { readSecret, readSecretIn } from '../code/store.ts';
import { requestMail } from '../mail/store.ts';
import { findAccount, findAccountByEmail } from '../platform/accounts.ts';
import { ApiError, signInNeeded, wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { verifyPassword } from '../platform/identity-toolkit.ts';
import { isActive, isKnownBrowser, rememberBrowser } from '../user/public.ts';
import { findUser } from '../user/store.ts';
import { changeAccountOf } from './account-change.ts';
import { rejectCommonPassword } from './reject-common-password.ts';
import { placeholder } from './placeholder-account.ts';
import { clearPasswordGuesses, limitPasswordGuesses, mayMail, proofOf } from './rate-limits.ts';
import { startSession } from './session.ts';
import { deleteIdentitiesOf, deleteUnvouchedIdentitiesOf } from './store.ts';

/** `POST /user/change-password`. Returns a new token for this session; all other sessions end. */
export const changePassword: Handler<typeof changePasswordEndpoint> = async (call) => {
  const { caller, body, language, address } = call;
  const { uid, user, session } = caller;
  if (user.isOAuth) throw new ApiError(403, 'externalOnly');
  const { password, newPassword } = body;
  const refund = await limitPasswordGuesses({ subject: uid, proof: proofOf(session), address });
  const email = (await findAccount(uid))?.email ?? user.email;
  if (!(await verifyPassword(email, password))) {
    throw wrongFields({ password: { key: 'passwordWrong' } });
  }
  await refund();
  if (password === newPassword) throw wrongFields({ newPassword: { key: 'passwordSame' } });
  await rejectCommonPassword('newPassword', newPassword);
  const changed = await changeAccountOf({
    ...{ uid, language, session },
    kind: 'password',
    password: newPassword,
  });
  if (!changed) throw signInNeeded();
  return { token: await startSession(changed, call) };
};

/**
 * `POST /auth/forgot-password`. Does the same for every address, so that neither text nor time shows
 * which ones have an account.
 */
export const forgotPassword: Handler<typeof forgotPasswordEndpoint> = async (call) => {
  const { body, language, address, browser } = call;
  const { email } = body;
  const account = await findAccountByEmail(email);
  const user = await findUser(account?.uid ?? placeholder.uid);
  const proof = isKnownBrowser(user, browser) ? browser : undefined;
  if (await mayMail('reset-mail', { subject: email, proof, address })) {
    const asked = browser !== undefined && { browser };
    await requestMail({ kind: 'resetCode', whom: email, language, ...asked });
  }
  return undefined;
};

/** What the code of a mail is exchanged for, and the link of the same mail. */
const tokens = ['set-password', 'reset-link'] as const;

const expired = () => new ApiError(400, 'resetExpired');

/**
 * `POST /auth/reset-password`. Ends every session. Reading the code proves that the address belongs to
 * the user, so the address becomes verified. It also clears the failed attempts of others, which would
 * lock the owner out.
 */
export const resetPassword: Handler<typeof resetPasswordEndpoint> = async ({
  body,
  language,
  browser,
}) => {
  const { email, newPassword: password, resetToken } = body;
  await rejectCommonPassword('newPassword', password);
  const owner = await readSecret(tokens, resetToken);
  if (owner?.email !== email) throw expired();
  const { uid } = owner;
  const [account, user] = [await findAccount(uid), await findUser(uid)];
  // The token was for this address. Another person may read its mails now.
  if (account?.email !== email || !isActive(user)) throw expired();
  // Removes external identities that were linked before the owner verified this address. Facebook never says that an
  // address is verified, so its identity may be a stranger's whose link the owner opened.
  await (account.emailVerified ? deleteUnvouchedIdentitiesOf(uid) : deleteIdentitiesOf(uid));
  const permit = async (transaction: Transaction) => {
    if (!(await readSecretIn(transaction, tokens, resetToken))) throw expired();
  };
  if (!(await changeAccountOf({ uid, language, kind: 'password', password, permit }))) {
    throw expired();
  }
  await clearPasswordGuesses(uid);
  // Else others' wrong passwords could keep the owner from the sign-in that comes next.
  if (browser !== undefined) await rememberBrowser(uid, browser);
  return undefined;
};
