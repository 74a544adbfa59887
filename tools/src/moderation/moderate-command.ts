import { Readable } from 'node:stream';
import { configureAdmin } from '../commands/admin-target.ts';
import { PlainProblem } from '../plain-problem.ts';
import { readValues, type Print, type Run, type Terminal } from './command-values.ts';
import { workOnInvestors, workOnListings } from './decide-command.ts';
import { block, confirmPhones, notePapersOf, unblock } from './people-command.ts';
import { readRateCommand } from './rate-command.ts';
import { workOnReports } from './reports-command.ts';
import { workOnPromotions, workOnQuestions } from './requests-command.ts';
import { misuse, usage } from './usage.ts';
import { workOnAll } from './work/work-command.ts';

/** Nobody presses a key. */
const noTerminal: Terminal = { keys: () => Readable.from([]) };

/** All other first words are about ads. */
const runs: Readonly<Record<string, Run>> = {
  work: workOnAll,
  ...{ block, unblock, phone: confirmPhones, papers: notePapersOf },
  ...{ investors: workOnInvestors, reports: workOnReports },
  ...{ promotions: workOnPromotions, questions: workOnQuestions, audit: readAudit },
  ...{ rate: setRate, newsletter: readNewsletter },
};

/**
 * Runs the words after `npm run moderate --`. Returns the exit code: 1 when a decision was reverted. Throws a
 * PlainProblem for invalid words. `print` prints the answer.
 */
export async function moderate(
  args: string[],
  print: Print = console.log,
  terminal: Terminal = noTerminal,
): Promise<number> {
  const values = readValues(args);
  if (values.help) {
    print(usage);
    return 0;
  }
  const [what = '', ...words] = values.words;
  if (what === '') throw new PlainProblem(usage);
  const run = Object.hasOwn(runs, what) ? runs[what] : undefined;
  return run
    ? run(words, values, print, terminal)
    : workOnListings(values.words, values, print, terminal);
}

/** Reports invalid words before any database access. The rate itself is checked as in the console. */
async function setRate(...[words, values, print]: Parameters<Run>): Promise<number> {
  const typed = readRateCommand(words, values, new Date());
  await configureAdmin(values);
  const { describeRate, enterRate, listRates } = await import('./rates.ts');
  if (!typed) {
    print(await listRates());
    return 0;
  }
  const { id, isAccepted } = await enterRate(typed);
  print(await describeRate(id));
  return isAccepted ? 0 : 1;
}

/** What staff decided about a thing or a person. */
async function readAudit(...[words, values, print]: Parameters<Run>): Promise<number> {
  const [name = ''] = words;
  if (words.length !== 1) throw misuse('audit');
  await configureAdmin(values);
  const { describeAudit } = await import('./audit.ts');
  print(await describeAudit(name));
  return 0;
}

async function readNewsletter(...[words, values, print]: Parameters<Run>): Promise<number> {
  const isExport = words.length === 1 && words[0] === 'export';
  if (!isExport || !URL.canParse(values.origin)) throw misuse('newsletter');
  await configureAdmin(values);
  const { exportNewsletter } = await import('./newsletter.ts');
  print(await exportNewsletter(new URL(values.origin).origin));
  return 0;
}
