import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { getMe } from '@qaysari/contract/me-endpoint';
import type { User } from '@qaysari/contract/user-entity';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { useSession, useStartSession } from '../../entities/person/session.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiFailure, useFailureText } from '../../lib/api/failure.ts';
import { showToast } from '../../lib/browser/toast.ts';
import { paths } from '../../lib/routes/routes.ts';
import { arrivedToken, forgetArrivedToken } from '../../lib/session/callback-token.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';

/**
 * Looks at the token of an external sign-in before it counts: whose is it, and is somebody else signed in here?
 * Only then a session begins, and the page leads home.
 */
export function Arrival() {
  const language = useLanguage();
  const failureText = useFailureText();
  const [token] = useState(arrivedToken);
  const session = useSession();
  const newcomer = useQuery({
    queryKey: ['arrived'],
    queryFn: ({ signal }) => callApi(getMe, { language, signal, token: token ?? '' }),
    enabled: token !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (token === undefined) return <Navigate to={paths.home(language)} replace />;
  if (newcomer.isPending || session.isPending) return <Deciding />;
  const failed = [newcomer, session].find(({ isError }) => isError);
  if (failed?.error instanceof ApiFailure) {
    if (failed.error.status === 401) return <BadToken current={session.data} />;
    return (
      <FailureAlert
        failure={{ text: failureText(failed.error) }}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (newcomer.data === undefined || session.data === undefined) return <Deciding />;
  if (session.data && session.data._id !== newcomer.data._id) {
    return <Ask token={token} newcomer={newcomer.data} current={session.data} />;
  }
  return <Enter token={token} user={newcomer.data} />;
}

function Deciding() {
  return (
    <Box aria-busy="true">
      <Skeleton height="4" mb="3" />
      <Skeleton height="4" width="60%" />
    </Box>
  );
}

/** Whoever is signed in stays so, and is told; others may try again. */
function BadToken({ current }: { current: User | null | undefined }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  useEffect(() => {
    forgetArrivedToken();
    if (current) showToast('error', t('problem.invalid'));
  }, [current, t]);
  const to = current ? paths.home(language) : `${paths.signIn(language)}?problem=invalid`;
  return <Navigate to={to} replace />;
}

function Enter({ token, user }: { token: string; user: User }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const enter = useEffectEvent(() => {
    forgetArrivedToken();
    startSession({ token, user }, { remember: true });
    void navigate(paths.home(language), { replace: true });
  });
  useEffect(() => enter(), []);
  return <Deciding />;
}

function Ask({ token, newcomer, current }: { token: string; newcomer: User; current: User }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const [answer, setAnswer] = useState<'asked' | 'replace' | 'keep'>('asked');
  const names = { newcomer: nameOf(newcomer), current: nameOf(current) };
  useEffect(() => {
    if (answer === 'keep') forgetArrivedToken();
  }, [answer]);
  if (answer === 'replace') return <Enter token={token} user={newcomer} />;
  if (answer === 'keep') return <Navigate to={paths.home(language)} replace />;
  return (
    <>
      <Deciding />
      <ConfirmDialog
        open
        title={t('arriving.replaceTitle', names)}
        body={t('arriving.replaceBody', names)}
        confirm={t('arriving.replace')}
        cancel={t('arriving.keep')}
        onConfirm={() => setAnswer('replace')}
        onClose={() => setAnswer('keep')}
      />
    </>
  );
}

/** Set apart, so that a name of either direction does not turn the sentence around it. */
function nameOf({ username }: User): string {
  return `\u2068${username}\u2069`;
}
