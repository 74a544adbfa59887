import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { signingOutTo, useSession } from '../entities/person/session.tsx';
import { cameFrom, signInAddress } from '../entities/person/sign-in-link.ts';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { readToken } from '../lib/session/token.ts';
import { FailureNotice } from '../ui/empty-state.tsx';
import { Container } from '../ui/page.tsx';
import { Skeleton } from '../ui/surfaces.tsx';

/** Pages for members. Visitors sign in first, then return. The sign-in page says when a session has ended. */
export function RequireAuth() {
  const language = useLanguage();
  const location = useLocation();
  const { data: user, isPending, refetch } = useSession();
  const [hadToken] = useState(() => readToken() !== undefined);
  if (user) return <Outlet />;
  if (isPending) return <GuardSkeleton />;
  if (user === undefined) {
    return (
      <Container py="16">
        <FailureNotice onRetry={() => void refetch()} />
      </Container>
    );
  }
  const problem = hadToken ? 'ended' : undefined;
  const signIn = signInAddress(paths.signIn(language), location, problem);
  return <RedirectOnce to={signingOutTo() ?? signIn} />;
}

/** Pages for visitors. Members are redirected to the home page (docs/specification/rules.md#r11). */
export function RequireSignedOut() {
  const language = useLanguage();
  const { search } = useLocation();
  const { data: user, isPending } = useSession();
  if (isPending) return <GuardSkeleton />;
  if (user) return <RedirectOnce to={cameFrom(search, language) ?? paths.home(language)} />;
  return <Outlet />;
}

/** Redirects to its first address only: `to` may change before the router has navigated. */
function RedirectOnce({ to }: { to: string }) {
  const [first] = useState(to);
  return <Navigate to={first} replace />;
}

/** Shown until it is known who is signed in. */
function GuardSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Box
      aria-busy="true"
      role="status"
      aria-label={t('loading')}
      // Keeps the footer below the screen: it would jump when the page renders.
      minH="100vh"
      py="4"
      px={{ base: '4', md: '6' }}
    >
      <Skeleton height="8" width="50%" mb="8" />
      {[0, 1, 2].map((line) => (
        <Skeleton key={line} height="11" mb="6" />
      ))}
    </Box>
  );
}
