/**
 * A process that plans and sends alerts until it is killed. It receives events and sweeps with the time at which they
 * happen, and answers when one is done.
 */
import { Firestore } from 'firebase-admin/firestore';
import { clock } from '../../functions/src/platform/clock.ts';
import { alertsSwept } from '../../functions/src/schedules.ts';
import { listingAlerts } from '../../functions/src/triggers.ts';

/** Without an ad: a sweep. */
export interface AlertWork {
  number: number;
  time: number;
  listing?: string;
}

/** The process must die after this many more transactions. */
export interface Death {
  dieAfter: number;
}

let time = 0;
clock.now = () => time;

let [left, underWay] = [Infinity, 0];
type Run = (...values: unknown[]) => Promise<unknown>;
const methods = Firestore.prototype as unknown as { runTransaction: Run };
const run = methods.runTransaction;
/**
 * It dies between two transactions. A death within one has the same effect as before or after it, but the emulator
 * would hold its locks for some seconds.
 */
methods.runTransaction = async function (this: unknown, ...values) {
  if (left <= 0) return new Promise(() => undefined);
  underWay += 1;
  try {
    return await run.apply(this, values);
  } finally {
    underWay -= 1;
    left -= 1;
    if (left <= 0 && underWay === 0) process.kill(process.pid, 'SIGKILL');
  }
};

function work({ number, time: now, listing }: AlertWork): void {
  time = now;
  const done = listing === undefined ? alertsSwept() : listingAlerts(listing);
  void done.then(
    () => process.send?.({ number }),
    // As on the platform, a failed event is retried.
    () => process.send?.({ number, isFailed: true }),
  );
}

process.on('message', (message: AlertWork | Death) => {
  if ('dieAfter' in message) left = message.dieAfter;
  else work(message);
});
process.send?.({ number: -1 });
