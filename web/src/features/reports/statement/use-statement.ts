import { readStatement, sendObjection } from '@qaysari/contract/report/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiFailure } from '../../../lib/api/failure.ts';
import { dropDraft } from '../../../lib/drafts/drafts.ts';
import { useSendingLock } from '../../../lib/forms/use-sending-lock.ts';
import { useStoredCode } from '../../../lib/routes/use-code-of-address.ts';

/** What the API says of a secret that is wrong or too old. */
const wrongLink: readonly number[] = [400, 404];

/** What somebody writes against it, until it is sent. */
export const objectionDraft = 'objection';

/** The decision that a mail's link leads to, and the objection to it. */
export function useStatement() {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const code = useStoredCode('decision');
  const queryKey = ['statement', code];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await callApi(readStatement, { language, body: { code }, signal });
      } catch (failure) {
        if (failure instanceof ApiFailure && wrongLink.includes(failure.status)) return null;
        throw failure;
      }
    },
    enabled: code !== '',
    refetchOnWindowFocus: false,
  });
  const { take, release } = useSendingLock();
  const objection = useMutation({
    mutationFn: (text: string) => callApi(sendObjection, { language, body: { code, text } }),
    onSuccess: (statement) => {
      dropDraft(objectionDraft);
      queryClient.setQueryData(queryKey, statement);
    },
    onError: (failure) => {
      // Refused: it is no longer as this page shows it.
      if (failure instanceof ApiFailure && !failure.isTransient) void refetch();
    },
    onSettled: release,
  });
  return {
    /** Undefined until it is known; null for a link that leads nowhere. */
    statement: code === '' ? null : data,
    isLoading: isFetching,
    failure: error,
    reload: () => void refetch(),
    /** Sends it once, however often it is called meanwhile. */
    object: (text: string) => {
      if (take()) objection.mutate(text);
    },
    isObjecting: objection.isPending,
    /** Why the last objection failed. */
    objectionFailure: objection.error,
    /** It was sent just now, on this page. */
    hasJustObjected: objection.isSuccess,
  };
}

export type StatementView = ReturnType<typeof useStatement>;
