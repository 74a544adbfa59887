import type { Language } from '@qaysari/contract/shared/languages';

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

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Baghdad',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** An ISO 8601 time as long month, day and year, by the calendar day in Iraq. */
export function formatDate(iso: string, language: Language): string {
  const found = Object.fromEntries(
    parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  const month = months[language][Number(found['month']) - 1] ?? '';
  const { day = '', year = '' } = found;
  if (language === 'en') return `${month} ${day}, ${year}`;
  return language === 'ar' ? `${day} ${month} ${year}` : `${day}ی ${month}ی ${year}`;
}

/** A month like `2025-03` as long month and year. */
export function formatMonth(yearMonth: string, language: Language): string {
  const [year = '', month = ''] = yearMonth.split('-');
  const name = months[language][Number(month) - 1] ?? '';
  return language === 'ku' ? `${name}ی ${year}` : `${name} ${year}`;
}
