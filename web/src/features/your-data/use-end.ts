import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useFailureText } from '../../lib/api/failure.ts';
import { showToast, useToastsAhead } from '../../lib/browser/toast.ts';

interface EndOptions<What> {
  end: (what: What) => Promise<unknown>;
  /** What the page shows of it, read anew in any case: something may have ended elsewhere. */
  queryKey: QueryKey;
  done: (what: What) => string;
  failed: string;
  /** Called once the line is gone: the focus was on it. */
  onGone: () => void;
}

/** Ends something of a list, one at a time, and says how it went. */
export function useEnd<What>({ end, queryKey, done, failed, onGone }: EndOptions<What>) {
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  useToastsAhead();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: end,
    onSuccess: async (_answer, what) => {
      await queryClient.invalidateQueries({ queryKey });
      onGone();
      showToast('success', done(what));
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey });
      showToast('error', failureText(error, failed));
    },
  });
  return {
    end: (what: What) => {
      if (!isPending) mutate(what);
    },
    isEnding: (what: What) => isPending && variables === what,
  };
}
