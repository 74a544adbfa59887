import type { Language } from '@qaysari/contract/shared/languages';
import { formatDate } from '../../../lib/format/date.ts';

/** From Sunday. Chromium has no Sorani data. */
const weekdays: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  ku: ['یەکشەممە', 'دووشەممە', 'سێشەممە', 'چوارشەممە', 'پێنجشەممە', 'هەینی', 'شەممە'],
};

/** A day like `2026-11-30` with its weekday: people agree on Mondays, not on dates. */
export function formatDay(day: string, language: Language): string {
  const weekday = weekdays[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  const comma = language === 'en' ? ',' : '،';
  return `${weekday}${comma} ${formatDate(day, language)}`;
}
