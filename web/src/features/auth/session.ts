import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@qaysari/contract/user-entity';
import { getMe } from '@qaysari/contract/user-endpoints';
import { useLanguage } from '../../i18n/use-language.ts';
import { ApiFailure } from '../../lib/api-failure.ts';
import { callApi } from '../../lib/api-client.ts';
import { dropToken, readToken } from '../../lib/token.ts';

const meKey = ['me'] as const;

/** Who is signed in on this device; null: nobody. `isPending` until that is known (spec section 4). */
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
          dropToken();
          return null;
        }
      },
      staleTime: 60_000,
    }),
  );
}

/** Ends the session on this device: what others may not see is forgotten with it. */
export function useSignOut(): () => void {
  const queryClient = useQueryClient();
  return () => {
    dropToken();
    queryClient.setQueryData(meKey, null);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
  };
}
