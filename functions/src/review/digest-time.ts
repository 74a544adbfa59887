import { iraqAheadMs } from '@qaysari/contract/shared/iraq-time';
import { queueMailOnce } from '../mail/store.ts';
import { clock } from '../platform/clock.ts';
import { config } from '../platform/config.ts';
import { firestore } from '../platform/firestore.ts';

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/** The latest of these times of day in Baghdad, such as `09:00`, that has come; undefined for no times. */
export function latestTime(times: readonly string[], now: number): number | undefined {
  const midnight = Math.floor((now + iraqAheadMs) / dayMs) * dayMs - iraqAheadMs;
  const moments = times.flatMap((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const today = midnight + (hours * 60 + minutes) * minuteMs;
    return [today, today - dayMs];
  });
  const past = moments.filter((moment) => moment <= now);
  return past.length > 0 ? Math.max(...past) : undefined;
}

/**
 * Queues the mail to staff about all that waits, once for each of their times, however often this runs. A time that was
 * missed is made up for later. The mail reads the queues when it is sent, and is not sent when nothing waits.
 */
export async function queueDigest(): Promise<void> {
  const { staff } = config();
  const time = latestTime(staff.times, clock.now());
  if (staff.mail === undefined || time === undefined) return;
  const request = { kind: 'staffDigest', whom: staff.mail, language: staff.language } as const;
  const occasion = `staffDigest:${new Date(time).toISOString()}`;
  await firestore().runTransaction((transaction) => queueMailOnce(transaction, request, occasion));
}
