import { useQueryClient, type QueryFilters } from '@tanstack/react-query';
import { showToast, usePreloadToaster } from '../browser/toast.ts';
import { useFailureText } from './failure.ts';
import { refetchFresh } from './refetch-fresh.ts';

interface ActionOptions<Answer> {
  /** The text for a failure without a message of the server. */
  failed: string;
  /** Said of success. An answer that is a text is said in place of a fixed one; without either nothing is said. */
  done?: string | ((answer: Answer) => string | undefined) | undefined;
  /** Fetched again, also after a failure: another tab, or an answer that was lost, may have changed it. */
  refetch?: QueryFilters;
  /** Whether success is said once `refetch` has ended. */
  waits?: boolean;
  /** Called before success is said. */
  onDone?: ((answer: Answer) => void) | undefined;
}

/** Returns a function that runs an action and shows its result in a toast. Resolves with whether it succeeded. */
export function useActionWithToast() {
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  usePreloadToaster();
  return async <Answer>(
    act: () => Promise<Answer>,
    { failed, done, refetch, waits = false, onDone }: ActionOptions<Answer>,
  ): Promise<boolean> => {
    const fetchAgain = async () => {
      if (refetch) await refetchFresh(queryClient, refetch);
    };
    try {
      const answer = await act();
      if (waits) await fetchAgain();
      onDone?.(answer);
      const text =
        typeof done === 'function' ? done(answer) : typeof answer === 'string' ? answer : done;
      if (text !== undefined) showToast('success', text);
      if (!waits) void fetchAgain();
      return true;
    } catch (error) {
      void fetchAgain();
      showToast('error', failureText(error, failed));
      return false;
    }
  };
}
