import { configureAdmin } from '../commands/admin-target.ts';
import type { Run } from './command-values.ts';
import type { RequestKind } from './requests.ts';
import { misuse, unknownWord, wordsAfter } from './usage.ts';
import { workOff } from './work-off.ts';

/** Lists requests of owners for promotion, and notes which are handled. */
export const workOnPromotions: Run = (...typed) => work('promotions', 'promotionRequests', typed);

/** Lists questions before somebody becomes an investor, and notes which are answered. */
export const workOnQuestions: Run = (...typed) => work('questions', 'investorRequests', typed);

/** Checks the typed words before any database access. */
async function work(
  command: string,
  kind: RequestKind,
  [[what = '', ...ids], values, print]: Parameters<Run>,
): Promise<number> {
  if (what === '') throw misuse(command);
  const known = wordsAfter(command);
  if (!known.includes(what)) throw unknownWord(what, known);
  const isList = what === 'list';
  if (isList === ids.length > 0) throw misuse(command, what);
  await configureAdmin(values);
  const { describeRequest, handleRequest, listRequests } = await import('./requests.ts');
  if (isList) {
    print(await listRequests(kind));
    return 0;
  }
  const handle = async (id: string) => {
    await handleRequest(kind, id);
    return { said: await describeRequest(kind, id), outcome: 'handled', isDone: true };
  };
  return workOff(ids, handle, print);
}
