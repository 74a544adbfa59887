import { useMutation, type QueryKey } from '@tanstack/react-query';
import { useActionWithToast } from '../../lib/api/use-action-with-toast.ts';

interface EndOptions<What> {
  end: (what: What) => Promise<unknown>;
  /** What the page shows of it, fetched again in any case: something may have ended elsewhere. */
  queryKey: QueryKey;
  done: (what: What) => string;
  failed: string;
  /** Called once the line is gone: the focus was on it. */
  onGone: () => void;
}

/** Ends something of a list, one at a time, and says how it went. */
export function useEnd<What>({ end, queryKey, done, failed, onGone }: EndOptions<What>) {
  const act = useActionWithToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (what: What) =>
      act(() => end(what), {
        failed,
        refetch: { queryKey },
        waits: true,
        onDone: onGone,
        done: () => done(what),
      }),
  });
  return {
    end: (what: What) => {
      if (!isPending) mutate(what);
    },
    isEnding: (what: What) => isPending && variables === what,
  };
}
