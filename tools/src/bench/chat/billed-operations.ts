import type { Firestore } from 'firebase-admin/firestore';
import { countBilledReads } from '../search/billed-reads.ts';

/** Documents read and written, as Firestore would bill them. */
export interface Operations {
  reads: number;
  writes: number;
}

/** All commits pass through here, whatever method the client used. */
interface Wire {
  request(method: string, request: { writes?: unknown[] | null }, ...rest: unknown[]): unknown;
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
