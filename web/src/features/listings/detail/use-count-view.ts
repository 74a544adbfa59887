import { countListingView } from '@qaysari/contract/listing/calls';
import type { Listing } from '@qaysari/contract/listing/types';
import { useEffect } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { readJson, writeItem } from '../../../lib/browser/storage.ts';

const key = 'qaysariViewed';

/**
 * Reports a view of a listing to the API, once a day and tab. It waits until the page is visible, because a tab that
 * nobody opened is no view. A failed report is not repeated.
 */
export function useCountView({ _id: id, viewer }: Listing): void {
  const language = useLanguage();
  useEffect(() => {
    if (viewer === 'owner') return undefined;
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', count);
      if (!noteView(id)) return;
      callApi(countListingView, { language, params: { id } }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', count);
    count();
    return () => document.removeEventListener('visibilitychange', count);
  }, [id, viewer, language]);
}

/** Notes that this tab has looked at a listing. False when it has done so today. */
export function noteView(id: string, today = new Date().toISOString().slice(0, 10)): boolean {
  const seen = readViewed(today);
  if (seen.includes(id)) return false;
  writeItem('sessionStorage', key, JSON.stringify({ day: today, ids: [...seen, id] }));
  return true;
}

function readViewed(today: string): string[] {
  const { day, ids } = (readJson('sessionStorage', key) ?? {}) as { day?: unknown; ids?: unknown };
  return day === today && Array.isArray(ids) ? ids.filter((each) => typeof each === 'string') : [];
}
