import { once } from 'node:events';
import { join } from 'node:path';
import { productionSettings } from '../../tools/src/deploy/check-upload.ts';
import { serveFunction, type ServedFunction } from '../../tools/src/deploy/serve-function.ts';
import { startEmulators, type Emulators } from '../../tools/src/emulators/start-emulators.ts';
import { cacheDirectory, repositoryRoot } from '../../tools/src/repository.ts';
import { forkProgram } from './fork-program.ts';
import { runToEnd, type Ended } from './run-to-end.ts';
import type { TriggerCall } from './run-triggers.ts';

/** A line that Cloud Logging keeps of a function, as `gcloud logging read --format=json` writes it. */
export interface LogEntry {
  timestamp: string;
  jsonPayload: Record<string, unknown>;
}

/** A project of its own: emulators on free ports, and the functions as they are deployed. No trigger runs by itself. */
export interface Project extends AsyncDisposable {
  api: ServedFunction;
  media: ServedFunction;
  emulators: Emulators;
  /** What the function `api` has logged so far. */
  log: readonly LogEntry[];
  /** Runs triggers one after the other, with a clock that is so much ahead. */
  deliver(calls: readonly TriggerCall[], aheadMs?: number): Promise<void>;
  /** What an operator types after `npm run`. */
  command(file: string, ...args: string[]): Promise<Ended>;
}

/** Begins with what `exportTo` of another project has written. */
export async function startProject(importFrom: string, smtpUrl: string): Promise<Project> {
  await using started = new AsyncDisposableStack();
  const emulators = await startEmulators({
    services: ['auth', 'firestore', 'storage'],
    ports: 'free',
    importFrom,
    logFile: join(cacheDirectory, 'logs/rehearsal.log'),
  });
  started.defer(() => emulators.stop());
  const environment = { ...emulators.environment, METADATA_SERVER_DETECTION: 'none' };
  const folder = join(repositoryRoot, 'functions/lib');
  const settings = { ...productionSettings, ...environment };
  const log: LogEntry[] = [];
  const [api, media] = await Promise.all([
    serveFunction(folder, 'api', settings, (printed) => log.push(...entriesOf(printed))),
    serveFunction(folder, 'media', settings),
  ]);
  started.use(api);
  started.use(media);
  const ours = started.move();
  return {
    ...{ api, media, emulators, log },
    async deliver(calls, aheadMs = 0) {
      const child = forkProgram('run-triggers.ts', [JSON.stringify(calls)], {
        ...environment,
        ...{ SMTP_URL: smtpUrl, CLOCK_AHEAD_MS: String(aheadMs) },
      });
      const [code] = (await once(child, 'exit')) as [number];
      if (code !== 0) throw new Error(`The triggers ended with ${code}`);
    },
    command: (file, ...args) => runToEnd(file, args, environment),
    [Symbol.asyncDispose]: () => ours.disposeAsync(),
  };
}

/** A function logs one JSON object a line. */
function entriesOf(printed: string): LogEntry[] {
  const lines = printed.split('\n').filter((line) => line.startsWith('{'));
  const timestamp = new Date().toISOString();
  return lines.map((line) => ({
    timestamp,
    jsonPayload: JSON.parse(line) as Record<string, unknown>,
  }));
}
