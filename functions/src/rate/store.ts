import { limits } from '@qaysari/contract/shared/limits';
import { isRateUseful, type Rate } from '@qaysari/contract/listing/rate';
import type { DocumentData, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { BoundedMap } from '../platform/bounded-map.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp, isDocumentId } from '../platform/firestore.ts';
import { memoizeFor } from '../platform/memoize-for.ts';

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

/** What staff typed, and the outcome. A rate is judged once. */
export function judgedPart(data: DocumentData): DocumentData {
  const typed: Readonly<Record<string, unknown>> = data;
  const { dinars = null, source = null, date = null, status } = typed;
  return { dinars, source, date, status };
}

/** Documents of `rates`. Readers trust their `settled` values only: the others are what staff typed. */

export const rateReference = (id: string) => collection('rates').doc(id);

/** Accepted rates, the one in force first. Rates that are not accepted have no such date. */
export function acceptedRates(): Query {
  return collection('rates').orderBy('settled.date', 'desc');
}

function readRate(snapshot: DocumentSnapshot): Rate | undefined {
  const settled = readSettledRate(snapshot.data());
  return settled && { ...settled, _id: snapshot.id, date: settled.date.toDate().toISOString() };
}

/** How long an instance goes on with the rate that it knows. */
const heldMs = 60_000;
const historyMs = 365 * 24 * 60 * 60 * 1000;

async function latestRate(among: number): Promise<Rate | undefined> {
  const { docs } = await acceptedRates().limit(among).get();
  const rate = docs.map(readRate).find(Boolean);
  return rate ?? (docs.length === among && among < enough ? latestRate(enough) : undefined);
}

/** Staff may have damaged the latest by hand, until the trigger has mended it. */
const enough = 5;

/** The rate in force, at most a minute old; undefined as long as there was none. */
export const currentRate = memoizeFor(heldMs, () => latestRate(1));

/** The rate in force, while converted prices may be shown by it. */
export async function usefulRate(): Promise<Rate | undefined> {
  const rate = await currentRate();
  return rate && isRateUseful(rate, new Date(clock.now())) ? rate : undefined;
}

/** The accepted rates of the last 365 days, newest first, at most a minute old. */
export const rateHistory = memoizeFor(heldMs, async (): Promise<Rate[]> => {
  const since = Timestamp.fromMillis(clock.now() - historyMs);
  const recent = acceptedRates().where('settled.date', '>=', since).limit(limits.ratesListed);
  const { docs } = await recent.get();
  return docs.map(readRate).filter((rate) => rate !== undefined);
});

/** Searches that people go on with name the few of the last days. */
const known = new BoundedMap<string, Rate>(100);

/** An accepted rate; undefined for any other id. It never changes, so it is held. */
export async function rateById(id: string): Promise<Rate | undefined> {
  if (!isDocumentId(id)) return undefined;
  const rate = known.get(id) ?? readRate(await rateReference(id).get());
  if (rate) known.set(id, rate);
  return rate;
}
