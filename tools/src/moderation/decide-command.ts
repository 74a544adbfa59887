import { listingStatuses, type ListingStatus } from '@qaysari/contract/listing/types';
import { configureAdmin } from '../commands/admin-target.ts';
import type { Print, Run, Values } from './command-values.ts';
import type { InvestorDecision } from './investors.ts';
import type { ListingDecision } from './moderation.ts';
import { noteOf } from './note.ts';
import type { DecideOptions } from './revision.ts';
import { misuse, unknownWord, wordsAfter } from './usage.ts';
import { workOff } from './work-off.ts';

/** How staff list, see and decide about one kind of thing. */
interface Desk<Decision> {
  list: (status: ListingStatus) => Promise<string>;
  describe: (id: string) => Promise<string>;
  /** False when the decision was reverted. */
  decide: (id: string, decision: Decision, options: DecideOptions) => Promise<boolean>;
}

/** What a word does; `outcome` says it in the sum. Without a decision it only shows. */
interface Deed<Decision> {
  outcome: string;
  decision?: Decision;
}

interface Work<Decision> {
  /** Words of the command before those of the list and the decisions. */
  before: readonly string[];
  deeds: Readonly<Record<string, (values: Values) => Deed<Decision>>>;
  open: () => Promise<Desk<Decision>>;
}

/** What both kinds of things have. */
function deedsWithNote(command: string, example: string): Work<InvestorDecision>['deeds'] {
  return {
    show: () => ({ outcome: 'shown' }),
    approve: () => ({ outcome: 'approved', decision: { status: 'approved' } }),
    reject: (values: Values) => ({
      outcome: 'rejected',
      decision: { status: 'rejected', note: noteOf(values, command, example) },
    }),
    pending: () => ({ outcome: 'pending again', decision: { status: 'pending' } }),
  };
}

/** Lists, shows and decides about investor profiles. */
export const workOnInvestors: Run = (words, values, print) =>
  work<InvestorDecision>(words, values, print, {
    before: ['investors'],
    deeds: deedsWithNote('investors reject <id>', 'Nobody may promise returns.'),
    open: () => import('./investors.ts'),
  });

/** Lists, shows and decides about ads. */
export const workOnListings: Run = (words, values, print) =>
  work<ListingDecision>(words, values, print, {
    before: [],
    deeds: {
      ...deedsWithNote('reject <id>', 'The phone number does not belong in the title.'),
      feature: ({ off }) => ({
        outcome: off ? 'no longer featured' : 'featured',
        decision: { isFeatured: !off },
      }),
    },
    open: () => import('./moderation.ts'),
  });

/** Checks the typed words before any database access. */
async function work<Decision>(
  [what = '', ...ids]: readonly string[],
  values: Values,
  print: Print,
  { before, deeds, open }: Work<Decision>,
): Promise<number> {
  if (what === '') throw misuse(...before);
  const isList = what === 'list';
  const deedOf = Object.hasOwn(deeds, what) ? deeds[what] : undefined;
  if (!isList && !deedOf) throw unknownWord(what, wordsAfter(...before));
  if (isList === ids.length > 0) throw misuse(...before, what);
  const status = statusOf(values.status ?? 'pending');
  const { outcome = '', decision } = deedOf?.(values) ?? {};
  await configureAdmin(values);
  const desk = await open();
  if (isList) {
    print(await desk.list(status));
    return 0;
  }
  const workOn = async (id: string) => {
    const isDone =
      decision === undefined || (await desk.decide(id, decision, { isConfirmed: values.confirm }));
    return { said: await desk.describe(id), outcome: isDone ? outcome : 'went back', isDone };
  };
  return workOff(ids, workOn, print);
}

function statusOf(text: string): ListingStatus {
  const status = listingStatuses.find((each) => each === text);
  if (!status) throw unknownWord(text, listingStatuses);
  return status;
}
