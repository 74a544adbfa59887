import { commaOf, type Language } from '@qaysari/contract/shared/languages';
import { formatDate } from './date.ts';
import { formatTime } from './time.ts';

/** A time as `16:05` when it was today in Iraq, else with its date. */
export function formatMoment(at: number, language: Language, now = Date.now()): string {
  const iso = new Date(at).toISOString();
  const date = formatDate(iso, language);
  const time = formatTime(iso);
  if (date === formatDate(new Date(now).toISOString(), language)) return time;
  return `${date}${commaOf(language)}${time}`;
}
