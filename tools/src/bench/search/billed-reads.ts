import { type Duplex, pipeline, Transform } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';

/** Every answer of the server comes through here, whichever way the client was asked. */
interface Wire {
  requestStream(method: string, ...rest: unknown[]): Promise<Duplex>;
}

interface Answer {
  document?: unknown;
  found?: unknown;
  missing?: unknown;
  result?: { aggregateFields?: Record<string, { integerValue?: string | number }> };
}

/** What Firestore would have billed since the last `take`. */
export interface BilledReads {
  take(): number;
}

/** A count costs a read for each thousand index entries that it looks at. */
function readsOfCount({ result }: Answer): number {
  const counts = Object.values(result?.aggregateFields ?? {});
  return counts.reduce((sum, { integerValue }) => sum + Math.ceil(Number(integerValue) / 1000), 0);
}

/** A document that is got is one read, also when it is not there; a query is one at least. */
const readers: Readonly<Record<string, { least: number; readsOf: (answer: Answer) => number }>> = {
  batchGetDocuments: { least: 0, readsOf: ({ found, missing }) => ((found ?? missing) ? 1 : 0) },
  runQuery: { least: 1, readsOf: ({ document }) => (document ? 1 : 0) },
  runAggregationQuery: { least: 1, readsOf: readsOfCount },
};

/**
 * Counts reads by Firestore's price list where they come in from the server, so that nothing between a
 * store and the network can be forgotten. Throws on a way of reading that it cannot count.
 * @see https://firebase.google.com/docs/firestore/pricing
 */
export function countBilledReads(firestore: Firestore): BilledReads {
  const wire = firestore as unknown as Wire;
  const original = wire.requestStream.bind(wire);
  let reads = 0;
  wire.requestStream = async (method, ...rest) => {
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
        reads += Math.max(own, reader.least);
        done();
      },
    });
    // An error goes on to whoever reads `counted`.
    return pipeline(await original(method, ...rest), counted, () => undefined);
  };
  return {
    take() {
      const taken = reads;
      reads = 0;
      return taken;
    },
  };
}
