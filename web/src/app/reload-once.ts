import { readItem, writeItem } from '../lib/browser/store.ts';

const key = 'qaysari.reloaded-for';

/**
 * Reloads the page when a part of the site cannot be loaded: most likely a newer version has been
 * deployed since this one was opened. Once for each address, so that a broken site does not reload for
 * ever; not at all where that cannot be remembered.
 */
export function reloadOnceForMissingParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || readItem('sessionStorage', key) === location.href) return;
    if (!writeItem('sessionStorage', key, location.href)) return;
    event.preventDefault();
    location.reload();
  });
}
