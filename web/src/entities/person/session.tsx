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

/** Where somebody goes who is signing out: guards hear of the end of a session before the router moves. */
let leavingTo: string | undefined;

/** Who is signed in on this device; null: nobody. `isPending` until that is known (docs/specification/data.md#d8). */
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

/** Begins a session on this device, in the place of the one before. */
export function useStartSession() {
  const queryClient = useQueryClient();
  return ({ token, user }: SignedIn, { remember }: { remember: boolean }) => {
    keepToken(token, { remember });
    becomes(queryClient, user);
  };
}

/** Puts the person as the server answered them in the place of what the page knew. */
export function useUpdateSession(): (user: User) => void {
  const queryClient = useQueryClient();
  return (user) => {
    queryClient.setQueryData(meKey, user);
  };
}

/** Ends the session on this device and leads on: what others may not see is forgotten with it. */
export function useSignOut(): (to: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (to) => {
    leavingTo = to;
    dropToken();
    dropAllDrafts();
    becomes(queryClient, null);
    try {
      await navigate(to);
    } finally {
      leavingTo = undefined;
    }
  };
}

/** Where a guard sends somebody whose session is ending by their own wish. */
export function signingOutTo(): string | undefined {
  return leavingTo;
}

/** The page learns at once that the server refused the token, whichever call it was. */
export function useRefusedSessions(): void {
  const queryClient = useQueryClient();
  useEffect(() => onTokenRefused(() => becomes(queryClient, null)), [queryClient]);
}

/** What the server answered to somebody else is forgotten, and what is on the page asked for again. */
function becomes(queryClient: QueryClient, user: User | null): void {
  const others = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== meKey[0],
  };
  queryClient.setQueryData(meKey, user);
  queryClient.removeQueries({ ...others, type: 'inactive' });
  void queryClient.invalidateQueries(others);
}

/** What is about the person who is signed in; nothing in the moment in which a session ends. */
export function Member({ children }: { children: (user: User) => ReactNode }) {
  const { data: user } = useSession();
  return user ? children(user) : null;
}
