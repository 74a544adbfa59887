import { createHash } from 'node:crypto';
import type { ReportReason } from '@qaysari/contract/report/types';
import type { ReportedThing } from './record.ts';

export function caseIdOf({ kind, thing }: Pick<ReportedThing, 'kind' | 'thing'>): string {
  return `${kind}~${thing}`;
}

/** One report for each person, thing and reason. */
export function reportIdOf(caseId: string, reporter: string, reason: ReportReason): string {
  return `${caseId}~${reporter}~${reason}`;
}

const receipts = 10n ** 10n;

/** Ten digits that follow from the id: the same for every repetition, and no counter is needed. */
export function receiptOf(reportId: string): string {
  const hash = createHash('sha256').update(reportId).digest('hex');
  return (BigInt(`0x${hash}`) % receipts).toString().padStart(10, '0');
}
