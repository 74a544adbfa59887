import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { SignedIn, User } from '@qaysari/contract/account/types';
import { getMe, logout } from '@qaysari/contract/account/calls';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Language } from '@qaysari/contract/shared/languages';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiFailure } from '../../lib/api/failure.ts';
import { showToast } from '../../lib/browser/toast.ts';
import { dropAllDrafts, dropTabDrafts } from '../../lib/drafts/drafts.ts';
import { clearOfflineData } from '../../lib/offline/offline-store.ts';
import { withOfflineCache } from '../../lib/offline/offline-cache.ts';
import { pushOwner } from '../../lib/push/push-owner.ts';
import {
  currentPerson,
  dropToken,
  followCookie,
  hasSignedOut,
  keepToken,
  onPersonChanged,
  personOf,
  readToken,
  useCurrentPerson,
  watchSession,
} from '../../lib/session/token.ts';

/** The key contains the person, so a late answer is never used for somebody else. */
const meKey = (person: string | undefined) => ['me', person ?? null] as const;

/** Target of a sign-out: guards see the end of the session before the router has navigated. */
let leavingTo: string | undefined;

/** Whether this page itself is starting a session. */
let isStarting = false;

/** Who is signed in on this device; null for nobody. `isPending` until that is known (docs/specification/data.md#d8). */
export function useSession() {
  const language = useLanguage();
  const person = useCurrentPerson();
  return useQuery(
    queryOptions({
      queryKey: meKey(person),
      queryFn: async ({ signal, ...asked }): Promise<User | null> => {
        if (person === undefined) return null;
        try {
          return await withOfflineCache(asked, () => callApi(getMe, { language, signal, person }));
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

/** Starts a session on this device; it replaces the one before. The call is false where cookies are blocked. */
export function useStartSession() {
  const queryClient = useQueryClient();
  return ({ token, user }: SignedIn, { remember }: { remember: boolean }) => {
    queryClient.setQueryData(meKey(personOf(token)), user);
    isStarting = true;
    const isKept = keepToken(token, { remember });
    isStarting = false;
    return isKept;
  };
}

/** Updates the signed-in person with the server's answer. A pending older request does not undo it. */
export function useUpdateSession(): (user: User) => Promise<void> {
  const queryClient = useQueryClient();
  const person = useCurrentPerson();
  return async (user) => {
    await queryClient.cancelQueries({ queryKey: meKey(person) });
    queryClient.setQueryData(meKey(person), user);
  };
}

interface SignOutOptions {
  /** Our server has ended the session already. */
  isOver?: boolean;
}

/** Ends the session on this device, deletes drafts and cached private data, and navigates to `to`. */
export function useSignOut(): (to: string, options?: SignOutOptions) => Promise<void> {
  const navigate = useNavigate();
  const language = useLanguage();
  return async (to, { isOver = false } = {}) => {
    leavingTo = to;
    void leave(language, isOver ? undefined : readToken());
    dropToken();
    dropAllDrafts();
    void clearOfflineData();
    try {
      await navigate(to);
    } finally {
      leavingTo = undefined;
    }
  };
}

/** What our server hears of a sign-out: nothing on the page waits for it. */
async function leave(language: Language, token: string | undefined): Promise<void> {
  if (pushOwner() !== null) await leavePush(language, token);
  try {
    if (token !== undefined) await callApi(logout, { language, token });
  } catch {
    // The session expires within a week, and its token is deleted from this device.
  }
}

/** Loads the code only for people who allowed notifications. A failure must not block the sign-out. */
async function leavePush(language: Language, token?: string): Promise<void> {
  try {
    const { endPush } = await import('../../lib/push/push-account.ts');
    await endPush(language, token);
  } catch {
    // The server deletes the subscription when the push service reports it as gone.
  }
}

/** Ends notifications of a person who has signed out, or who is not the signed-in person. */
function leaveForeignPush(language: Language): void {
  const [owner, person] = [pushOwner(), currentPerson()];
  const isOver = person === undefined ? hasSignedOut() : owner !== person;
  if (owner !== null && isOver) void leavePush(language);
}

/** Target of the guards' redirects during a sign-out; undefined otherwise. */
export function signingOutTo(): string | undefined {
  return leavingTo;
}

/**
 * Keeps this page in step with the session of the browser: it may end by itself, and other tabs may sign out or in.
 * Answers for another person are removed from the cache, and what the page shows is refetched.
 */
export function useSessionChanges(): void {
  const queryClient = useQueryClient();
  const { t } = useTranslation('common');
  const language = useLanguage();
  const leaveOnArrival = useEffectEvent(() => leaveForeignPush(language));
  const follow = useEffectEvent((before: string | undefined) => {
    const isReplaced = before !== undefined && currentPerson() !== undefined;
    if (isReplaced || (before !== undefined && hasSignedOut())) {
      dropTabDrafts();
      void clearOfflineData();
    }
    leaveForeignPush(language);
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
    leaveOnArrival();
    return () => {
      stop();
      unsubscribe();
    };
  }, []);
}

/** Pending requests are cancelled first, or their answers would return to the cache. */
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
    // eslint-disable-next-line no-restricted-syntax -- they are cancelled above
    return queryClient.invalidateQueries(others);
  });
}

/** Renders `children` with the signed-in person; nothing while a session ends. */
export function WithUser({ children }: { children: (user: User) => ReactNode }) {
  const { data: user } = useSession();
  return user ? children(user) : null;
}
