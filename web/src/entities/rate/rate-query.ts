import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/shared/languages';
import { getCurrentRate } from '@qaysari/contract/listing/calls';
import { isRateUseful, type Rate } from '@qaysari/contract/listing/rate';
import { callApi } from '../../lib/api/api-client.ts';
import { withOfflineCache } from '../../lib/offline/offline-cache.ts';
import { useLanguage } from '../../i18n/language.ts';

/** Staff set it once a day. */
const staleMs = 10 * 60_000;

/** The market rate in force, whatever its age. */
export function rateQuery(language: Language) {
  return queryOptions({
    queryKey: ['rate'] as const,
    queryFn: (asked) =>
      withOfflineCache(asked, () => callApi(getCurrentRate, { language, signal: asked.signal })),
    staleTime: staleMs,
  });
}

function usefulRate({ rate }: { rate?: Rate | undefined }): Rate | undefined {
  return rate && isRateUseful(rate, new Date()) ? rate : undefined;
}

/** The market rate in force; undefined where none is known that converted prices may be shown by. */
export function useRate(): Rate | undefined {
  return useQuery({ ...rateQuery(useLanguage()), select: usefulRate }).data;
}
