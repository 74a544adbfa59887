import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { deliver, type WriteEvent } from './event-journal.ts';
import { untilFree } from './until-free.ts';

/** What staff write in the console, with its event delivered here: no trigger runs by itself beside API tests. */
export async function inConsole(
  document: DocumentReference,
  fields: Record<string, unknown>,
): Promise<void> {
  const before = await document.get();
  const { writeTime } = await (before.exists ? document.update(fields) : document.create(fields));
  // As it was then: the trigger may have changed it since.
  const after = await document.firestore.runTransaction((then) => then.get(document), {
    ...{ readOnly: true, readTime: writeTime },
  });
  await deliverChange(before, after);
  // What the function wrote is a change, too.
  const settled = await document.get();
  if (!settled.isEqual(after)) await deliverChange(after, settled);
}

/** Has something written past the API, and delivers its event here. */
export async function withEvent(
  document: DocumentReference,
  write: () => Promise<unknown>,
): Promise<void> {
  const before = await document.get();
  await write();
  await deliverChange(before, await document.get());
}

async function deliverChange(before: DocumentSnapshot, after: DocumentSnapshot): Promise<void> {
  const collection = after.ref.parent.id as WriteEvent['collection'];
  await untilFree(() => deliver({ collection, id: after.id, before, after }));
}
