/** By then a page stands on most lines: what it needs comes first. */
const delayMs = 5_000;

/** Starts the service worker when the page has been there for a while. A failure is no loss: the next page tries. */
export function startWorkerLate(): void {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE === 'off') return;
  const start = () => {
    setTimeout(() => {
      import('./start-worker.ts').then(({ startWorker }) => startWorker()).catch(() => undefined);
    }, delayMs);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
