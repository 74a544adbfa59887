import { clear, createStore } from 'idb-keyval';
import { setKeptMessages } from './kept-messages.ts';

/** Answers of the API that the device stores for offline use. The keys contain the person, unlike an HTTP cache's. */
export const offlineStore = createStore('qaysariKept', 'answers');

/** Maximum age of an answer: most of an older one is wrong. */
export const offlineDays = 14;

/** Those of the service worker (web/worker/pictures.ts). */
const pictureCaches = ['qaysari-pictures', 'qaysari-large-pictures'];

/** Removes everything that this device stores of what somebody has looked at. */
export async function clearOfflineData(): Promise<void> {
  setKeptMessages(undefined);
  await Promise.all([orNothing(() => clear(offlineStore)), ...pictureCaches.map(forgetCache)]);
}

function forgetCache(name: string): Promise<void> {
  return orNothing(() => caches.delete(name));
}

/** Where storage is refused, or unknown, there is nothing to remove. */
async function orNothing(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
  } catch {
    // Nothing is there.
  }
}
