import { dayInIraq } from '@qaysari/contract/shared/iraq-time';
import { commaOf, type Language } from '@qaysari/contract/shared/languages';
import { useEffect, useState } from 'react';
import { formatDate } from '../../../lib/format/date.ts';

const minuteMs = 60_000;

/** Today in Iraq, as `2026-11-30`, also after midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayInIraq(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayInIraq(Date.now())), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return today;
}

/** From Sunday. Chromium has no Sorani data. */
const weekdays: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  ku: ['یەکشەممە', 'دووشەممە', 'سێشەممە', 'چوارشەممە', 'پێنجشەممە', 'هەینی', 'شەممە'],
};

/** A day like `2026-11-30` with its weekday: people agree on Mondays, not on dates. */
export function formatDay(day: string, language: Language): string {
  const weekday = weekdays[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return weekday + commaOf(language) + formatDate(day, language);
}

export interface DayGroup<Item> {
  /** `2026-11-30` */
  day: string;
  items: Item[];
}

/**
 * Messages by the day in Iraq, in their order. A clock that was wrong makes no second group of a day: the
 * order of the messages counts, so a day follows only when it is later.
 */
export function byDay<Item extends { createdAt: string }>(
  messages: readonly Item[],
): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = [];
  for (const message of messages) {
    const day = dayInIraq(message.createdAt);
    const last = groups.at(-1);
    if (last !== undefined && day <= last.day) last.items.push(message);
    else groups.push({ day, items: [message] });
  }
  return groups;
}

const dayMs = 86_400_000;

/** Days of the calendar from one to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** How a day is called beside `today`; undefined where its date says more. */
export function nearDay(day: string, today: string): 'today' | 'yesterday' | undefined {
  const days = daysBetween(day, today);
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : undefined;
}
