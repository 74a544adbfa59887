import { paperKinds } from '../../../contract/src/account/person.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { FieldValue, Timestamp } from '../../../functions/src/platform/firestore.ts';
import { PlainProblem } from '../plain-problem.ts';
import { changePerson } from './change-person.ts';

/**
 * Notes that staff have seen papers of somebody, or takes that back. `name`: a username, an e-mail address or a uid.
 * Answers what staff read.
 */
export async function notePapers(name: string, typed: string, isSeen: boolean): Promise<string> {
  const kind = paperKinds.find((each) => each === typed);
  if (!kind) throw new PlainProblem(`Papers are one of: ${paperKinds.join(', ')}.`);
  const at = isSeen ? Timestamp.fromMillis(clock.now()) : FieldValue.delete();
  return changePerson(name, () => ({
    fields: { [`seenPapers.${kind}`]: at },
    said: `${kind} ${isSeen ? 'seen' : 'not seen'}`,
  }));
}
