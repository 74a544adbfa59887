import { onBeforeReload } from '../browser/load-chunk.ts';
import { registerWorker } from './register-worker.ts';

/** Only some browsers report the type of connection. */
interface WithConnection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** With data saving on, or a very slow connection, nothing is downloaded in advance. */
function isDear(): boolean {
  const { connection } = navigator as WithConnection;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Caches the site's files on the device, so that it opens without a network. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || isDear()) return;
  const registration = await registerWorker();
  // A page that reloads for a newer build must not get the cached build again.
  onBeforeReload(() => registration.update());
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-site');
}
