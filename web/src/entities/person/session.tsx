import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { SignedIn } from '@qaysari/contract/auth-endpoints';
import { getMe } from '@qaysari/contract/me-endpoint';
import type { User } from '@qaysari/contract/user-entity';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiFailure } from '../../lib/api/failure.ts';
import { dropAllDrafts } from '../../lib/drafts/drafts.ts';
import { dropToken, keepToken, readToken, onTokenRefused } from '../../lib/session/token.ts';

const meKey = ['me'] as const;

/** Where a sign-out leads: guards see the end of the session before the router has moved. */
let leavingTo: string | undefined;

/** Who is signed in on this device; null for nobody. `isPending` until that is known (docs/specification/data.md#d8). */
export function useSession() {
  const language = useLanguage();
  return useQuery(
    queryOptions({
      queryKey: meKey,
      queryFn: async ({ signal }): Promise<User | null> => {
        if (readToken() === undefined) return null;
        try {
          return await callApi(getMe, { language, signal });
        } catch (error) {
          if (!(error instanceof ApiFailure) || error.status !== 401) throw error;
          return null;
        }
      },
      // Without a token there is nothing to wait for.
      initialData: () => (readToken() === undefined ? null : undefined),
      staleTime: 60_000,
    }),
  );
}

/** Starts a session on this device; it replaces the one before. */
export function useStartSession() {
  const queryClient = useQueryClient();
  return ({ token, user }: SignedIn, { remember }: { remember: boolean }) => {
    keepToken(token, { remember });
    setCurrentUser(queryClient, user);
  };
}

/** Updates the signed-in person with what the server answered. */
export function useUpdateSession(): (user: User) => void {
  const queryClient = useQueryClient();
  return (user) => {
    queryClient.setQueryData(meKey, user);
  };
}

/** Ends the session on this device, deletes drafts and cached private data, and navigates to `to`. */
export function useSignOut(): (to: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (to) => {
    leavingTo = to;
    dropToken();
    dropAllDrafts();
    setCurrentUser(queryClient, null);
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

/** Ends the session in the page as soon as any call is refused with the current token. */
export function useRefusedSessions(): void {
  const queryClient = useQueryClient();
  useEffect(() => onTokenRefused(() => setCurrentUser(queryClient, null)), [queryClient]);
}

/** Sets who is signed in. Removes cached answers that were given to somebody else, and refetches those on the page. */
function setCurrentUser(queryClient: QueryClient, user: User | null): void {
  const others = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== meKey[0],
  };
  queryClient.setQueryData(meKey, user);
  queryClient.removeQueries({ ...others, type: 'inactive' });
  void queryClient.invalidateQueries(others);
}

/** Renders `children` with the signed-in person; nothing while a session ends. */
export function WithUser({ children }: { children: (user: User) => ReactNode }) {
  const { data: user } = useSession();
  return user ? children(user) : null;
}
