import { useMutation, useQueryClient, type QueryFilters } from '@tanstack/react-query';
import { showToast, usePreloadToaster } from '../browser/toast.ts';
import { useFailureText } from './failure.ts';
import { refetchFresh } from './refetch-fresh.ts';

interface ActionOptions<Input, Answer> {
  act: (input: Input) => Promise<Answer>;
  /** The text for a failure without a message of the server. */
  failed: string;
  /** The text for success; without it nothing is said. */
  done?: (answer: Answer, input: Input) => string;
  /** Fetched again, also after a failure: another tab, or an answer that was lost, may have changed it. */
  refetch?: QueryFilters;
  /** Whether success is said once `refetch` has ended. */
  waits?: boolean;
  /** Called before success is said. */
  onDone?: (answer: Answer, input: Input) => void;
}

/** A mutation that shows its result in a toast. */
export function useActionWithToast<Input = void, Answer = unknown>(
  options: ActionOptions<Input, Answer>,
) {
  const { act, failed, done, refetch, waits = false, onDone } = options;
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  usePreloadToaster();
  const fetchAgain = async () => {
    if (refetch) await refetchFresh(queryClient, refetch);
  };
  return useMutation({
    mutationFn: (input: Input) => act(input),
    onSuccess: async (answer, input) => {
      // What the text names may be gone once it is fetched again.
      const text = done?.(answer, input);
      if (waits) await fetchAgain();
      onDone?.(answer, input);
      if (text !== undefined) showToast('success', text);
      if (!waits) void fetchAgain();
    },
    onError: (error) => {
      void fetchAgain();
      showToast('error', failureText(error, failed));
    },
  });
}
