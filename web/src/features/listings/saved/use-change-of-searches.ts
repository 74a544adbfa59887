import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAnew } from '../../../lib/api/ask-anew.ts';
import { useFailureText } from '../../../lib/api/failure.ts';
import { showToast, useToastsAhead } from '../../../lib/browser/toast.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { searchesKey } from './queries.ts';

interface Change<What> {
  send: (what: What) => Promise<{ message: string }>;
  failed: string;
  /** Called once the list is read anew. */
  onDone?: (what: What) => void;
}

/** Changes one's saved searches, reads them anew and says how it went. */
export function useChangeOfSearches<What = void>({ send, failed, onDone }: Change<What>) {
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const me = useCurrentPerson();
  useToastsAhead();
  const readAnew = () => askAnew(queryClient, { queryKey: searchesKey(me) });
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ message }, what) => {
      await readAnew();
      onDone?.(what);
      showToast('success', message);
    },
    onError: (error) => {
      void readAnew();
      showToast('error', failureText(error, failed));
    },
  });
}
