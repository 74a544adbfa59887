import { useTranslation } from 'react-i18next';
import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { getMe } from '@qaysari/contract/account/calls';
import type { User } from '@qaysari/contract/account/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { CardHeader } from '../ui/page.tsx';
import { useSession, useStartSession } from '../entities/person/session.tsx';
import { useLanguage } from '../i18n/language.ts';
import { callApi } from '../lib/api/api-client.ts';
import { ApiFailure, useFailureText } from '../lib/api/failure.ts';
import { showToast } from '../lib/browser/toast.ts';
import { paths } from '../lib/routes/routes.ts';
import { callbackToken, forgetCallbackToken } from '../lib/session/callback-token.ts';
import { forgetExternalSignIn, readExternalSignIn } from '../lib/session/external-sign-in.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Skeleton } from '../ui/surfaces.tsx';

export function SigningInPage() {
  const { t } = useTranslation('auth');
  return (
    <>
      <CardHeader title={t('arriving.title')} />
      <OAuthCallback />
    </>
  );
}

/**
 * Completes an external sign-in: checks whose the token is. Asks if somebody else is signed in here, and if this tab
 * did not begin the sign-in. Then starts the session and leads home, or back to where the person signed in again.
 */
function OAuthCallback() {
  const language = useLanguage();
  const failureText = useFailureText();
  const [token] = useState(callbackToken);
  const [began] = useState(readExternalSignIn);
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
  const current = session.data;
  const arrival = { token, user: incomingUser.data, again: began?.again };
  const isOther = current !== null && current._id !== arrival.user._id;
  if (isOther || (!current && !began)) return <ConfirmSignIn {...arrival} current={current} />;
  return <CompleteSignIn {...arrival} />;
}

function forgetArrival(): void {
  forgetCallbackToken();
  forgetExternalSignIn();
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
    forgetArrival();
    if (current) showToast('error', t('problem.invalid'));
  }, [current, t]);
  const to = current ? paths.home(language) : `${paths.signIn(language)}?problem=invalid`;
  return <Navigate to={to} replace />;
}

interface Arrival {
  token: string;
  user: User;
  /** The person who was asked to sign in again, and the page where they continue. */
  again: NonNullable<ReturnType<typeof readExternalSignIn>>['again'];
}

function CompleteSignIn({ token, user, again }: Arrival) {
  const language = useLanguage();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const enter = useEffectEvent(() => {
    forgetArrival();
    if (!startSession({ token, user }, { remember: true })) {
      return void navigate(`${paths.signIn(language)}?problem=cookies`, { replace: true });
    }
    // Only for that person: somebody else must not continue what they had started.
    const isAgain = again?.userId === user._id;
    const state = isAgain ? { signedInAgain: true } : null;
    void navigate(isAgain ? again.path : paths.home(language), { replace: true, state });
  });
  useEffect(() => enter(), []);
  return <Loading />;
}

function ConfirmSignIn({ current, ...arrival }: Arrival & { current: User | null }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const [answer, setAnswer] = useState<'asked' | 'go on' | 'keep'>('asked');
  const newcomer = arrival.user.username;
  const words = current
    ? {
        title: t('arriving.replaceTitle', { newcomer }),
        body: t('arriving.replaceBody', { current: current.username }),
        confirm: t('arriving.replace'),
        cancel: t('arriving.keep'),
      }
    : {
        title: t('arriving.continueTitle', { newcomer }),
        body: t('arriving.continueBody'),
        confirm: t('arriving.continue'),
        cancel: t('arriving.leave'),
      };
  useEffect(() => {
    if (answer === 'keep') forgetArrival();
  }, [answer]);
  if (answer === 'go on') return <CompleteSignIn {...arrival} />;
  if (answer === 'keep') return <Navigate to={paths.home(language)} replace />;
  return (
    <>
      <Loading />
      <ConfirmDialog
        open
        {...words}
        onConfirm={() => setAnswer('go on')}
        onClose={() => setAnswer('keep')}
      />
    </>
  );
}
