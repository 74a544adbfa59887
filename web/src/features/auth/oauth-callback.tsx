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
import { callbackToken, forgetCallbackToken } from '../../lib/session/callback-token.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';

/**
 * Completes an external sign-in: checks whose the token is and asks if somebody else is signed in here. Then starts
 * the session and leads home.
 */
export function OAuthCallback() {
  const language = useLanguage();
  const failureText = useFailureText();
  const [token] = useState(callbackToken);
  const session = useSession();
  const incomingUser = useQuery({
    queryKey: ['arrived'],
    queryFn: ({ signal }) => callApi(getMe, { language, signal, token: token ?? '' }),
    enabled: token !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (token === undefined) return <Navigate to={paths.home(language)} replace />;
  if (incomingUser.isPending || session.isPending) return <Loading />;
  const failed = [incomingUser, session].find(({ isError }) => isError);
  if (failed?.error instanceof ApiFailure) {
    if (failed.error.status === 401) return <BadToken current={session.data} />;
    return (
      <FailureAlert
        failure={{ text: failureText(failed.error) }}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (incomingUser.data === undefined || session.data === undefined) return <Loading />;
  if (session.data && session.data._id !== incomingUser.data._id) {
    return (
      <ConfirmAccountSwitch token={token} incomingUser={incomingUser.data} current={session.data} />
    );
  }
  return <CompleteSignIn token={token} user={incomingUser.data} />;
}

function Loading() {
  return (
    <Box aria-busy="true">
      <Skeleton height="4" mb="3" />
      <Skeleton height="4" width="60%" />
    </Box>
  );
}

/** Members stay signed in and see a toast; visitors are led to sign in again. */
function BadToken({ current }: { current: User | null | undefined }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  useEffect(() => {
    forgetCallbackToken();
    if (current) showToast('error', t('problem.invalid'));
  }, [current, t]);
  const to = current ? paths.home(language) : `${paths.signIn(language)}?problem=invalid`;
  return <Navigate to={to} replace />;
}

function CompleteSignIn({ token, user }: { token: string; user: User }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const enter = useEffectEvent(() => {
    forgetCallbackToken();
    startSession({ token, user }, { remember: true });
    void navigate(paths.home(language), { replace: true });
  });
  useEffect(() => enter(), []);
  return <Loading />;
}

function ConfirmAccountSwitch({
  token,
  incomingUser,
  current,
}: {
  token: string;
  incomingUser: User;
  current: User;
}) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const [answer, setAnswer] = useState<'asked' | 'replace' | 'keep'>('asked');
  const names = { newcomer: nameOf(incomingUser), current: nameOf(current) };
  useEffect(() => {
    if (answer === 'keep') forgetCallbackToken();
  }, [answer]);
  if (answer === 'replace') return <CompleteSignIn token={token} user={incomingUser} />;
  if (answer === 'keep') return <Navigate to={paths.home(language)} replace />;
  return (
    <>
      <Loading />
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

/** Isolated (U+2068, U+2069), so that a name of either direction does not reorder the sentence. */
function nameOf({ username }: User): string {
  return `\u2068${username}\u2069`;
}
