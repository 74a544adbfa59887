/**
 * The whole of a process that plans and sends alerts, until it is killed. It is told of events and of sweeps, with the
 * time at which they happen, and answers when one is done.
 */
import { clock } from '../../functions/src/platform/clock.ts';
import { alertsSwept } from '../../functions/src/triggers/alerts-swept.ts';
import { listingAlerts } from '../../functions/src/triggers/listing-alerts.ts';

/** Without an ad: a sweep. */
export interface AlertWork {
  number: number;
  time: number;
  listing?: string;
}

let time = 0;
clock.now = () => time;

process.on('message', ({ number, time: now, listing }: AlertWork) => {
  time = now;
  const work = listing === undefined ? alertsSwept() : listingAlerts(listing);
  void work.then(
    () => process.send?.({ number }),
    // As the platform does: what failed comes again.
    () => process.send?.({ number, isFailed: true }),
  );
});
process.send?.({ number: -1 });
