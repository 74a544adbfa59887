import type { Page } from 'playwright-core';

/** The keys of the answers that the site stores on the device, in the order of the alphabet. */
export const cachedAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('qaysariKept');
        opening.onerror = () => reject(new Error('no storage'));
        opening.onsuccess = () => {
          const database = opening.result;
          const has = database.objectStoreNames.contains('answers');
          if (!has) return resolve([]);
          const asking = database.transaction('answers').objectStore('answers').getAllKeys();
          asking.onsuccess = () => {
            database.close();
            resolve(asking.result.map(String));
          };
        };
      }),
  );
