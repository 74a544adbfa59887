import { Timestamp } from '../platform/firestore.ts';

/** What counts of an accepted rate. Only the product writes it. */
export interface SettledRate {
  dinars: number;
  source: string;
  date: Timestamp;
}

/** Reads the settled values of a document; undefined where it has none, or staff have damaged them. */
export function readSettledRate(data: FirebaseFirestore.DocumentData | undefined) {
  const { dinars, source, date } = (data?.['settled'] ?? {}) as Partial<SettledRate>;
  const isWhole =
    typeof dinars === 'number' && typeof source === 'string' && date instanceof Timestamp;
  return isWhole ? ({ dinars, source, date } satisfies SettledRate) : undefined;
}
