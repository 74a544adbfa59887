import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/shared/languages';
import { getCurrentRate } from '@qaysari/contract/listing/calls';
import { callApi } from '../../lib/api/api-client.ts';
import { orKept } from '../../lib/offline/or-kept.ts';

/** Staff set it once a day. */
const staleMs = 10 * 60_000;

/** The market rate in force, whatever its age. */
export function rateQuery(language: Language) {
  return queryOptions({
    queryKey: ['rate'] as const,
    queryFn: (asked) =>
      orKept(asked, () => callApi(getCurrentRate, { language, signal: asked.signal })),
    staleTime: staleMs,
  });
}
