import { useActionWithToast } from '../../../lib/api/use-action-with-toast.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { searchesKey } from './queries.ts';

interface Change<What> {
  send: (what: What) => Promise<{ message: string }>;
  failed: string;
  /** Called once the list is refetched. */
  onDone?: (what: What) => void;
}

/** Changes the saved searches, refetches them and reports the result. */
export function useChangeSearches<What = void>({ send, failed, onDone }: Change<What>) {
  const me = useCurrentPerson();
  return useActionWithToast({
    act: send,
    failed,
    refetch: { queryKey: searchesKey(me) },
    waits: true,
    onDone: (_answer, what) => onDone?.(what),
    done: ({ message }) => message,
  });
}
