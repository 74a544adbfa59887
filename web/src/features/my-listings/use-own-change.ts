import { useMutation, useQueryClient, type Query } from '@tanstack/react-query';
import type { OwnListing } from '@qaysari/contract/listing/types';
import { listingKeys } from '../../entities/listing/query-keys.ts';
import { askAnew } from '../../lib/api/ask-anew.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { showToast, useToastsAhead } from '../../lib/browser/toast.ts';

interface Answer {
  data: OwnListing;
  message: string;
}

interface OwnChange<Value> {
  id: string;
  send: (value: Value) => Promise<Answer>;
  /** Said of a failure without words. */
  failed: string;
}

/** Sends one change of one's own listing, shows the result at once and asks for all lists anew. */
export function useOwnChange<Value>({ id, send, failed }: OwnChange<Value>) {
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  useToastsAhead();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data, message }) => {
      queryClient.setQueryData(listingKeys.approved(id), data);
      showToast('success', message);
    },
    onError: (error) => showToast('error', failureText(error, failed)),
    // Also after a failure: another tab, or an answer that was lost, may have changed it.
    onSettled: () => {
      // What a listing has beside it only while lists have it: its page is about to stop asking.
      const isBeside = ({ queryKey: [, part, of] }: Query) =>
        of === id && (part === 'related' || part === 'price-context');
      void askAnew(queryClient, {
        queryKey: listingKeys.all,
        predicate: (query) => !isBeside(query),
      });
    },
  });
}
