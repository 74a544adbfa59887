import { listingStatuses, type ListingStatus } from '@qaysari/contract/listing/types';
import { configureAdmin } from '../commands/admin-target.ts';
import { PlainProblem } from '../plain-problem.ts';
import { readValues, type Print, type Values } from './command-values.ts';
import type { InvestorDecision } from './investors.ts';
import type { ListingDecision } from './moderation.ts';
import { readRateCommand } from './rate-command.ts';
import { workOff } from './work-off.ts';

const usage = `npm run moderate -- <what> [--project <id>]

  list [--status pending|approved|rejected]   ads, the oldest first (pending ones by default)
  show <id>                                   one ad, and what is missing before it can be approved
  approve <id>…                               shows ads to everyone and tells their owners
  reject <id>… [--note <text>]                takes ads down; the owners read the note
  feature <id>… [--off] [--confirm]           puts ads first in lists, or no longer; --confirm for one without pictures
  block <user>…                               locks people out and hides their ads
  unblock <user>…                             lets them in again; their ads come back
  phone <user>… [--off]                       notes that you have reached people at their number, or not
  papers <kind> <user>… [--off]               notes that you have seen papers: identity, company, licence
  investors list [--status …]                 investor profiles, who waits longest first
  investors show <id>…                        one profile, and what is missing before it can be approved
  investors approve <id>…                     lets people into the directory and tells them
  investors reject <id>… [--note <text>]      takes them out of it; they read the note
  reports list [--status open|objection|decided]
                                              what was reported, the oldest first (open ones by default)
  reports show <case>                         one case: who says what, what is stored, earlier decisions
  reports decide <case> <decision> [--rule <rule>] [--note <text>]
                                              noAction, warn, takeDown, lockOut; confirm or reverse the last
  rate                                        the market rate in force, and the latest that were set
  rate <dinars> --source <text> [--date <day>] [--confirm]
                                              sets it: dinars for 100 dollars; --confirm where it asks again
  newsletter export --origin <url>            who gets the newsletter, as CSV; <url>: where the site is

<id>: as list and show print it. The part after @ is the revision that was read: when the owner has changed the ad or
the profile since, nothing is decided. Without it, it is taken as it is.
<case>: as list and show print it, or the number of a receipt.
<user>: a username, an email address or a uid`;

function statusOf(text: string): ListingStatus {
  const status = listingStatuses.find((each) => each === text);
  if (!status) throw new PlainProblem(usage);
  return status;
}

/** The decision of each of these words. `show` decides nothing. */
function decisionsAboutInvestors({ note }: Values) {
  return {
    show: undefined,
    approve: { status: 'approved' },
    reject: { status: 'rejected', moderationNote: note },
  } as const;
}

function decisionsAboutListings(values: Values) {
  return { ...decisionsAboutInvestors(values), feature: { isFeatured: !values.off } } as const;
}

/** How staff list, see and decide about one kind of thing. */
interface Desk<Decision> {
  list: (status: ListingStatus) => Promise<string>;
  describe: (id: string) => Promise<string>;
  /** False when the decision was reverted. `isConfirmed`: also where it would ask again. */
  decide: (id: string, decision: Decision, isConfirmed: boolean) => Promise<boolean>;
}

/**
 * Runs the words after `npm run moderate --`. Returns the exit code: 1 when a decision was reverted. Throws a
 * PlainProblem for invalid words. `print` prints the answer.
 */
export async function moderate(args: string[], print: Print = console.log): Promise<number> {
  const values = readValues(args);
  if (values.help) {
    print(usage);
    return 0;
  }
  const [what = '', ...ids] = values.words;
  if (what === 'papers') {
    const [kind = '', ...users] = ids;
    const { notePapers } = await import('./change-person.ts');
    return changePeople(users, (user) => notePapers(user, kind, !values.off), values, print);
  }
  if (what === 'phone') {
    const { confirmPhone } = await import('./change-person.ts');
    return changePeople(ids, (user) => confirmPhone(user, !values.off), values, print);
  }
  if (what === 'block' || what === 'unblock') {
    const { lockOut } = await import('./change-person.ts');
    return changePeople(ids, (user) => lockOut(user, what === 'block'), values, print);
  }
  if (what === 'reports') return workOffReports(ids, values, print);
  if (what === 'rate') return setRate(ids, values, print);
  if (what === 'newsletter') return readNewsletter(ids, values, print);
  return what === 'investors'
    ? work<InvestorDecision>(ids, values, {
        decisions: decisionsAboutInvestors(values),
        open: () => import('./investors.ts'),
        print,
      })
    : work<ListingDecision>(values.words, values, {
        decisions: decisionsAboutListings(values),
        open: () => import('./moderation.ts'),
        print,
      });
}

async function changePeople(
  users: readonly string[],
  change: (user: string) => Promise<string>,
  values: Values,
  print: Print,
): Promise<number> {
  if (users.length === 0) throw new PlainProblem(usage);
  await configureAdmin(values);
  const changed = async (user: string) => ({
    ...{ said: await change(user), outcome: 'changed', isDone: true },
  });
  return workOff(users, changed, print);
}

/** States of a case, as staff name them. The default of the list is `open`. */
const caseStates = ['open', 'objection', 'decided'] as const;

/** Checks the typed words before any database access. The case checks the decision itself, as in the console. */
async function workOffReports(
  [what = '', id = '', decision = '', ...more]: readonly string[],
  { status = 'open', rule, note, ...values }: Values,
  print: Print,
): Promise<number> {
  const state = caseStates.find((each) => each === status);
  const typed = [id, decision].filter((word) => word !== '').length;
  const words = { list: 0, show: 1, decide: 2 }[what];
  if (words === undefined || typed !== words || more.length > 0 || !state) {
    throw new PlainProblem(usage);
  }
  await configureAdmin(values);
  const { decideCase, describeCase, listCases } = await import('./reports.ts');
  if (what === 'list') {
    print(await listCases(state));
    return 0;
  }
  const isDone = what === 'show' || (await decideCase(id, { decision, rule, note }));
  print(await describeCase(id));
  return isDone ? 0 : 1;
}

/** Reports invalid words before any database access. The rate itself is checked as in the console. */
async function setRate(words: readonly string[], values: Values, print: Print): Promise<number> {
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

async function readNewsletter(
  words: readonly string[],
  values: Values,
  print: Print,
): Promise<number> {
  const isExport = words.length === 1 && words[0] === 'export';
  if (!isExport || !URL.canParse(values.origin)) throw new PlainProblem(usage);
  await configureAdmin(values);
  const { exportNewsletter } = await import('./moderation.ts');
  print(await exportNewsletter(new URL(values.origin).origin));
  return 0;
}

interface Work<Decision> {
  /** The decision of each word; undefined if it decides nothing. */
  decisions: Readonly<Record<string, Decision | undefined>>;
  open: () => Promise<Desk<Decision>>;
  print: Print;
}

/** Checks the typed words before any database access. */
async function work<Decision>(
  [what = '', ...ids]: readonly string[],
  values: Values,
  { decisions, open, print }: Work<Decision>,
): Promise<number> {
  const status = statusOf(values.status ?? 'pending');
  const isList = what === 'list';
  if (!isList && !(Object.hasOwn(decisions, what) && ids.length > 0)) throw new PlainProblem(usage);
  await configureAdmin(values);
  const desk = await open();
  if (isList) {
    print(await desk.list(status));
    return 0;
  }
  const decision = decisions[what];
  const workOn = async (id: string) => {
    const isDone = decision === undefined || (await desk.decide(id, decision, values.confirm));
    return { said: await desk.describe(id), outcome: isDone ? what : 'went back', isDone };
  };
  return workOff(ids, workOn, print);
}
