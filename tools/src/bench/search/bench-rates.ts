import type { Rate } from '@qaysari/contract/listing/rate';
import type { DocumentData } from 'firebase-admin/firestore';
import { Timestamp } from '../../../../functions/src/platform/firestore.ts';

/** Rates that a search may name, the one in force last. Prices in both currencies are often worth the same at 150,000. */
export function benchRates(now: number): Rate[] {
  const hourMs = 60 * 60 * 1000;
  return [131_000, 150_000, 151_000].map((dinars, at) => ({
    ...{ _id: `bench-${dinars}`, dinars, source: 'bench' },
    date: new Date(now - (3 - at) * hourMs).toISOString(),
  }));
}

/** A rate as it is stored once it is accepted. */
export function storedRate({ dinars, source, date }: Rate): DocumentData {
  const settled = { dinars, source, date: Timestamp.fromDate(new Date(date)) };
  return { ...settled, status: 'accepted', settled };
}
