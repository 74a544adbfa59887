import type { Conversation } from '@qaysari/contract/message/types';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { BatchedReadPointer, sendReadState } from '../conversation/batched-read-pointer.ts';
import { isListOutdated, mergeLive, timeOf, type LiveInbox } from '../inbox/conversation-list.ts';
import { messageKeys } from '../conversation/message-keys.ts';
import { useLiveConnection } from './use-live-connection.ts';

/** Changes within this time are batched into one refetch. */
const togetherMs = 300;

/** Keeps the lists of conversations up to date. Answers whether changes come by themselves. */
export function useLiveInbox(isReady: boolean): boolean {
  const me = useCurrentPerson();
  const queryClient = useQueryClient();
  const live = useRef<LiveInbox>({ conversations: new Map(), entries: new Map() });
  const reportDelivered = useDeliveredPointers();
  const asking = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(asking.current), []);

  const listed = () =>
    queryClient
      .getQueriesData<InfiniteData<Conversation[]>>({ queryKey: messageKeys.allConversations(me) })
      .flatMap(([, list]) => list?.pages.flat() ?? []);
  const refetch = () => queryClient.refetchQueries({ queryKey: messageKeys.allConversations(me) });
  const askSoon = (isOutdated: boolean) => {
    clearTimeout(asking.current);
    asking.current = setTimeout(() => {
      if (isOutdated) void refetch();
      // eslint-disable-next-line no-restricted-syntax -- the server reported news
      void queryClient.invalidateQueries({ queryKey: messageKeys.unread(me) });
    }, togetherMs);
  };
  const follow = (next: LiveInbox) => {
    live.current = next;
    mergeLive(queryClient, me ?? '', next);
    askSoon(isListOutdated(listed(), next));
    for (const { _id, latestMessage } of next.conversations.values()) {
      const entry = next.entries.get(_id);
      if (entry && latestMessage?.sender === entry.partner) {
        reportDelivered(entry.partner, latestMessage.seq, entry.deliveredUpTo);
      }
    }
  };

  const { isLive } = useLiveConnection({
    isReady: isReady && me !== undefined,
    name: String(me),
    subject: () => ({ kind: 'inbox', me: me ?? '' }),
    events: (current) => ({
      onConversations: (conversations) => {
        follow({
          ...live.current,
          conversations: new Map(conversations.map((each) => [each._id, each])),
        });
        current.received(Math.max(0, ...conversations.map(timeOf)));
      },
      onInbox: (entries) =>
        follow({ ...live.current, entries: new Map(entries.map((each) => [each._id, each])) }),
    }),
    poll: async () => {
      await refetch();
      return Math.max(0, ...listed().map(timeOf));
    },
  });
  return isLive;
}

/** Answers a function that reports to the API, for each conversation, which messages this device has received. */
function useDeliveredPointers() {
  const [pointers] = useState(() => new Map<string, BatchedReadPointer>());
  return (userId: string, seq: number, known: number) => {
    const pointer =
      pointers.get(userId) ??
      new BatchedReadPointer({
        maySend: () => true,
        send: (deliveredUpTo) => sendReadState(userId, { deliveredUpTo }),
      });
    pointers.set(userId, pointer);
    pointer.known(known);
    pointer.want(seq);
  };
}
