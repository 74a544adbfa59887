import { readToken } from '../session/token.ts';
import { deviceDraftsName } from './form-draft.ts';

/**
 * Drafts that stay on the device until they are sent, pictures and all: in IndexedDB, as they are too large for
 * anything else. Each is of one person; nothing is kept of members who are signed out meanwhile. Where a browser
 * refuses storage nothing is kept, and nothing fails.
 */
const storeName = 'drafts';

/** Whose drafts they are that somebody makes who is not signed in. */
export const visitorsDrafts = 'visitor';

/** What was kept under a name. */
export async function readDeviceDraft(person: string, name: string): Promise<unknown> {
  return inStore('readonly', (store) => store.get(keyOf(person, name)));
}

export async function writeDeviceDraft(
  person: string,
  name: string,
  value: unknown,
): Promise<void> {
  if (person !== visitorsDrafts && readToken() === undefined) return;
  await inStore('readwrite', (store) => store.put(value, keyOf(person, name)));
}

export async function dropDeviceDraft(person: string, name: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(keyOf(person, name)));
}

function keyOf(person: string, name: string): string {
  return `${person}/${name}`;
}

/** Opened for one thing at a time, so that it never stands in the way of who deletes it all. */
async function inStore(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  let database: IDBDatabase | undefined;
  try {
    database = await opened();
    const transaction = database.transaction(storeName, mode);
    const request = act(transaction.objectStore(storeName));
    await ended(transaction);
    return request.result as unknown;
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(deviceDraftsName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('No database'));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('Not kept'));
    transaction.oncomplete = () => resolve();
    transaction.onabort = fail;
    transaction.onerror = fail;
  });
}
