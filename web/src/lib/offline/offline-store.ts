import { clear, createStore } from 'idb-keyval';

/** Answers of the API, kept on the device for times without a network: by person, and in no cache of addresses. */
export const offlineStore = createStore('qaysariKept', 'answers');

/** Those of the service worker (web/worker/pictures.ts). */
const pictureCaches = ['qaysari-pictures', 'qaysari-large-pictures'];

/** Removes what this device keeps of what somebody has looked at. */
export async function clearOfflineData(): Promise<void> {
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
