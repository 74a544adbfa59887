import { paperKinds } from '@qaysari/contract/account/person';
import { configureAdmin } from '../commands/admin-target.ts';
import type { Print, Run, Values } from './command-values.ts';
import { misuse, unknownWord } from './usage.ts';
import { workOff } from './work-off.ts';

/** Notes which papers of people staff have seen, or takes it back. */
export const notePapersOf: Run = ([typed = '', ...users], values, print) => {
  if (users.length === 0) throw misuse('papers');
  const kind = paperKinds.find((each) => each === typed);
  if (!kind) throw unknownWord(typed, paperKinds);
  const outcome = values.off ? 'not seen' : 'seen';
  return changePeople(users, values, print, async (user) => {
    const { notePapers } = await import('./change-person.ts');
    return { said: await notePapers(user, kind, !values.off), outcome };
  });
};

/** Notes whom staff have reached at their number, or takes it back. */
export const confirmPhones: Run = (users, values, print) => {
  if (users.length === 0) throw misuse('phone');
  const outcome = values.off ? 'not confirmed' : 'confirmed';
  return changePeople(users, values, print, async (user) => {
    const { confirmPhone } = await import('./change-person.ts');
    return { said: await confirmPhone(user, !values.off), outcome };
  });
};

/** Locks people out. */
export const block: Run = (users, values, print) => lockPeople(users, values, print, true);

/** Lets people in again. */
export const unblock: Run = (users, values, print) => lockPeople(users, values, print, false);

/** Says who it is before anything changes. */
function lockPeople(
  users: readonly string[],
  values: Values,
  print: Print,
  isLocked: boolean,
): Promise<number> {
  if (users.length === 0) throw misuse(isLocked ? 'block' : 'unblock');
  const outcome = isLocked ? 'locked out' : 'let in again';
  return changePeople(users, values, print, async (user) => {
    const { findPerson, lockOut } = await import('./change-person.ts');
    const { uid, line } = await findPerson(user);
    print(`${isLocked ? 'Locking out' : 'Letting in'} ${uid}  ${line}`);
    return { said: await lockOut(uid, isLocked), outcome };
  });
}

async function changePeople(
  users: readonly string[],
  values: Values,
  print: Print,
  change: (user: string) => Promise<{ said: string; outcome: string }>,
): Promise<number> {
  await configureAdmin(values);
  return workOff(users, async (user) => ({ ...(await change(user)), isDone: true }), print);
}
