import { syncListingToSearch } from '../../../functions/src/listing/write-store.ts';
import { applyLockOut } from '../../../functions/src/lock-out/apply-lock-out.ts';
import { collection } from '../../../functions/src/platform/collections.ts';
import { firestore } from '../../../functions/src/platform/firestore.ts';
import { applyCaseDecision } from '../../../functions/src/report/apply-decision.ts';
import {
  fieldLines,
  idOf,
  rejectChanged,
  revisionOf,
  textOf,
  timeOf,
  type Data,
} from './revision.ts';
import { NotDone } from './work-off.ts';

/** What staff enter in a case. */
export interface EnteredDecision {
  decision: string;
  rule: string;
  note: string;
}

const cases = () => collection('reportCases');
const reports = () => collection('reports');

/** The id of a case, also by the number of a receipt. */
async function caseIdOf(named: string): Promise<string> {
  if (!/^\d{10}$/.test(named)) return idOf(named);
  const { docs } = await reports().where('number', '==', named).limit(1).get();
  return String(docs[0]?.get('case') ?? named);
}

async function caseOf(id: string): Promise<Data> {
  const isPath = id === '' || id.includes('/');
  const data = isPath ? undefined : (await cases().doc(id).get()).data();
  if (!data) throw new NotDone(`There is no case with the id or number ${id}.`, 'not found');
  return data;
}

/**
 * Enters a decision and does the work of the triggers at once. Returns false when it was reverted with a reason. Throws
 * a NotDone when `named` has a revision and somebody has reported or objected since.
 */
export async function decideCase(named: string, entered: EnteredDecision): Promise<boolean> {
  const id = await caseIdOf(named);
  const { thing, kind, person } = await caseOf(id);
  await firestore().runTransaction(async (transaction) => {
    const known = (await transaction.get(cases().doc(id))).data() ?? {};
    const about = { who: 'Somebody', what: 'case', show: 'reports show' };
    if (named.includes('@')) rejectChanged(named, known, about);
    transaction.update(cases().doc(id), { ...entered });
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
  const lines = docs
    .map((each) => ({ id: each.id, known: each.data() }))
    .map(({ id, known }) => ({ id, known, at: timeOf(known['firstReportedAt']) }))
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ id, known, at }) => {
      const counts = `reports: ${textOf(known['reports'])}, reporters: ${textOf(known['reporters'])}`;
      return `${revisionOf(id, known)}  ${at}  ${counts}, ${textOf(known['suggestion'])}: ${textOf(known['about'])}`;
    });
  return [...lines, `${lines.length} ${state}`].join('\n');
}

const shownFields = [
  ...['about', 'link', 'person', 'personName', 'state', 'suggestion', 'reports', 'reporters'],
  ...['otherCases', 'otherMeasures', 'firstReportedAt', 'updatedAt', 'problem'],
];

/** What staff need for a decision: the case, each report with its notes and evidence, and earlier decisions. */
export async function describeCase(named: string): Promise<string> {
  const id = await caseIdOf(named);
  const known = await caseOf(id);
  const history = (known['history'] as Data[]).map((entry) => `  decided: ${inLine(entry)}`);
  const { docs } = await reports().where('case', '==', id).get();
  const reportTexts = await Promise.all(
    docs.map(async (each) => {
      const evidence = (await collection('reportEvidence').doc(each.id).get()).data() ?? {};
      const { number, reason, state, outcome = '', notes } = each.data();
      const texts = (notes as { text: string }[]).map(({ text }) => `    note: ${text}`);
      const head = `  report ${textOf(number)}: ${textOf(reason)}, ${textOf(state)} ${textOf(outcome)}`;
      return [head.trimEnd(), ...texts, ...evidenceLines(evidence)].join('\n');
    }),
  );
  return [
    revisionOf(id, known),
    ...fieldLines(known, shownFields),
    ...history,
    ...reportTexts,
  ].join('\n');
}

function evidenceLines(evidence: Data): string[] {
  const { listing, profile, messages } = evidence;
  const lines = [listing, profile].flatMap((snapshot) =>
    snapshot === undefined ? [] : [`    as it was: ${inLine(snapshot as Data)}`],
  );
  const said = ((messages ?? []) as Data[]).map(({ seq, sender, original, content }) => {
    const texts = [original, content].filter((text) => text !== undefined).map(textOf);
    return `    ${textOf(seq)} ${textOf(sender)}: ${texts.join(' -> ')}`;
  });
  return [...lines, ...said];
}

/** A map in one line, with times as staff read them. */
function inLine(data: Data): string {
  return Object.entries(data)
    .map(([name, value]) => {
      const isMap = typeof value === 'object' && value?.constructor === Object;
      return `${name} ${isMap ? `(${inLine(value as Data)})` : textOf(value)}`;
    })
    .join(', ');
}
