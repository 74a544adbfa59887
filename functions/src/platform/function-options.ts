import { serviceAccount } from './config.ts';
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
