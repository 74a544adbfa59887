import type { Language } from '@qaysari/contract/languages';
import { queueMail } from '../mail/store.ts';
import { firestore } from '../platform/firestore.ts';
import { changeUser, endSessions } from '../user/store.ts';

/**
 * Runs after a password change: ends every session and mails the owner. The account then has a password,
 * so it can be changed with one.
 */
export async function afterPasswordChange(user: {
  uid: string;
  email: string;
  language: Language;
}): Promise<void> {
  const { uid, email, language } = user;
  const batch = firestore().batch();
  endSessions(batch, uid);
  changeUser(batch, uid, { isOAuth: false });
  queueMail(batch, { kind: 'passwordChanged', whom: email, language });
  await batch.commit();
}
