import { inIraq, iraqAheadMs } from '@qaysari/contract/shared/iraq-time';
import { limits } from '@qaysari/contract/shared/limits';
import type { AlertFrequency } from '@qaysari/contract/saved-search/types';

/** When alerts are sent. All times are those of Baghdad, for every reader. */

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Hours of a day in Baghdad. Alerts wake nobody: those of the night wait for the morning. */
export const [digestHour, quietFrom, quietUntil] = [18, 22, 8] as const;
/** As `Date.getUTCDay` counts; the week in Iraq ends with it. */
const thursday = 4;

/** The beginning of a moment's day. */
const midnight = (moment: number) =>
  Math.floor((moment + iraqAheadMs) / dayMs) * dayMs - iraqAheadMs;

/** The first moment, from this one on, at which an alert may be sent. */
export function outsideQuiet(moment: number): number {
  const sinceMidnight = moment - midnight(moment);
  if (sinceMidnight < quietUntil * hourMs) return midnight(moment) + quietUntil * hourMs;
  if (sinceMidnight < quietFrom * hourMs) return moment;
  return midnight(moment) + dayMs + quietUntil * hourMs;
}

/**
 * When an alert about an ad that is found now is sent. `sentToday`: how many mails about the same search were sent
 * today. At the daily limit the alert waits for the evening. Undefined for `never`.
 */
export function nextTelling(
  frequency: AlertFrequency,
  now: number,
  sentToday: number,
): number | undefined {
  switch (frequency) {
    case 'atOnce':
      return sentToday < limits.alertsAtOnceADay ? outsideQuiet(now) : nextEvening(now);
    case 'daily':
      return nextEvening(now);
    case 'weekly':
      return nextThursday(now);
    case 'never':
      return undefined;
  }
}

function nextEvening(now: number): number {
  const evening = midnight(now) + digestHour * hourMs;
  return evening > now ? evening : evening + dayMs;
}

function nextThursday(now: number): number {
  const evening = nextEvening(now);
  const days = (thursday - inIraq(evening).getUTCDay() + 7) % 7;
  return evening + days * dayMs;
}
