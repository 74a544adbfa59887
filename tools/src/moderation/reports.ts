import { syncListingToSearch } from '../../../functions/src/listing/write-store.ts';
import { applyLockOut } from '../../../functions/src/lock-out/apply-lock-out.ts';
import { collection } from '../../../functions/src/platform/collections.ts';
import { firestore } from '../../../functions/src/platform/firestore.ts';
import { applyCaseDecision } from '../../../functions/src/report/apply-decision.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { readerLanguage } from '../../../functions/src/user/approval.ts';
import { findUser } from '../../../functions/src/user/store.ts';
import { columns } from '../columns.ts';
import { evidenceLines, inLine, sendersOf } from './evidence.ts';
import type { Note } from './note.ts';
import { namesWithIdsOf, personLine } from './people.ts';
import {
  ageOf,
  fieldLines,
  idOf,
  rejectChanged,
  revisionOf,
  textOf,
  timeOf,
  type Data,
  type DecideOptions,
} from './revision.ts';
import { NotDone } from './work-off.ts';

/** What staff enter in a case. */
export interface EnteredDecision {
  decision: string;
  rule: string;
  note?: Note | undefined;
}

const cases = () => collection('reportCases');
const reports = () => collection('reports');

/** The id of a case, also by the number of a receipt. */
async function caseIdOf(named: string): Promise<string> {
  if (!/^\d{10}$/.test(named)) return idOf(named);
  const { docs } = await reports().where('number', '==', named).limit(1).get();
  return String(docs[0]?.get('case') ?? named);
}

/** A case. Throws a NotDone where there is none. */
export async function caseOf(id: string): Promise<Data> {
  const isPath = id === '' || id.includes('/');
  const data = isPath ? undefined : (await cases().doc(id).get()).data();
  if (!data) throw new NotDone(`There is no case with the id or number ${id}.`, 'not found');
  return data;
}

/**
 * Enters a decision and does the work of the triggers at once. Returns false when it was reverted with a reason. Throws
 * a NotDone when `named` has a revision and somebody has reported or objected since.
 */
export async function decideCase(
  named: string,
  { note, ...entered }: EnteredDecision,
  { check }: DecideOptions = {},
): Promise<boolean> {
  const id = await caseIdOf(named);
  const { thing, kind, person } = await caseOf(id);
  const text = note?.(readerLanguage(await findUser(String(person)))) ?? '';
  await firestore().runTransaction(async (transaction) => {
    const known = (await transaction.get(cases().doc(id))).data() ?? {};
    const about = { who: 'Somebody', what: 'case', show: 'reports show' };
    if (named.includes('@')) rejectChanged(named, known, about);
    check?.(known);
    transaction.update(cases().doc(id), { ...entered, note: text });
  });
  const isDone = await applyCaseDecision(id);
  await applyLockOut(String(person));
  if (kind === 'listing') await syncListingToSearch(String(thing));
  const { problem } = await caseOf(id);
  // The trigger may have been faster.
  return isDone ?? problem === undefined;
}

/** One line for each case in this state, who waits longest first. */
export async function listCases(state: 'open' | 'objection' | 'decided'): Promise<string> {
  const { docs } = await cases().where('state', '==', state).get();
  const rows = docs
    .map((each) => ({ id: each.id, known: each.data() }))
    .map(({ id, known }) => ({ id, known, at: timeOf(known['waitsSince']) }))
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ id, known }) => {
      const counts = `reports: ${textOf(known['reports'])}, reporters: ${textOf(known['reporters'])}`;
      const age = ageOf(known['waitsSince'], clock.now());
      return [
        revisionOf(id, known),
        age,
        `${counts}, ${textOf(known['suggestion'])}: ${textOf(known['about'])}`,
      ];
    });
  return [...(rows.length > 0 ? [columns(rows)] : []), `${rows.length} ${state}`].join('\n');
}

const shownFields = [
  ...['about', 'link', 'state', 'suggestion', 'reports', 'reporters'],
  ...['otherCases', 'otherMeasures', 'waitsSince', 'updatedAt', 'problem'],
];

/** What staff need for a decision: the case, each report with its notes and evidence, and earlier decisions. */
export async function describeCase(named: string): Promise<string> {
  const id = await caseIdOf(named);
  return (await caseLines(id, await caseOf(id))).join('\n');
}

/** The same of a case as it was read. */
export async function caseLines(id: string, known: Data): Promise<string[]> {
  const history = (known['history'] as Data[]).map((entry) => `  decided: ${inLine(entry)}`);
  const { docs } = await reports().where('case', '==', id).get();
  const told = await Promise.all(
    docs.map(async (each) => {
      const evidence = (await collection('reportEvidence').doc(each.id).get()).data() ?? {};
      return { report: each.data(), evidence };
    }),
  );
  const person = String(known['person']);
  const reporters = told.map(({ report }) => String(report['reporter']));
  const senders = told.flatMap(({ evidence }) => sendersOf(evidence));
  const nameOf = await namesWithIdsOf([person, ...reporters, ...senders]);
  return [
    revisionOf(id, known),
    `  person: ${nameOf(person)}: ${await personLine(await findUser(person))}`,
    ...fieldLines(known, shownFields),
    ...history,
    ...told.flatMap(({ report, evidence }) => [
      ...reportLines(report, nameOf),
      ...evidenceLines(evidence, nameOf),
    ]),
  ];
}

function reportLines(report: Data, nameOf: (uid: string) => string): string[] {
  const { number, reason, state, outcome = '', notes, reporter } = report;
  const head = `  report ${textOf(number)}: ${textOf(reason)}, ${textOf(state)} ${textOf(outcome)}`;
  return [
    `${head.trimEnd()}, by ${nameOf(String(reporter))}`,
    ...(notes as { text: string }[]).map(({ text }) => `    note: ${text}`),
  ];
}
