import { applyLockOut } from '../../../functions/src/lock-out/apply-lock-out.ts';
import { setLockedOut } from '../../../functions/src/lock-out/store.ts';
import { collection } from '../../../functions/src/platform/collections.ts';
import { isDocumentId } from '../../../functions/src/platform/firestore.ts';
import { findUser } from '../../../functions/src/user/store.ts';
import { PlainProblem } from '../plain-problem.ts';
import { uidOf } from './uid-of.ts';

/**
 * Locks somebody out or lets them in again, and does the trigger's work at once. `name`: a username, an
 * e-mail address or a uid. Answers what staff read.
 */
export async function lockOut(name: string, isLocked: boolean): Promise<string> {
  const uid = await uidOf(name);
  if (!isDocumentId(uid) || !(await setLockedOut(uid, isLocked)))
    throw new PlainProblem(`Nobody is called ${name}.`);
  await applyLockOut(uid);
  const user = await findUser(uid);
  const ads = await collection('listings').where('owner', '==', uid).count().get();
  const state = isLocked ? 'locked out, their ads are hidden' : 'let in again, their ads are back';
  return `${uid}  ${user?.username ?? ''} <${user?.email ?? ''}>: ${state} (${ads.data().count})`;
}
