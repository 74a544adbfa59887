import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { firestore, isAlreadyThere, isOvertaken } from './firestore.ts';

/** What one attempt read its decision from, and what it wants to write. */
interface Attempt<T> {
  /** Undefined when there is nothing to write. */
  batch: WriteBatch | undefined;
  result: T;
}

interface Options {
  /** Whether a document that the batch creates may have been created meanwhile by another request. */
  mayBeThere?: boolean;
}

const maxAttempts = 20;
const longestPauseMs = 200;

/**
 * Runs an attempt until its batch is committed, or it has none. An attempt reads documents and writes them
 * with `ifUnchanged`: when another request was faster, it runs again. Unlike a transaction it holds no
 * locks: an instance that dies or is frozen in the middle stops nobody, where the locks of a transaction
 * would last for a minute. It protects the documents that it writes, and no others.
 */
export async function commitIfUnchanged<T>(
  attempt: () => Promise<Attempt<T>>,
  { mayBeThere = false }: Options = {},
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const { batch, result } = await attempt();
    if (!batch) return result;
    try {
      await batch.commit();
      return result;
    } catch (error) {
      const isLost = isOvertaken(error) || (mayBeThere && isAlreadyThere(error));
      if (!isLost || tried === maxAttempts) throw error;
      await wait(Math.random() * Math.min(longestPauseMs, 5 * 2 ** tried));
    }
  }
}

/** Writes into a document that was read, if nobody has changed, created or deleted it since. */
export function setIfUnchanged(
  batch: WriteBatch,
  read: DocumentSnapshot,
  data: FirebaseFirestore.UpdateData<FirebaseFirestore.DocumentData>,
): void {
  const { updateTime, ref } = read;
  if (updateTime) batch.update(ref, data, { lastUpdateTime: updateTime });
  else batch.create(ref, data);
}

export function newBatch(): WriteBatch {
  return firestore().batch();
}
