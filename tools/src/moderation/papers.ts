import { paperKinds } from '../../../contract/src/person-facts.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { collection } from '../../../functions/src/platform/collections.ts';
import { FieldValue, firestore, Timestamp } from '../../../functions/src/platform/firestore.ts';
import { findUserIn } from '../../../functions/src/user/store.ts';
import { PlainProblem } from '../plain-problem.ts';
import { uidOf } from './uid-of.ts';

/**
 * Notes that staff have seen papers of somebody, or takes that back. `name`: a username, an e-mail address or a uid.
 * Answers what staff read.
 */
export async function notePapers(name: string, typed: string, isSeen: boolean): Promise<string> {
  const kind = paperKinds.find((each) => each === typed);
  if (!kind) throw new PlainProblem(`Papers are one of: ${paperKinds.join(', ')}.`);
  const uid = await uidOf(name);
  return firestore().runTransaction(async (transaction) => {
    const user = uid === '' ? undefined : await findUserIn(transaction, uid);
    if (!user || user.deletedAt) throw new PlainProblem(`Nobody is called ${name}.`);
    const at = isSeen ? Timestamp.fromMillis(clock.now()) : FieldValue.delete();
    transaction.update(collection('users').doc(uid), { [`seenPapers.${kind}`]: at });
    return `${uid}  ${user.username}: ${kind} ${isSeen ? 'seen' : 'not seen'}`;
  });
}
