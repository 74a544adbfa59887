import type { DocumentData } from 'firebase-admin/firestore';
import { Timestamp } from '../platform/firestore.ts';

/** `unconfirmed`: it waits until staff confirm it. Only an accepted one is ever in force. */
export type RateStatus = 'accepted' | 'unconfirmed' | 'refused';

/** What counts of an accepted rate. Only the product writes it. */
export interface SettledRate {
  dinars: number;
  source: string;
  date: Timestamp;
}

/** Reads the settled values of a document; undefined where it has none, or staff have damaged them. */
export function readSettledRate(data: DocumentData | undefined): SettledRate | undefined {
  const { dinars, source, date } = (data?.['settled'] ?? {}) as Partial<SettledRate>;
  const isWhole =
    typeof dinars === 'number' && typeof source === 'string' && date instanceof Timestamp;
  return isWhole ? { dinars, source, date } : undefined;
}

/** What staff typed and what came of it, as it was judged: nothing is judged twice. */
export function judgedPart(data: DocumentData): DocumentData {
  const typed: Readonly<Record<string, unknown>> = data;
  const { dinars = null, source = null, date = null, status } = typed;
  return { dinars, source, date, status };
}
