import { useMutation } from '@tanstack/react-query';
import { confirmNews } from '@qaysari/contract/notification/calls';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiFailure } from '../../lib/api/failure.ts';
import { useKeptCode } from '../../lib/routes/use-kept-code.ts';

/** Confirms by the link of the mail, when the person says so. */
export function useConfirmNews() {
  const language = useLanguage();
  const code = useKeptCode('newsletter');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      try {
        return (await callApi(confirmNews, { language, body: { code } })).result;
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 400) return 'wrong';
        throw failure;
      }
    },
  });
  return {
    hasLink: code !== '',
    /** Undefined until it is known. */
    result: data,
    isWorking: isPending,
    failure: error,
    confirm: () => mutate(),
  };
}
