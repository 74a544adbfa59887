import { readJson, writeItem } from '../../lib/browser/storage.ts';
import type { ReportTarget } from './report-target.ts';

/** What a visitor wanted to report before signing in: kept in this tab for half an hour. */
const key = 'qaysariReportWish';
const lifeMs = 30 * 60_000;

const nameOf = ({ kind, id }: ReportTarget) => `${kind}/${id}`;

/** Where storage is refused, the person has to press the button again after signing in. */
export function keepPendingReport(target: ReportTarget): void {
  writeItem('sessionStorage', key, JSON.stringify({ thing: nameOf(target), at: Date.now() }));
}

/** Whether it was this that somebody wanted to report. It is so once: this removes it. */
export function takePendingReport(target: ReportTarget): boolean {
  const isThis = pendingThing() === nameOf(target);
  if (isThis) writeItem('sessionStorage', key, null);
  return isThis;
}

export function hasPendingReport(): boolean {
  return pendingThing() !== undefined;
}

function pendingThing(): string | undefined {
  const value = readJson('sessionStorage', key);
  if (typeof value !== 'object' || value === null) return undefined;
  const { thing, at } = value as Record<string, unknown>;
  if (typeof thing !== 'string' || typeof at !== 'number') return undefined;
  return Math.abs(Date.now() - at) < lifeMs ? thing : undefined;
}
