import { clock } from '../../../functions/src/platform/clock.ts';
import { collection } from '../../../functions/src/platform/collections.ts';
import {
  FieldValue,
  firestore,
  isDocumentId,
  Timestamp,
} from '../../../functions/src/platform/firestore.ts';
import { findUserIn } from '../../../functions/src/user/store.ts';
import { PlainProblem } from '../plain-problem.ts';
import { uidOf } from './uid-of.ts';

/**
 * Notes that staff have reached somebody at the phone number of their profile, or takes that back. `name`: a
 * username, an e-mail address or a uid. Answers what staff read.
 */
export async function confirmPhone(name: string, isConfirmed: boolean): Promise<string> {
  const uid = await uidOf(name);
  if (!isDocumentId(uid)) throw new PlainProblem(`Nobody is called ${name}.`);
  return firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (!user || user.deletedAt) throw new PlainProblem(`Nobody is called ${name}.`);
    const { phone: number, username } = user;
    if (!number) throw new PlainProblem(`${username} has no phone number.`);
    const confirmed = { number, at: Timestamp.fromMillis(clock.now()) };
    const confirmedPhone = isConfirmed ? confirmed : FieldValue.delete();
    transaction.update(collection('users').doc(uid), { confirmedPhone });
    return `${uid}  ${username}: ${number} is ${isConfirmed ? '' : 'not '}confirmed`;
  });
}
