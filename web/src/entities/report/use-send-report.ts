import { sendReport } from '@qaysari/contract/report/calls';
import type { Report, ReportReason } from '@qaysari/contract/report/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useSendingLock } from '../../lib/forms/use-sending-lock.ts';
import { useCurrentPerson } from '../../lib/session/token.ts';
import { reportKeys } from './report-keys.ts';
import type { ReportTarget } from './report-target.ts';

export interface WrittenReport {
  reason: ReportReason;
  /** Without blanks around it; '' for none. */
  note: string;
}

/** Sends a report, once however often it is asked for meanwhile. */
export function useSendReport(
  { kind, id }: ReportTarget,
  onSent: (report: Report, written: WrittenReport) => void,
) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const person = useCurrentPerson();
  const { take, release } = useSendingLock();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ reason, note }: WrittenReport) => {
      const body = { kind, id, reason, ...(note !== '' && { note }) };
      return callApi(sendReport, { language, body, person });
    },
    onSuccess: (report, written) => {
      void queryClient.invalidateQueries({ queryKey: reportKeys.all });
      onSent(report, written);
    },
    onSettled: release,
  });
  return {
    send: (written: WrittenReport) => {
      if (take()) mutate(written);
    },
    isSending: isPending,
    /** Why the last try failed; null when none did. */
    error,
  };
}
