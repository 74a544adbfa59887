import { clock } from '../../../functions/src/platform/clock.ts';
import { FieldValue, Timestamp } from '../../../functions/src/platform/firestore.ts';
import { PlainProblem } from '../plain-problem.ts';
import { changePerson } from './change-person.ts';

/**
 * Notes that staff have reached somebody at the phone number of their profile, or takes that back. `name`: a
 * username, an e-mail address or a uid. Answers what staff read.
 */
export async function confirmPhone(name: string, isConfirmed: boolean): Promise<string> {
  return changePerson(name, ({ phone: number, username }) => {
    if (!number) throw new PlainProblem(`${username} has no phone number.`);
    const confirmed = { number, at: Timestamp.fromMillis(clock.now()) };
    return {
      fields: { confirmedPhone: isConfirmed ? confirmed : FieldValue.delete() },
      said: `${number} is ${isConfirmed ? '' : 'not '}confirmed`,
    };
  });
}
