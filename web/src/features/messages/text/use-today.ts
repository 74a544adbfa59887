import { useEffect, useState } from 'react';
import { dayOf } from './day-groups.ts';

const minuteMs = 60_000;

/** Today in Iraq, as `2026-11-30`, also after midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(Date.now())), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return today;
}
