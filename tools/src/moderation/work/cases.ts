import { readerLanguage } from '../../../../functions/src/user/approval.ts';
import { findUser } from '../../../../functions/src/user/store.ts';
import type { CaseDecision } from '../../../../functions/src/report/record.ts';
import { caseLines, caseOf, decideCase } from '../reports.ts';
import { textOf, type Data } from '../revision.ts';
import { suitable } from './sentences.ts';
import { settle } from './settle.ts';
import { checkSame, decidedMeanwhile } from './still-waits.ts';
import type { Choice, Thing, Waiting } from './thing.ts';
import { changedAt } from './waiting.ts';

/** A case that waits for a decision, or an objection; undefined for one that is decided. */
export async function openCase(waiting: Waiting): Promise<Thing | undefined> {
  const { id, kind } = waiting;
  const known = await caseOf(id);
  const { state, about } = known;
  if (state !== 'open' && state !== 'objection') return undefined;
  const [lines, user] = await Promise.all([
    caseLines(id, known),
    findUser(textOf(known['person'])),
  ]);
  const isAd = known['kind'] === 'listing';
  return {
    waiting: { ...waiting, changed: changedAt(kind, known) },
    title: `${state === 'open' ? 'reported' : 'objection'}: ${textOf(about)}`,
    ...{ lines, language: readerLanguage(user), choices: choicesOf(id, known) },
    sentences: isAd ? suitable.listing : suitable.other,
  };
}

type ChoiceRow = readonly [CaseDecision, Pick<Choice, 'key' | 'name' | 'asksNote' | 'problem'>];

function choicesOf(id: string, known: Data): Choice[] {
  const problem = known['kind'] === 'listing' ? undefined : 'Only an ad can be taken down.';
  const aboutReports: ChoiceRow[] = [
    ['noAction', { key: 'n', name: 'no action', asksNote: false }],
    ['warn', { key: 'w', name: 'warn', asksNote: true }],
    ['takeDown', { key: 'd', name: 'take down', asksNote: true, problem }],
    ['lockOut', { key: 'l', name: 'lock out', asksNote: true }],
  ];
  const aboutObjection: ChoiceRow[] = [
    ['confirm', { key: 'c', name: 'confirm', asksNote: true }],
    ['reverse', { key: 'v', name: 'reverse', asksNote: false }],
  ];
  const rows = known['state'] === 'objection' ? aboutObjection : aboutReports;
  const whyBack = async () => textOf((await caseOf(id))['problem']);
  return rows.map(([decision, choice]) => ({
    ...choice,
    outcome: decision,
    write: (note) =>
      settle(
        decision,
        () =>
          decideCase(id, { decision, rule: '', note }, { check: (now) => checkCase(known, now) }),
        whyBack,
      ),
  }));
}

/** What staff have read of a case, besides its state. */
const shown = ['reports', 'reporters', 'updatedAt'];

/** Throws a NotDone where somebody has decided about the case since, or reported or objected again. */
function checkCase(known: Data, now: Data): void {
  if (now['decision']) throw decidedMeanwhile(textOf(now['decision']));
  const [before, history] = [historyOf(known), historyOf(now)];
  const last = history.at(-1);
  const isAnswered = last?.answer !== before.at(-1)?.answer;
  if (last && (history.length !== before.length || isAnswered))
    throw decidedMeanwhile(last.answer ?? last.decision);
  checkSame(known, now, ['state', ...shown]);
}

function historyOf({ history }: Data): { decision: string; answer?: string }[] {
  return (history ?? []) as { decision: string; answer?: string }[];
}
