import { collection } from '../../../functions/src/platform/collections.ts';
import { firestore, isDocumentId } from '../../../functions/src/platform/firestore.ts';
import { findUserIn, type UserRecord } from '../../../functions/src/user/store.ts';
import { PlainProblem } from '../plain-problem.ts';
import { uidOf } from './uid-of.ts';

/** The fields of a person that staff change, and what they read of it. */
interface PersonChange {
  fields: FirebaseFirestore.UpdateData<FirebaseFirestore.DocumentData>;
  said: string;
}

/**
 * Changes the document of somebody as it is then, and answers what staff read. `name`: a username, an e-mail
 * address or a uid. Throws a PlainProblem for nobody.
 */
export async function changePerson(
  name: string,
  changeOf: (user: UserRecord) => PersonChange,
): Promise<string> {
  const uid = await uidOf(name);
  if (!isDocumentId(uid)) throw new PlainProblem(`Nobody is called ${name}.`);
  return firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (!user || user.deletedAt) throw new PlainProblem(`Nobody is called ${name}.`);
    const { fields, said } = changeOf(user);
    transaction.update(collection('users').doc(uid), fields);
    return `${uid}  ${user.username}: ${said}`;
  });
}
