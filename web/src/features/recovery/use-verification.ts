import { useQuery } from '@tanstack/react-query';
import { verifyEmail } from '@qaysari/contract/account/calls';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepFrom } from '../../entities/person/sign-in-link.ts';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiFailure } from '../../lib/api/failure.ts';
import { dropDraft, readDraft, writeDraft } from '../../lib/drafts/drafts.ts';
import { pageQuery } from '../../lib/routes/page-query.ts';

/**
 * Takes the secret out of the address and sends it to the server: once, however often the page is rendered or
 * reloaded.
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
    const rest = keepFrom(search);
    if (search !== rest) void navigate(pathname + rest, { replace: true });
  }, [search, pathname, navigate]);
  return {
    /** Undefined while it loads. */
    outcome: 'outcome' in opened ? opened.outcome : data,
    isWorking: isFetching,
    /** Why the call failed. */
    failure: error instanceof ApiFailure ? error : undefined,
    tryAgain: () => void refetch(),
  };
}

/** Result of a verification link. */
export type LinkOutcome = 'verified' | 'wrong';

/** The secret of a link until it is used, then its result: a reload sends nothing again. */
export type Verification = { code: string } | { outcome: LinkOutcome };

const draft = 'verify-email';

/** The secret in the address, else what this tab saved. A page opened without either counts as a wrong link. */
export function openedVerification(search: string): Verification {
  const opened = pageQuery('verifyEmail', search).get('code');
  const { code, outcome } = readDraft(draft);
  if (opened !== null) return { code: opened };
  if (typeof code === 'string') return { code };
  return { outcome: outcome === 'verified' ? outcome : 'wrong' };
}

/** Saves it for this tab. */
export function keepVerification(verification: Verification): void {
  if ('outcome' in verification && verification.outcome === 'wrong') dropDraft(draft);
  else writeDraft(draft, verification);
}
