import type { QueryKey } from '@tanstack/react-query';
import { useActionWithToast } from '../../lib/api/use-action-with-toast.ts';

interface EndOptions<What> {
  end: (what: What) => Promise<unknown>;
  /** The list to refetch in any case: something may have ended elsewhere. */
  queryKey: QueryKey;
  done: (what: What) => string;
  failed: string;
  /** Called once the line is removed, to move the focus that it had. */
  onGone: () => void;
}

/** Ends an item of a list, one at a time, and reports the result. */
export function useEnd<What>({ end, queryKey, done, failed, onGone }: EndOptions<What>) {
  const { mutate, isPending, variables } = useActionWithToast({
    act: end,
    failed,
    refetch: { queryKey },
    waits: true,
    onDone: onGone,
    done: (_answer, what) => done(what),
  });
  return {
    end: (what: What) => {
      if (!isPending) mutate(what);
    },
    isEnding: (what: What) => isPending && variables === what,
  };
}
