import { type Duplex, pipeline, Transform } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';

/** All answers of the server pass through here, whatever method the client used. */
interface Wire {
  requestStream(method: string, ...rest: unknown[]): Promise<Duplex>;
  /** All commits. */
  request(method: string, request: { writes?: unknown[] | null }, ...rest: unknown[]): unknown;
}

interface Answer {
  document?: unknown;
  found?: unknown;
  missing?: unknown;
  result?: { aggregateFields?: Record<string, { integerValue?: string | number }> };
}

/** The reads that Firestore would have billed since the last `take`. */
export interface BilledReads {
  take(): number;
}

/** A count costs one read per thousand index entries. */
function readsOfCount({ result }: Answer): number {
  const counts = Object.values(result?.aggregateFields ?? {});
  return counts.reduce((sum, { integerValue }) => sum + Math.ceil(Number(integerValue) / 1000), 0);
}

/** A document costs one read, also when it does not exist; a query costs at least one. */
const readers: Readonly<Record<string, { least: number; readsOf: (answer: Answer) => number }>> = {
  batchGetDocuments: { least: 0, readsOf: ({ found, missing }) => ((found ?? missing) ? 1 : 0) },
  runQuery: { least: 1, readsOf: ({ document }) => (document ? 1 : 0) },
  runAggregationQuery: { least: 1, readsOf: readsOfCount },
};

/**
 * Hands on the answers of one request, and says at their end how many reads they were. Throws for a method
 * that it cannot count.
 */
export function countReadsOf(
  method: string,
  answers: Duplex,
  whenRead: (reads: number) => void,
): Duplex {
  const reader = readers[method];
  if (!reader) throw new Error(`The reads of ${method} cannot be counted`);
  let own = 0;
  const counted = new Transform({
    objectMode: true,
    transform(answer: Answer, _encoding, done) {
      own += reader.readsOf(answer);
      done(null, answer);
    },
    flush(done) {
      whenRead(Math.max(own, reader.least));
      done();
    },
  });
  // `counted` passes errors on to its reader.
  return pipeline(answers, counted, () => undefined);
}

/**
 * Counts reads by Firestore's price list, directly at the network layer, so that none is missed.
 * @see https://firebase.google.com/docs/firestore/pricing
 */
export function countBilledReads(firestore: Firestore): BilledReads {
  const wire = firestore as unknown as Wire;
  const original = wire.requestStream.bind(wire);
  let reads = 0;
  wire.requestStream = async (method, ...rest) =>
    countReadsOf(method, await original(method, ...rest), (more) => (reads += more));
  return {
    take() {
      const taken = reads;
      reads = 0;
      return taken;
    },
  };
}

/** Documents read and written, as Firestore would bill them. */
export interface Operations {
  reads: number;
  writes: number;
}

/** Counts reads and writes at the network layer. `of` answers those of one piece of work. */
export function countOperations(firestore: Firestore) {
  const reads = countBilledReads(firestore);
  const wire = firestore as unknown as Wire;
  const original = wire.request.bind(wire);
  let writes = 0;
  wire.request = (method, request, ...rest) => {
    if (method === 'commit') writes += request.writes?.length ?? 0;
    return original(method, request, ...rest);
  };
  return {
    async of(work: () => Promise<unknown>): Promise<Operations> {
      reads.take();
      writes = 0;
      await work();
      return { reads: reads.take(), writes };
    },
  };
}
