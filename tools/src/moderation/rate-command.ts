import { dayInIraq } from '@qaysari/contract/shared/iraq-time';
import { PlainProblem } from '../plain-problem.ts';

/** What staff type of a rate; `date` is left out for now. */
export interface TypedRate {
  dinars: number;
  source: string;
  date?: Date;
  isConfirmed: boolean;
}

/**
 * Reads what was typed after `npm run moderate -- rate`. Undefined where nothing was: then the latest are listed.
 * Throws a PlainProblem. Whether a number is right is judged later, as in the console.
 */
export function readRateCommand(
  [dinars, ...more]: readonly string[],
  typed: { source: string; date: string; confirm: boolean },
  now: Date,
): TypedRate | undefined {
  const { source, date, confirm } = typed;
  if (dinars === undefined) {
    if (source === '' && date === '' && !confirm) return undefined;
    throw new PlainProblem('Say the dinars for 100 dollars, such as: rate 151000.');
  }
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(dinars) || more.length > 0) {
    throw new PlainProblem('A rate is one whole number of dinars for 100 dollars, such as 151000.');
  }
  if (source.trim() === '') {
    throw new PlainProblem('Say where the rate is from: --source "Kifah exchange, Baghdad".');
  }
  return {
    ...{ dinars: Number(dinars.replaceAll(',', '')), source, isConfirmed: confirm },
    ...(date !== '' && { date: readDate(date, now) }),
  };
}

/** A day means its noon in Baghdad, and today before noon means now. */
function readDate(text: string, now: Date): Date {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const date = new Date(isDay ? `${text}T12:00:00+03:00` : text);
  if (!(isDay || isTime) || Number.isNaN(date.getTime())) {
    throw new PlainProblem('A date is a day, 2026-11-20, or a time, 2026-11-20T09:30+03:00.');
  }
  const isTodayInBaghdad = isDay && text === dayInIraq(now.getTime());
  return isTodayInBaghdad && date > now ? now : date;
}
