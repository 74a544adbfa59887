import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { forEachConcurrent } from './concurrency.ts';
import { clock } from './clock.ts';

export interface SweepOptions {
  /** No item is begun after this time. */
  deadline: number;
  /** How many items at once; 1 unless set. */
  atOnce?: number;
}

/** Documents per query. */
const pageSize = 100;

/**
 * Calls `work` for each document of a query until all are done or the time is up. An item that fails is
 * logged and left for the next sweep: it stops no other. A query without an order is read by ids.
 */
export async function sweep(
  query: Query,
  work: (document: QueryDocumentSnapshot) => Promise<void>,
  { deadline, atOnce = 1 }: SweepOptions,
): Promise<void> {
  let page = await query.limit(pageSize).get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    await forEachConcurrent(page.docs, atOnce, async (document) => {
      if (clock.now() < deadline) await catchFailure(document, work);
    });
    if (clock.now() >= deadline) return;
    page = await query.startAfter(last).limit(pageSize).get();
  }
}

async function catchFailure(
  document: QueryDocumentSnapshot,
  work: (document: QueryDocumentSnapshot) => Promise<void>,
): Promise<void> {
  try {
    await work(document);
  } catch (error) {
    logError('a sweep left an item for the next one', error, { path: document.ref.path });
  }
}
