import type { Language } from '@qaysari/contract/shared/languages';
import { listReports } from '@qaysari/contract/report/calls';
import { queryOptions } from '@tanstack/react-query';
import { reportKeys } from '../../entities/report/report-keys.ts';
import { callAsMember } from '../../lib/api/api-client.ts';

/** What somebody has reported, the latest first. */
export function ownReportsQuery(me: string | undefined, language: Language) {
  return queryOptions({
    queryKey: reportKeys.own(me),
    queryFn: ({ signal }) => callAsMember(listReports, { language, signal, person: me }),
    enabled: me !== undefined,
  });
}
