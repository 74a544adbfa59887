import type { BodyOf } from '@qaysari/contract/shared/endpoint';
import { limits } from '@qaysari/contract/shared/limits';
import type { sendReport } from '@qaysari/contract/report/calls';
import { reportReasons, type ReportReason } from '@qaysari/contract/report/types';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { withKeyedLock } from '../platform/concurrency.ts';
import { config } from '../platform/config.ts';
import { Timestamp, firestore } from '../platform/firestore.ts';
import { findUser } from '../user/store.ts';
import { caseIdOf, caseReference, countOtherCases, findCaseIn } from './store.ts';
import type { Reported } from './find-reported.ts';
import type { CaseDocument, CaseRecord, ReportDocument, ReportRecord } from './record.ts';
import { suggestionFor } from './suggestion.ts';

/** One report for each person, thing and reason. */
function reportIdOf(caseId: string, reporter: string, reason: ReportReason): string {
  return `${caseId}~${reporter}~${reason}`;
}

const receipts = 10n ** 10n;

/** Ten digits that follow from the id: the same for every repetition, and no counter is needed. */
function receiptOf(reportId: string): string {
  const hash = createHash('sha256').update(reportId).digest('hex');
  return (BigInt(`0x${hash}`) % receipts).toString().padStart(10, '0');
}

/**
 * Documents of `reports`, `reportEvidence` (the same ids) and `reportedMessages`, which keeps the messages of one
 * from being edited.
 */
const reports = () => collection('reports');

export function readReport(snapshot: DocumentSnapshot): ReportRecord | undefined {
  const data = snapshot.data() as ReportDocument | undefined;
  return data && { ...data, id: snapshot.id };
}

export async function findReport(id: string): Promise<ReportRecord | undefined> {
  return readReport(await reports().doc(id).get());
}

/** What somebody has reported, the latest first. */
export async function findReportsOf(reporter: string): Promise<ReportRecord[]> {
  const { docs } = await reports()
    .where('reporter', '==', reporter)
    .orderBy('createdAt', 'desc')
    .limit(limits.reportsListed)
    .get();
  return docs.flatMap((each) => readReport(each) ?? []);
}

interface NewReport extends Pick<BodyOf<typeof sendReport>, 'reason' | 'note'> {
  reporter: string;
}

/**
 * Stores a report with its evidence, and puts it to its case. The same person, thing and reason again adds a note
 * to the first report; where our team had found it right before, the case is looked at again.
 */
export async function addReport(reported: Reported, report: NewReport): Promise<ReportRecord> {
  const id = caseIdOf(reported);
  const person = await findUser(reported.person);
  // Many people may report the same ad at once.
  return withKeyedLock([id], () =>
    firestore().runTransaction(async (transaction) => {
      const known = await findCaseIn(transaction, id);
      const reportId = reportIdOf(id, report.reporter, report.reason);
      const mine = await transaction.getAll(
        ...reportReasons.map((each) => reports().doc(reportIdOf(id, report.reporter, each))),
      );
      const others = await countOtherCases(transaction, reported.person, known);
      const first = mine.map(readReport).find((each) => each?.id === reportId);
      const toStore = first ? undefined : await reported.keep();
      const at = Timestamp.fromMillis(clock.now());
      const round = known?.history.length ?? 0;
      const noted = first
        ? withNote(first, report.note, { at, round })
        : opened(reported, report, { id, reportId, at, round });
      const { id: _id, ...document } = noted;
      transaction.set(reports().doc(reportId), document);
      const isFresh = !first || (first.state === 'decided' && noted.state === 'open');
      if (isFresh) {
        const message = toStore?.message;
        const personName = person && !person.deletedAt ? person.username : '';
        const counted = withReport(known ?? newCase(reported, { personName, message }, at), {
          ...{ reason: report.reason, at, others },
          ...{ isNew: !first, isNewReporter: mine.every(({ exists }) => !exists) },
        });
        transaction.set(caseReference(id), counted);
      }
      if (toStore) {
        transaction.set(collection('reportEvidence').doc(reportId), { ...toStore.evidence, at });
        for (const message of toStore.messages) {
          transaction.set(collection('reportedMessages').doc(message), { report: reportId });
        }
      }
      return noted;
    }),
  );
}

interface Moment {
  at: Timestamp;
  round: number;
}

function opened(
  { kind, thing, person, title }: Reported,
  { reporter, reason, note }: NewReport,
  { id, reportId, at, round }: Moment & { id: string; reportId: string },
): ReportRecord {
  return {
    ...{ id: reportId, case: id, number: receiptOf(reportId) },
    ...{ kind, thing, person, title, reporter, reason, round },
    notes: note ? [{ text: note, at }] : [],
    state: 'open',
    createdAt: at,
  };
}

/**
 * A repeated report opens the case again only where the earlier one was upheld. The same note is stored once: the
 * answer to the first request may have been lost.
 */
function withNote(report: ReportRecord, note: string | undefined, moment: Moment): ReportRecord {
  const hasRoom = report.notes.length < limits.reportNotes;
  const isNew = note !== undefined && report.notes.every(({ text }) => text !== note);
  const notes = isNew && hasRoom ? [...report.notes, { text: note, at: moment.at }] : report.notes;
  if (report.outcome !== 'upheld') return { ...report, notes };
  const { outcome: _outcome, decidedAt: _decidedAt, decision: _decision, ...rest } = report;
  return { ...rest, notes, state: 'open', round: moment.round };
}

const words = { listing: 'ad', person: 'person', message: 'message of' } as const;

function newCase(
  { kind, thing, person, title, path }: Reported,
  { personName, message }: Pick<CaseDocument, 'personName'> & { message: CaseDocument['message'] },
  at: Timestamp,
): CaseDocument {
  return {
    about: `${words[kind]}: ${title || personName}`,
    ...{ kind, thing, person, title, personName },
    ...(message && { message }),
    link: `${config().siteOrigin}/ar/${path}`,
    ...{ state: 'open', reports: 0, reporters: 0, reasons: {}, suggestion: 'look' },
    ...{ otherCases: 0, otherMeasures: 0, hasMeasure: false },
    ...{ firstReportedAt: at, updatedAt: at, waitsSince: at },
    ...{ decision: '', rule: '', note: '', history: [] },
  };
}

interface Counted {
  reason: ReportDocument['reason'];
  at: Timestamp;
  others: Pick<CaseDocument, 'otherCases' | 'otherMeasures'>;
  isNew: boolean;
  isNewReporter: boolean;
}

function withReport(
  known: CaseDocument | CaseRecord,
  { reason, at, others, isNew, isNewReporter }: Counted,
): CaseDocument {
  const { id: _id, ...rest } = known as CaseRecord;
  const next: CaseDocument = {
    ...rest,
    ...others,
    state: rest.state === 'objection' ? 'objection' : 'open',
    reports: rest.reports + (isNew ? 1 : 0),
    reporters: rest.reporters + (isNewReporter ? 1 : 0),
    reasons: { ...rest.reasons, [reason]: (rest.reasons[reason] ?? 0) + (isNew ? 1 : 0) },
    updatedAt: at,
    waitsSince: rest.state === 'decided' ? at : rest.waitsSince,
  };
  return { ...next, suggestion: suggestionFor(next) };
}
