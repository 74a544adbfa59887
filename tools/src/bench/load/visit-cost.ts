import { leastBilledSeconds, prices } from '../prices.ts';
import {
  nothingBilled,
  kindNames,
  kinds,
  type Billed,
  type FunctionName,
  type KindName,
} from './visit.ts';

/** What one request of a kind costs, as measured one after the other. */
export interface KindCost extends Billed {
  /** Of the processor of its function. */
  cpuSeconds: number;
  /** From the request to its answer. */
  seconds: number;
  /** Of the answer, as Hosting sends it: compressed where that helps. */
  sentBytes: number;
}

/** What follows from a message and from a published ad, in functions that nobody waits for. */
export type TriggerCost = Pick<Billed, 'reads' | 'writes' | 'removes'>;

/** Memory of an instance in GiB, as functions/src/index.ts asks for. */
const instanceGibibytes: Record<FunctionName, number> = {
  api: 0.5,
  publish: 1,
  media: 0.25,
  pages: 0.5,
};

/** Of the triggers `messageWritten` and `listingWritten`. */
const triggerGibibytes = { send: 0.25, publish: 0.5 };

export interface VisitAssumptions {
  /** Share of the requests for pictures and rendered pages that Hosting's network answers from what it keeps. */
  cached: Record<'media' | 'pages', number>;
  /** Share of visits with an empty cache. */
  firstVisits: number;
  /** Of scripts, styles and fonts that a first visit loads, compressed. */
  siteBytes: number;
}

export interface Bill {
  what: string;
  /** For one visit. */
  amount: number;
  unit: string;
  /** For a million visits. */
  dollars: number;
}

/**
 * What a million visits cost. `alone`: each request is billed as if its instance served nothing else meanwhile, which
 * is the most. `shared`: instances are always busy, so only the time of the processor is billed, which is the least.
 */
export function millionVisits(
  costs: Record<KindName, KindCost>,
  triggers: Record<'send' | 'publish', TriggerCost>,
  { cached, firstVisits, siteBytes }: VisitAssumptions,
  instances: 'alone' | 'shared',
): Bill[] {
  const total = { ...nothingBilled };
  let [requests, vcpuSeconds, gibibyteSeconds] = [0, 0, 0];
  let sentBytes = firstVisits * siteBytes;
  const run = (times: number, billedSeconds: number, gibibytes: number) => {
    requests += times;
    vcpuSeconds += times * billedSeconds;
    gibibyteSeconds += times * billedSeconds * gibibytes;
  };
  for (const name of kindNames) {
    const { answeredBy, perVisit } = kinds[name];
    const cost = costs[name];
    const cachedShare = answeredBy === 'media' || answeredBy === 'pages' ? cached[answeredBy] : 0;
    const times = perVisit * (1 - cachedShare);
    for (const each of Object.keys(total) as (keyof typeof total)[]) {
      total[each] += times * cost[each];
    }
    const billed = instances === 'alone' ? roundedUp(cost.seconds) : cost.cpuSeconds;
    run(times, billed, instanceGibibytes[answeredBy]);
    sentBytes += perVisit * cost.sentBytes;
  }
  for (const name of ['send', 'publish'] as const) {
    const { perVisit } = kinds[name];
    total.reads += perVisit * triggers[name].reads;
    total.writes += perVisit * triggers[name].writes;
    total.removes += perVisit * triggers[name].removes;
    run(perVisit, leastBilledSeconds, triggerGibibytes[name]);
  }
  const bill = (what: string, amount: number, unit: string, price: number): Bill => ({
    ...{ what, amount, unit },
    dollars: 1e6 * amount * price,
  });
  return [
    bill('Firestore, reads', total.reads, 'documents', prices.read),
    bill('Firestore, writes', total.writes, 'documents', prices.write),
    bill('Firestore, deletes', total.removes, 'documents', prices.remove),
    bill('functions, requests', requests, 'requests', prices.invocation),
    bill('functions, processor', vcpuSeconds, 'vCPU-seconds', prices.vcpuSecond),
    bill('functions, memory', gibibyteSeconds, 'GiB-seconds', prices.gibibyteSecond),
    bill('Storage, class A', total.storageWrites, 'operations', prices.storageWrite),
    bill('Storage, class B', total.storageReads, 'operations', prices.storageRead),
    bill('Hosting, sent', sentBytes, 'bytes', prices.sentByte),
  ];
}

/** Billed by the tenth of a second; what has begun counts whole. */
function roundedUp(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / leastBilledSeconds - 1e-9)) * leastBilledSeconds;
}

export function totalOf(bills: readonly Bill[]): number {
  return bills.reduce((sum, { dollars }) => sum + dollars, 0);
}
