import { onBeforeReload } from '../browser/load-chunk.ts';
import { registerWorker } from './register-worker.ts';

/** Only some browsers say what their line is like. */
interface WithConnection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Who saves data, or has hardly a line, is not sent what they have not asked for. */
function isDear(): boolean {
  const { connection } = navigator as WithConnection;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Keeps the site's files on the device, so that it opens without a network. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || isDear()) return;
  const registration = await registerWorker();
  // A page that reloads for a newer build must not get the cached build again.
  onBeforeReload(() => registration.update());
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-site');
}
