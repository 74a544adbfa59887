import type { DocumentData } from 'firebase-admin/firestore';
import { settleMessage } from '../message/settle.ts';
import { notifyOfMessage } from '../notification/notify.ts';

/**
 * Runs after any write to a message, by the API or by its sender in the browser. It may run twice, late or
 * in any order. `before` is the document before this write. Throws to be retried.
 */
export async function messageWritten(id: string, before: DocumentData | undefined): Promise<void> {
  await settleMessage(id, before);
  // An edit or a deletion is no news.
  if (!before) await notifyOfMessage(id);
}
