import { collection } from '../../../functions/src/platform/collections.ts';
import {
  firestore,
  isDocumentId,
  FieldValue,
  Timestamp,
} from '../../../functions/src/platform/firestore.ts';
import { findUserIn, findUidOfUsername, findUser } from '../../../functions/src/user/store.ts';
import { type UserRecord } from '../../../functions/src/user/record.ts';
import { findAccountByEmail } from '../../../functions/src/platform/accounts.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { type PaperKind } from '../../../contract/src/account/person.ts';
import { applyLockOut } from '../../../functions/src/lock-out/apply-lock-out.ts';
import { setLockedOut } from '../../../functions/src/lock-out/store.ts';
import { personLine } from './people.ts';
import { NotDone } from './work-off.ts';

/** The uid of a username or an e-mail address; '' for an address of nobody. Any other name is a uid. */
async function uidOf(name: string): Promise<string> {
  if (name.includes('@')) return (await findAccountByEmail(name))?.uid ?? '';
  return (await findUidOfUsername(name)) ?? name;
}

const nobody = (name: string) => new NotDone(`Nobody is called ${name}.`, 'not found');

/** The fields of a person that staff change, and what they read of it. */
interface PersonChange {
  fields: FirebaseFirestore.UpdateData<FirebaseFirestore.DocumentData>;
  said: string;
}

/**
 * Changes the document of somebody as it is then, and answers what staff read. `name`: a username, an e-mail
 * address or a uid. Throws a NotDone for nobody.
 */
async function changePerson(
  name: string,
  changeOf: (user: UserRecord) => PersonChange,
): Promise<string> {
  const uid = await uidOf(name);
  if (!isDocumentId(uid)) throw nobody(name);
  return firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (!user || user.deletedAt) throw nobody(name);
    const { fields, said } = changeOf(user);
    transaction.update(collection('users').doc(uid), fields);
    return `${uid}  ${user.username}: ${said}`;
  });
}

/**
 * Notes that staff have reached somebody at the phone number of their profile, or takes that back. `name`: a
 * username, an e-mail address or a uid. Answers what staff read.
 */
export async function confirmPhone(name: string, isConfirmed: boolean): Promise<string> {
  return changePerson(name, ({ phone: number, username }) => {
    if (!number) throw new NotDone(`${username} has no phone number.`, 'without a phone number');
    const confirmed = { number, at: Timestamp.fromMillis(clock.now()) };
    return {
      fields: { confirmedPhone: isConfirmed ? confirmed : FieldValue.delete() },
      said: `${number} is ${isConfirmed ? '' : 'not '}confirmed`,
    };
  });
}

/**
 * Notes that staff have seen papers of somebody, or takes that back. `name`: a username, an e-mail address or a uid.
 * Answers what staff read.
 */
export async function notePapers(name: string, kind: PaperKind, isSeen: boolean): Promise<string> {
  const at = isSeen ? Timestamp.fromMillis(clock.now()) : FieldValue.delete();
  return changePerson(name, () => ({
    fields: { [`seenPapers.${kind}`]: at },
    said: `${kind} ${isSeen ? 'seen' : 'not seen'}`,
  }));
}

/** Somebody by a username, an e-mail address or a uid, and who they are. Throws a NotDone for nobody. */
export async function findPerson(name: string): Promise<{ uid: string; line: string }> {
  const user = await findUser(await uidOf(name));
  if (!user || user.deletedAt) throw nobody(name);
  return { uid: user.id, line: await personLine(user) };
}

/** Locks somebody out or lets them in again, and does the trigger's work at once. Answers what staff read. */
export async function lockOut(uid: string, isLocked: boolean): Promise<string> {
  if (!(await setLockedOut(uid, isLocked))) throw nobody(uid);
  await applyLockOut(uid);
  const user = await findUser(uid);
  const ads = await collection('listings').where('owner', '==', uid).count().get();
  const state = isLocked ? 'locked out, their ads are hidden' : 'let in again, their ads are back';
  return `${uid}  ${user?.username ?? ''} <${user?.email ?? ''}>: ${state} (${ads.data().count})`;
}
