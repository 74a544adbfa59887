import { firestore } from '../../../../../functions/src/platform/firestore.ts';
import { listingWritten, messageWritten } from '../../../../../functions/src/triggers.ts';
import { countOperations } from '../../search/billed-reads.ts';
import type { TriggerCost } from '../visit-cost.ts';

/** The ids of the two latest documents. The load ran no trigger: so both are as they were written. */
async function latestTwo(name: string): Promise<[string, string]> {
  const { docs } = await firestore().collection(name).orderBy('createdAt', 'desc').limit(2).get();
  const [one, other] = docs.map(({ id }) => id);
  if (one === undefined || other === undefined) throw new Error(`There are no ${name}`);
  return [one, other];
}

/** What the triggers of a message and of a published ad cost, for those that the load has made last. */
export async function run(): Promise<Record<'send' | 'publish', TriggerCost>> {
  const operations = countOperations(firestore());
  const [message, otherMessage] = await latestTwo('messages');
  const [ad, otherAd] = await latestTwo('listings');
  // The first call of a process reads more than any later one.
  await messageWritten(otherMessage, undefined);
  await listingWritten(otherAd);
  const send = await operations.of(() => messageWritten(message, undefined));
  const publish = await operations.of(() => listingWritten(ad));
  return { send: { ...send, removes: 0 }, publish: { ...publish, removes: 0 } };
}
