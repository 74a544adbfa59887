import { clock } from '../platform/clock.ts';
import { Timestamp } from '../platform/firestore.ts';
import { conversations } from './conversation-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How many people somebody has written to for the first time within 24 hours. Costs one read. */
export async function countRecentlyStarted(uid: string): Promise<number> {
  const started = conversations()
    .where('startedBy', '==', uid)
    .where('startedAt', '>', Timestamp.fromMillis(clock.now() - dayMs));
  return (await started.count().get()).data().count;
}
