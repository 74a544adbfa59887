import { dayInIraq, inIraq, iraqAheadMs } from '@qaysari/contract/shared/iraq-time';
import { type Language, commaOf } from '@qaysari/contract/shared/languages';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The time of day in Iraq, as `16:05`. */
export function formatTime(iso: string): string {
  return inIraq(iso).toISOString().slice(11, 16);
}

/** A moment by the clock of this device, as day and hour; undefined where that is the clock of Iraq. */
export function onThisDevice(iso: string): { day: string; hour: string } | undefined {
  const at = new Date(iso);
  const aheadMs = -at.getTimezoneOffset() * minuteMs;
  if (aheadMs === iraqAheadMs) return undefined;
  const local = new Date(at.getTime() + aheadMs).toISOString();
  return { day: local.slice(0, 10), hour: local.slice(11, 16) };
}

/** How long ago something was, for texts of `common:ago`; undefined from a day on, where the date says more. */
export function agoOf(
  iso: string,
  now: number,
): { unit: 'minutes' | 'hours'; count: number } | undefined {
  const passed = now - Date.parse(iso);
  // A clock that was set back makes the past look like the future.
  if (!(passed > -minuteMs && passed < dayMs)) return undefined;
  if (passed < hourMs)
    return { unit: 'minutes', count: Math.max(1, Math.floor(passed / minuteMs)) };
  return { unit: 'hours', count: Math.floor(passed / hourMs) };
}

type Age = { unit: 'today' | 'yesterday' } | { unit: 'days' | 'months' | 'years'; count: number };

/** How old something is, by calendar days in Iraq, for texts of `common:age`. */
export function ageOf(iso: string, now: number): Age {
  const days = (Date.parse(dayInIraq(now)) - Date.parse(dayInIraq(iso))) / dayMs;
  if (days < 1) return { unit: 'today' };
  if (days === 1) return { unit: 'yesterday' };
  if (days < 30) return { unit: 'days', count: days };
  if (days < 365) return { unit: 'months', count: Math.floor(days / 30) };
  return { unit: 'years', count: Math.floor(days / 365) };
}

/**
 * Month names (docs/specification/language.md#l5). Chromium has no Sorani data, and Arabic data differ between
 * countries.
 */
const months: Record<Language, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ar: [
    'كانون الثاني',
    'شباط',
    'آذار',
    'نيسان',
    'أيار',
    'حزيران',
    'تموز',
    'آب',
    'أيلول',
    'تشرين الأول',
    'تشرين الثاني',
    'كانون الأول',
  ],
  ku: [
    'کانوونی دووەم',
    'شوبات',
    'ئازار',
    'نیسان',
    'ئایار',
    'حوزەیران',
    'تەمووز',
    'ئاب',
    'ئەیلوول',
    'تشرینی یەکەم',
    'تشرینی دووەم',
    'کانوونی یەکەم',
  ],
};

/** An ISO 8601 time as long month, day and year, by the calendar day in Iraq. */
export function formatDate(iso: string, language: Language): string {
  const year = inIraq(iso).getUTCFullYear();
  const day = formatMonthDay(iso, language);
  if (language === 'en') return `${day}, ${year}`;
  return language === 'ar' ? `${day} ${year}` : `${day}ی ${year}`;
}

/** The same without the year. English readers take 12/11 for a day of December, so a month always has its name. */
export function formatMonthDay(iso: string, language: Language): string {
  const date = inIraq(iso);
  // eslint-disable-next-line no-restricted-syntax -- The one place that names months.
  const month = months[language][date.getUTCMonth()] ?? '';
  const day = date.getUTCDate();
  if (language === 'en') return `${month} ${day}`;
  return language === 'ar' ? `${day} ${month}` : `${day}ی ${month}`;
}

/** A month like `2025-03` as long month and year. */
export function formatMonth(yearMonth: string, language: Language): string {
  const [year = '', month = ''] = yearMonth.split('-');
  const name = months[language][Number(month) - 1] ?? '';
  return language === 'ku' ? `${name}ی ${year}` : `${name} ${year}`;
}

/** A time as `16:05` when it was today in Iraq, else with its date. */
export function formatMoment(at: number, language: Language, now = Date.now()): string {
  const iso = new Date(at).toISOString();
  const date = formatDate(iso, language);
  const time = formatTime(iso);
  if (date === formatDate(new Date(now).toISOString(), language)) return time;
  return `${date}${commaOf(language)}${time}`;
}
