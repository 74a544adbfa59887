import { useQueryClient, type Query } from '@tanstack/react-query';
import type { OwnListing } from '@qaysari/contract/listing/types';
import { listingKeys } from '../../entities/listing/query-keys.ts';
import { useActionWithToast } from '../../lib/api/use-action-with-toast.ts';

interface Answer {
  data: OwnListing;
  message: string;
}

interface OwnChange<Value> {
  id: string;
  send: (value: Value) => Promise<Answer>;
  /** Said of a failure without words. */
  failed: string;
  /** Said of success; else what the answer says. */
  done?: (value: Value) => string;
}

/** Sends one change of one's own listing, shows the result at once and fetches all lists again. */
export function useOwnChange<Value>({ id, send, failed, done }: OwnChange<Value>) {
  const queryClient = useQueryClient();
  // What a listing has beside it only while lists have it: its page is about to stop asking.
  const isBeside = ({ queryKey: [, part, of] }: Query) =>
    of === id && (part === 'related' || part === 'price-context');
  return useActionWithToast({
    act: send,
    failed,
    refetch: { queryKey: listingKeys.all, predicate: (query) => !isBeside(query) },
    onDone: ({ data }) => queryClient.setQueryData(listingKeys.approved(id), data),
    done: ({ message }, value) => done?.(value) ?? message,
  });
}
