import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { SignedIn } from '@qaysari/contract/auth-endpoints';
import { getMe } from '@qaysari/contract/me-endpoint';
import type { User } from '@qaysari/contract/user-entity';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiFailure } from '../../lib/api/failure.ts';
import { showToast } from '../../lib/browser/toast.ts';
import { dropAllDrafts, dropTabDrafts } from '../../lib/drafts/drafts.ts';
import {
  currentPerson,
  dropToken,
  followCookie,
  hasSignedOut,
  keepToken,
  onPersonChanged,
  personOf,
  useCurrentPerson,
  watchSession,
} from '../../lib/session/token.ts';

/** Each person has a key: an answer that comes late is never taken for somebody else's. */
const meKey = (person: string | undefined) => ['me', person ?? null] as const;

/** Where a sign-out leads: guards see the end of the session before the router has moved. */
let leavingTo: string | undefined;

/** Whether this page itself starts a session now. */
let isStarting = false;

/** Who is signed in on this device; null for nobody. `isPending` until that is known (docs/specification/data.md#d8). */
export function useSession() {
  const language = useLanguage();
  const person = useCurrentPerson();
  return useQuery(
    queryOptions({
      queryKey: meKey(person),
      queryFn: async ({ signal }): Promise<User | null> => {
        if (person === undefined) return null;
        try {
          return await callApi(getMe, { language, signal, person });
        } catch (error) {
          if (!(error instanceof ApiFailure) || error.status !== 401) throw error;
          return null;
        }
      },
      // Without a token there is nothing to wait for.
      initialData: person === undefined ? null : undefined,
      staleTime: 60_000,
    }),
  );
}

/** Starts a session on this device; it replaces the one before. */
export function useStartSession() {
  const queryClient = useQueryClient();
  return ({ token, user }: SignedIn, { remember }: { remember: boolean }) => {
    queryClient.setQueryData(meKey(personOf(token)), user);
    isStarting = true;
    keepToken(token, { remember });
    isStarting = false;
  };
}

/** Updates the signed-in person with what the server answered. An older answer under way does not undo it. */
export function useUpdateSession(): (user: User) => Promise<void> {
  const queryClient = useQueryClient();
  const person = useCurrentPerson();
  return async (user) => {
    await queryClient.cancelQueries({ queryKey: meKey(person) });
    queryClient.setQueryData(meKey(person), user);
  };
}

/** Ends the session on this device, deletes drafts and cached private data, and navigates to `to`. */
export function useSignOut(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  return async (to) => {
    leavingTo = to;
    dropToken();
    dropAllDrafts();
    try {
      await navigate(to);
    } finally {
      leavingTo = undefined;
    }
  };
}

/** Where guards lead while a sign-out is running; undefined otherwise. */
export function signingOutTo(): string | undefined {
  return leavingTo;
}

/**
 * Keeps this page in step with the session of the browser: it may end by itself, and other tabs may sign out or in.
 * What was answered to somebody else is forgotten, and what the page shows is fetched anew.
 */
export function useSessionChanges(): void {
  const queryClient = useQueryClient();
  const { t } = useTranslation('common');
  const follow = useEffectEvent((before: string | undefined) => {
    const isReplaced = before !== undefined && currentPerson() !== undefined;
    if (isReplaced || (before !== undefined && hasSignedOut())) dropTabDrafts();
    if (isReplaced && !isStarting) showToast('info', t('session.replaced'));
    forgetOthers(queryClient);
  });
  useEffect(() => {
    let before = currentPerson();
    const unsubscribe = onPersonChanged(() => {
      follow(before);
      before = currentPerson();
    });
    const stop = watchSession();
    followCookie();
    return () => {
      stop();
      unsubscribe();
    };
  }, []);
}

/** Answers under way are cancelled first, or they would come back after all. */
function forgetOthers(queryClient: QueryClient): void {
  const [me, person] = meKey(currentPerson());
  const others = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== me,
  };
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] === me && queryKey[1] !== person,
  });
  queryClient.removeQueries({ ...others, type: 'inactive' });
  void queryClient.cancelQueries(others).then(() => {
    // The page of somebody else may have been left since.
    queryClient.removeQueries({ ...others, type: 'inactive' });
    return queryClient.invalidateQueries(others);
  });
}

/** Renders `children` with the signed-in person; nothing while a session ends. */
export function WithUser({ children }: { children: (user: User) => ReactNode }) {
  const { data: user } = useSession();
  return user ? children(user) : null;
}
