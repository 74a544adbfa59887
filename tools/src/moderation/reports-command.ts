import { reportReasons } from '@qaysari/contract/report/types';
import { caseDecisions } from '../../../functions/src/report/record.ts';
import { configureAdmin } from '../commands/admin-target.ts';
import type { Run, Values } from './command-values.ts';
import { noteOf, optionalNote, type Note } from './note.ts';
import { misuse, unknownWord, wordsAfter } from './usage.ts';

/** States of a case, as staff name them. The default of the list is `open`. */
const caseStates = ['open', 'objection', 'decided'] as const;

/** How many words follow each of these. */
const followers: Readonly<Record<string, number>> = { list: 0, show: 1, decide: 2 };

/** The person reads no word of our team about these. */
const silent = ['noAction', 'reverse'];

/** Lists, shows and decides about cases. Checks the typed words before any database access. */
export const workOnReports: Run = async ([what = '', ...words], values, print) => {
  if (what === '') throw misuse('reports');
  const known = wordsAfter('reports');
  if (!known.includes(what)) throw unknownWord(what, known);
  if (words.length !== followers[what]) throw misuse('reports', what);
  const [id = '', decision = ''] = words;
  const state = caseStates.find((each) => each === (values.status ?? 'open'));
  if (!state) throw unknownWord(values.status ?? '', caseStates);
  const note = what === 'decide' ? checkDecision(decision, values) : undefined;
  await configureAdmin(values);
  const { decideCase, describeCase, listCases } = await import('./reports.ts');
  if (what === 'list') {
    print(await listCases(state));
    return 0;
  }
  const { rule } = values;
  const isDone = what === 'show' || (await decideCase(id, { decision, rule, note }));
  print(await describeCase(id));
  return isDone ? 0 : 1;
};

/** The note of a decision. The case checks again, as in the console, what it alone knows. */
function checkDecision(decision: string, values: Values): Note | undefined {
  if (!caseDecisions.some((each) => each === decision)) throw unknownWord(decision, caseDecisions);
  const { rule } = values;
  if (rule !== '' && !reportReasons.some((each) => each === rule))
    throw unknownWord(rule, reportReasons);
  if (silent.includes(decision)) return optionalNote(values);
  return noteOf(values, `reports decide <case> ${decision}`, 'The deed names somebody else.');
}
