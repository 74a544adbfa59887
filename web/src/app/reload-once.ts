const key = 'qaysari.reloaded-for';

/**
 * Reloads the page when a part of the site cannot be loaded: most likely a newer version has been
 * deployed since this one was opened. Once for each address, so that a broken site does not reload for
 * ever.
 */
export function reloadOnceForMissingParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(key) === location.href) return;
    sessionStorage.setItem(key, location.href);
    event.preventDefault();
    location.reload();
  });
}
