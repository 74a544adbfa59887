import { createRequire } from 'node:module';
import { isHttpInstance, serviceAccount } from './config.ts';
import { region } from './region.ts';
import { sweepTimeoutSeconds } from './sweep-time.ts';

/** What Cloud Functions of a kind have in common. Each runs as its own service account. */

/** What Node and the packages take of an instance (docs/scale.md). */
export const processMegabytes = 100;

/** Of what answers visitors. No other site may read an answer; the emulator would let each, without `cors`. */
export const ofVisitors = (account: string) => ({
  ...({ region, invoker: 'public', cors: false } as const),
  serviceAccount: serviceAccount(account),
});

/** Of a sweep for what was left behind. */
export const hourly = (account: string, memory: '256MiB' | '512MiB') => ({
  ...{ schedule: 'every 60 minutes', region, memory, timeoutSeconds: sweepTimeoutSeconds },
  // One sweep at a time is enough.
  maxInstances: 1,
  serviceAccount: serviceAccount(account),
});

/** Of a sweep that people wait for. */
export const frequent = (account: string) => ({
  ...hourly(account, '256MiB'),
  schedule: 'every 5 minutes',
});

/** Of a trigger whose event comes again for a day after an error. */
export const retried = <const Path extends string>(document: Path, account: string) => ({
  ...{ document, region, serviceAccount: serviceAccount(account), retry: true },
});

/** Of a trigger that takes up what staff entered. */
export const ofStaff = <const Path extends string>(document: Path) => ({
  ...retried(document, 'moderation'),
  ...({ memory: '256MiB', timeoutSeconds: 120, maxInstances: 5 } as const),
});

type Triggers = Pick<
  typeof import('firebase-functions/firestore'),
  'onDocumentCreated' | 'onDocumentWritten'
>;

/** In place of a declaration where nobody calls what it declares. */
const nothing = () => undefined;

/** `require`, because the emulator cannot start a module that awaits. */
function loadTriggers(): Triggers {
  return isHttpInstance()
    ? ({ onDocumentCreated: nothing, onDocumentWritten: nothing } as unknown as Triggers)
    : (createRequire(import.meta.url)('firebase-functions/firestore') as Triggers);
}

/**
 * How triggers of documents are declared. The package loads the whole client of Firestore, which takes longer than
 * all else when a function starts. So an instance that answers requests does without.
 */
export const { onDocumentCreated, onDocumentWritten } = loadTriggers();
