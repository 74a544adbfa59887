import { reportClientError } from '@qaysari/contract/report/calls';
import { shortened, type ClientErrorKind } from '@qaysari/contract/report/client-error';
import { pagePattern } from '../routes/routes.ts';
import { ChunkLoadError, ownScript } from './load-chunk.ts';

/** A page that fails in a loop must not flood the log. */
const mostPerVisit = 5;

const reported = new Set<string>();

/** The script of this deployment. */
function version(): string | undefined {
  return ownScript()?.split('/').pop()?.slice(0, 100);
}

/** Reports an error in this page to the server, each one once. Nothing waits for the report or fails with it. */
export function reportError(kind: ClientErrorKind, thrown: unknown): void {
  if (import.meta.env.DEV || !navigator.onLine || reported.size >= mostPerVisit) return;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const words = shortened({ message: `${error.name}: ${error.message}`, stack: error.stack });
  if (reported.has(words.message)) return;
  reported.add(words.message);
  const body = {
    kind: error instanceof ChunkLoadError ? 'part' : kind,
    ...words,
    page: pagePattern(location.pathname),
    version: version(),
  };
  try {
    const blob = new Blob([JSON.stringify(body)], { type: 'application/json' });
    navigator.sendBeacon(`/api${reportClientError.path}`, blob);
  } catch {
    // Some browsers refuse beacons, by a setting.
  }
}

/** Reports uncaught errors. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    // Errors in scripts of other origins and in extensions have no details.
    if (error !== null && error !== undefined) reportError('script', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('promise', reason));
}
