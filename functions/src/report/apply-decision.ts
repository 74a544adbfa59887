import { defaultLanguage } from '@qaysari/contract/shared/languages';
import { measures, reportReasons, type ReportReason } from '@qaysari/contract/report/types';
import type { Transaction } from 'firebase-admin/firestore';
import { putBack, readTakenDown, takeDown } from '../listing/public.ts';
import { lockOutAt, takeBackLockOut } from '../lock-out/store.ts';
import { queueMail } from '../mail/store.ts';
import { clock } from '../platform/clock.ts';
import { Timestamp, firestore } from '../platform/firestore.ts';
import { securityEvent } from '../platform/security-log.ts';
import { staffText, type StaffTextRef } from '../platform/texts.ts';
import type { UserRecord } from '../user/public.ts';
import { findUserIn } from '../user/store.ts';
import { caseReference, findCaseIn, findOtherLockOuts } from './store.ts';
import { isMeasure, ruleText } from './present.ts';
import { caseDecisions, type CaseDecision, type CaseRecord, type HistoryEntry } from './record.ts';
import { hasOpenReport, closeReports } from './close-reports.ts';
import { mainReasonOf } from './suggestion.ts';

/**
 * Applies what staff entered in a case, notifies the person concerned and everybody who reported, and clears the entry.
 * An entry that cannot be applied goes back with a reason. It reads the case as it is now, so it may run twice, late
 * and again after a crash. Returns whether the entry counted; undefined where there was none.
 */
export async function applyCaseDecision(id: string): Promise<boolean | undefined> {
  const settled = await firestore().runTransaction((transaction) => takeUp(transaction, id));
  await closeReports(id);
  if (settled?.decision) securityEvent('caseDecided', { case: id, decision: settled.decision });
  return settled === undefined ? undefined : settled.decision !== undefined;
}

/** `decision`: what counted; left out where the entry went back. */
interface TakenUp {
  decision?: CaseDecision;
}

async function takeUp(transaction: Transaction, id: string): Promise<TakenUp | undefined> {
  const known = await findCaseIn(transaction, id);
  if (!known || entered(known.decision) === '') return undefined;
  const person = await findUserIn(transaction, known.person);
  const listing =
    known.kind === 'listing' ? await readTakenDown(transaction, known.thing) : undefined;
  const isWaiting = await hasOpenReport(transaction, known);
  const isReversal = entered(known.decision) === 'reverse';
  const otherLockOuts = isReversal ? await findOtherLockOuts(transaction, known) : [];
  const scene: Scene = { known, person, listing, isWaiting, otherLockOuts };
  const plan = readEntry(scene);
  const empty = { decision: '', rule: '', note: '' };
  if ('problem' in plan) {
    const problem = staffText([plan.problem]);
    transaction.update(caseReference(id), { ...empty, problem });
    return {};
  }
  const at = Timestamp.fromMillis(clock.now());
  const { decision, rule, note } = plan;
  const history = isAnswer(decision)
    ? answerLast(transaction, scene, { answer: decision, note, at })
    : decide(transaction, scene, { decision, rule, note, at });
  const { problem: _problem, id: _id, ...rest } = known;
  transaction.set(caseReference(id), {
    ...rest,
    ...empty,
    history,
    decidedAt: at,
    state: isAnswer(decision) && isWaiting ? 'open' : 'decided',
    hasMeasure: history.some((entry) => isMeasure(entry) && entry.answer !== 'reversed'),
  });
  return { decision };
}

interface Scene {
  known: CaseRecord;
  person: UserRecord | undefined;
  /** The ad of the case as it is now; undefined for one that is gone, and in other cases. */
  listing: Awaited<ReturnType<typeof readTakenDown>>;
  /** Whether a report waits that no decision has counted for. */
  isWaiting: boolean;
  /** When other cases about the person locked them out; asked for where this one is taken back. */
  otherLockOuts: readonly Timestamp[];
}

interface Plan {
  decision: CaseDecision;
  rule: ReportReason;
  note: string;
}

/** Answers to the last measure decide nothing new: reports that came since still wait. */
type AnswerWord = Extract<CaseDecision, 'confirm' | 'reverse'>;

function isAnswer(decision: CaseDecision): decision is AnswerWord {
  return decision === 'confirm' || decision === 'reverse';
}

const entered = (value: unknown) => (typeof value === 'string' ? value.trim() : String(value));

/** What staff entered, checked. */
function readEntry({ known, person, listing }: Scene): Plan | { problem: StaffTextRef } {
  const decision = caseDecisions.find((each) => each === entered(known.decision));
  const values = (all: readonly string[]) => ({ values: all.join(', ') });
  if (!decision) return { problem: { key: 'caseDecisionUnknown', params: values(caseDecisions) } };
  const note = entered(known.note);
  const named = entered(known.rule);
  const last = known.history.at(-1);
  if (isAnswer(decision)) {
    const isOpen = isMeasure(last) && !last.answer && (decision === 'reverse' || last.objection);
    const rule = last?.rule ?? 'other';
    return isOpen ? { decision, rule, note } : { problem: { key: 'caseNothingToAnswer' } };
  }
  const rule =
    named === '' ? mainReasonOf(known.reasons) : reportReasons.find((each) => each === named);
  if (!rule) return { problem: { key: 'caseRuleUnknown', params: values(reportReasons) } };
  const isAboutPerson = measures.some((each) => each === decision);
  if (isAboutPerson && rule === 'other' && note === '')
    return { problem: { key: 'caseNoteMissing', params: { rule } } };
  if (decision === 'takeDown' && known.kind !== 'listing') return { problem: { key: 'caseNoAd' } };
  const isGone = decision === 'takeDown' ? !listing : !person || Boolean(person.deletedAt);
  if (isAboutPerson && isGone) return { problem: { key: 'caseGone' } };
  return { decision, rule, note };
}

type NewDecision = Pick<Plan, 'rule' | 'note'> & {
  decision: HistoryEntry['decision'];
  at: Timestamp;
};

function decide(
  transaction: Transaction,
  { known, person, listing }: Scene,
  { decision, rule, note, at }: NewDecision,
): HistoryEntry[] {
  const language = person?.language ?? defaultLanguage;
  const entry: HistoryEntry = {
    ...{ decision, at, rule },
    ...(note !== '' && { note }),
    ...(decision === 'takeDown' && listing && { statusBefore: listing.status }),
  };
  if (decision === 'takeDown' && listing) {
    takeDown(transaction, listing, { at, note: note || ruleText(rule, language) });
  }
  if (decision === 'lockOut' && person) lockOutAt(transaction, person, at);
  const history = [...known.history, entry];
  if (decision !== 'noAction') tellPerson(transaction, { known, person }, history.length - 1);
  return history;
}

interface Answer {
  answer: AnswerWord;
  note: string;
  at: Timestamp;
}

/** Answers the objection to the last measure, or takes the measure back without one. */
function answerLast(
  transaction: Transaction,
  { known, person, listing, otherLockOuts: others }: Scene,
  { answer, note, at }: Answer,
): HistoryEntry[] {
  const last = known.history.at(-1);
  if (!last) return [];
  if (answer === 'reverse') {
    if (last.decision === 'takeDown' && listing)
      putBack(transaction, listing, { ...last, now: at });
    if (last.decision === 'lockOut' && person)
      takeBackLockOut(transaction, person, { at: last.at, others });
  }
  const answered: HistoryEntry = {
    ...last,
    ...{ answer: answer === 'reverse' ? 'reversed' : 'confirmed', answeredAt: at },
    ...(note !== '' && { answerNote: note }),
  };
  tellPerson(transaction, { known, person }, known.history.length - 1, 'objectionAnswered');
  return [...known.history.slice(0, -1), answered];
}

/** One mail for each decision and each answer, also when this runs again. */
function tellPerson(
  transaction: Transaction,
  { known, person }: Pick<Scene, 'known' | 'person'>,
  decision: number,
  kind: 'measureTaken' | 'objectionAnswered' = 'measureTaken',
): void {
  if (!person?.email || person.deletedAt) return;
  const { email: whom, language = defaultLanguage, id: uid } = person;
  const request = { kind, whom, language, uid, case: known.id, decision };
  queueMail(transaction, request, `${kind}:${known.id}:${decision}`);
}
