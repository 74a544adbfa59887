import { defaultLanguage } from '@qaysari/contract/shared/languages';
import type { ReportOutcome } from '@qaysari/contract/report/types';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { queueMail } from '../mail/store.ts';
import { collection } from '../platform/collections.ts';
import { firestore, type Timestamp } from '../platform/firestore.ts';
import { findUsers } from '../user/store.ts';
import { findCase } from './store.ts';
import { isMeasure } from './present.ts';
import type { CaseRecord, ReportRecord } from './record.ts';
import { readReport } from './report-store.ts';

const reports = () => collection('reports');

/** Reports that a decision counts for and that have not heard of it. */
const openIn = (id: string, round: number) =>
  reports().where('case', '==', id).where('state', '==', 'open').where('round', '==', round);

const upheldBy = (id: string, decision: number) =>
  reports()
    .where('case', '==', id)
    .where('decision', '==', decision)
    .where('outcome', '==', 'upheld');

/** Whether a report came since the last decision. */
export async function hasOpenReport(
  transaction: Transaction,
  { id, history }: Pick<CaseRecord, 'id' | 'history'>,
): Promise<boolean> {
  return !(await transaction.get(openIn(id, history.length).limit(1))).empty;
}

const batchSize = 100;

/**
 * Closes the reports that the decisions of a case are about, and notifies the people who made them. Reads the state as
 * it is now, so it may run twice, concurrently and again after a crash: each report changes once for each outcome, with
 * its mail.
 */
export async function closeReports(id: string): Promise<void> {
  const known = await findCase(id);
  if (!known) return;
  for (const [index, entry] of known.history.entries()) {
    const outcome = isMeasure(entry) ? 'upheld' : 'notUpheld';
    const decided = { outcome, decision: index, at: entry.at } as const;
    await settleAll(openIn(id, index), decided);
    if (entry.answer !== 'reversed') continue;
    const reversed = {
      outcome: 'reversed',
      decision: index,
      at: entry.answeredAt ?? entry.at,
    } as const;
    await settleAll(upheldBy(id, index), reversed);
  }
}

interface Decided {
  outcome: ReportOutcome;
  decision: number;
  at: Timestamp;
}

async function settleAll(query: Query, decided: Decided): Promise<void> {
  let page = await query.limit(batchSize).get();
  while (!page.empty) {
    const found = page.docs.flatMap((each) => readReport(each) ?? []);
    await settlePage(found, decided);
    page = await query.limit(batchSize).get();
  }
}

/** Fails, and is run again by the trigger, when one of them has changed meanwhile. */
async function settlePage(
  found: readonly ReportRecord[],
  { outcome, decision, at }: Decided,
): Promise<void> {
  const people = await findUsers([...new Set(found.map(({ reporter }) => reporter))]);
  await firestore().runTransaction(async (transaction) => {
    const references = found.map(({ id }) => collection('reports').doc(id));
    const now = await transaction.getAll(...references);
    for (const [index, snapshot] of now.entries()) {
      const [report, before] = [readReport(snapshot), found[index]];
      // Another run may have been here since.
      if (!report || report.state !== before?.state || report.outcome !== before.outcome) continue;
      const settled = { state: 'decided', outcome, decision, decidedAt: at };
      transaction.update(snapshot.ref, settled);
      const person = people.get(report.reporter);
      if (!person?.email || person.deletedAt) continue;
      const { email: whom, language = defaultLanguage, id: uid } = person;
      const request = { kind: 'reportDecided', whom, language, uid, report: report.id } as const;
      queueMail(transaction, request, `report:${report.id}:${decision}:${outcome}`);
    }
  });
}
