import { useMutation } from '@tanstack/react-query';
import { confirmNews } from '@qaysari/contract/newsletter-endpoints';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiFailure } from '../../lib/api/failure.ts';
import { readDraft, writeDraft } from '../../lib/drafts/drafts.ts';
import { useCodeOfAddress } from '../../lib/routes/use-code-of-address.ts';

const draft = 'newsletter';

/** The secret of the link, which leaves the address; a reload in this tab still knows it. '' for none. */
function useKeptCode(): string {
  const opened = useCodeOfAddress();
  const [code] = useState(() => {
    const { code: kept } = readDraft(draft);
    return opened !== '' ? opened : typeof kept === 'string' ? kept : '';
  });
  useEffect(() => {
    if (code !== '') writeDraft(draft, { code });
  }, [code]);
  return code;
}

/** Confirms by the link of the mail, when the person says so. */
export function useConfirmNews() {
  const language = useLanguage();
  const code = useKeptCode();
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
