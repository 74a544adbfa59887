import { limits } from '@qaysari/contract/shared/limits';
import { isRateUseful, type Rate } from '@qaysari/contract/listing/rate';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { BoundedMap } from '../platform/bounded-map.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { isDocumentId, Timestamp } from '../platform/firestore.ts';
import { held } from '../platform/held.ts';
import { readSettledRate } from './record.ts';

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
export const currentRate = held(heldMs, () => latestRate(1));

/** The rate in force, while converted prices may be shown by it. */
export async function usefulRate(): Promise<Rate | undefined> {
  const rate = await currentRate();
  return rate && isRateUseful(rate, new Date(clock.now())) ? rate : undefined;
}

/** The accepted rates of the last 365 days, newest first, at most a minute old. */
export const rateHistory = held(heldMs, async (): Promise<Rate[]> => {
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
