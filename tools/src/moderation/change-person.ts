import { collection } from '../../../functions/src/platform/collections.ts';
import { firestore } from '../../../functions/src/platform/firestore.ts';
import {
  findUidByName,
  noteByStaff,
  type StaffNote,
} from '../../../functions/src/user/staff-note.ts';
import { findUser } from '../../../functions/src/user/store.ts';
import { type PaperKind } from '../../../contract/src/account/person.ts';
import { applyLockOut } from '../../../functions/src/lock-out/apply-lock-out.ts';
import { setLockedOut } from '../../../functions/src/lock-out/store.ts';
import { personLine } from './people.ts';
import { NotDone } from './work-off.ts';

const nobody = (name: string) => new NotDone(`Nobody is called ${name}.`, 'not found');

/** `name`: a username, an e-mail address or a uid. Throws a NotDone for nobody, and for one without a phone number. */
async function note(name: string, noted: StaffNote) {
  const uid = await findUidByName(name);
  const result = await firestore().runTransaction((transaction) =>
    noteByStaff(transaction, uid, noted),
  );
  if (result.outcome === 'nobody') throw nobody(name);
  if (result.outcome === 'done') return result;
  throw new NotDone(`${result.name} has no phone number.`, 'without a phone number');
}

/**
 * Notes that staff have reached somebody at the phone number of their profile, or takes that back. Answers what staff
 * read.
 */
export async function confirmPhone(name: string, isConfirmed: boolean): Promise<string> {
  const { uid, name: username, number } = await note(name, { about: 'phone', isOff: !isConfirmed });
  return `${uid}  ${username}: ${number} is ${isConfirmed ? '' : 'not '}confirmed`;
}

/** Notes that staff have seen papers of somebody, or takes that back. Answers what staff read. */
export async function notePapers(name: string, kind: PaperKind, isSeen: boolean): Promise<string> {
  const { uid, name: username } = await note(name, { about: kind, isOff: !isSeen });
  return `${uid}  ${username}: ${kind} ${isSeen ? 'seen' : 'not seen'}`;
}

/** Somebody by a username, an e-mail address or a uid, and who they are. Throws a NotDone for nobody. */
export async function findPerson(name: string): Promise<{ uid: string; line: string }> {
  const user = await findUser((await findUidByName(name)) ?? '');
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
