import { useQuery } from '@tanstack/react-query';
import { verifyEmail } from '@qaysari/contract/auth-endpoints';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { keepVerification, openedVerification, type LinkOutcome } from './verification.ts';

/**
 * Takes the secret out of the address and shows it to the server, once however often the page is drawn or loaded.
 * When no answer came it does so again as soon as the network is back.
 */
export function useVerification() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [opened] = useState(() => openedVerification(search));
  const code = 'code' in opened ? opened.code : undefined;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verify-email', code],
    queryFn: async (): Promise<LinkOutcome> => {
      try {
        await callApi(verifyEmail, { language, body: { code: code ?? '' } });
        return 'verified';
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 400) return 'wrong';
        throw failure;
      }
    },
    enabled: code !== undefined,
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (data !== undefined) keepVerification({ outcome: data });
    else if (code !== undefined) keepVerification({ code });
  }, [code, data]);
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);
  return {
    /** Undefined until it is known. */
    outcome: 'outcome' in opened ? opened.outcome : data,
    isWorking: isFetching,
    /** Why there is no outcome. */
    failure: error instanceof ApiFailure ? error : undefined,
    tryAgain: () => void refetch(),
  };
}
