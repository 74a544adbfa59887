import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/shared/languages';
import { getPushKey } from '@qaysari/contract/notification/calls';
import { useLanguage } from '../../i18n/language.ts';
import { callAsMember } from '../../lib/api/api-client.ts';
import { endPush, renewPush, startPush } from '../../lib/push/push-account.ts';
import { readPushState, type PushState } from '../../lib/push/push-browser.ts';
import { readToken, useCurrentPerson } from '../../lib/session/token.ts';
import { refetchFresh } from '../../lib/api/refetch-fresh.ts';

interface PushHere {
  state: PushState;
  /** Undefined where this installation sends no notifications. */
  key?: string | undefined;
}

/** Person and language of the subscription that this page has renewed on our server. */
let renewed: string | undefined;

async function readHere(
  language: Language,
  person: string,
  signal: AbortSignal,
): Promise<PushHere> {
  const state = await readPushState(person);
  if (state === 'unsupported' || state === 'denied') return { state };
  const current = `${person} ${language}`;
  if (state === 'on' && renewed !== current) {
    renewed = current;
    // Nothing on the page waits for it, and the next page retries.
    renewPush({ language, person }).catch(() => (renewed = undefined));
  }
  const { key } = await callAsMember(getPushKey, { language, person, signal });
  return { state, key };
}

/** Notifications on this device for the person who is signed in. */
export function usePush() {
  const language = useLanguage();
  const person = useCurrentPerson();
  const queryClient = useQueryClient();
  const queryKey = ['push', person ?? null, language];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readHere(language, person ?? '', signal),
    enabled: person !== undefined,
    retry: false,
  });
  const change = useMutation({
    mutationFn: async (wanted: boolean) => {
      if (wanted) await startPush(data?.key ?? '', { language, person: person ?? '' });
      else await endPush(language, readToken());
    },
    onSettled: () => refetchFresh(queryClient, { queryKey }),
  });
  return {
    /** Undefined until it is known, and where no notifications are sent. */
    state: data?.state === 'off' && data.key === undefined ? undefined : data?.state,
    turn: change.mutate,
    /** The wanted state while a change is pending. */
    wanted: change.isPending ? change.variables : undefined,
    isFailed: change.isError,
  };
}
