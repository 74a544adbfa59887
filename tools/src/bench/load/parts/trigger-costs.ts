import { firestore } from '../../../../../functions/src/platform/firestore.ts';
import { listingWritten } from '../../../../../functions/src/triggers/listing-written.ts';
import { messageWritten } from '../../../../../functions/src/triggers/message-written.ts';
import { countOperations } from '../../chat/billed-operations.ts';
import type { TriggerCost } from '../visit-cost.ts';

/** What the triggers of a message and of a published ad cost, for the latest ones that the load has made. */
export async function run(): Promise<Record<'send' | 'publish', TriggerCost>> {
  const operations = countOperations(firestore());
  const latest = async (name: string) =>
    (await firestore().collection(name).orderBy('createdAt', 'desc').limit(1).get()).docs[0]?.id ??
    '';
  const [message, ad] = [await latest('messages'), await latest('listings')];
  // The first call of a process reads more than any later one.
  await messageWritten(message, undefined);
  const send = await operations.of(() => messageWritten(message, undefined));
  const publish = await operations.of(() => listingWritten(ad));
  return { send: { ...send, removes: 0 }, publish: { ...publish, removes: 0 } };
}
