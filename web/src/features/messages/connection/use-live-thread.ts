import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { messageKeys } from '../conversation/message-keys.ts';
import { onMessageSent } from '../outbox/outbox.ts';
import {
  hasHole,
  mergeReadStates,
  withMessages,
  withoutMessages,
  type Thread,
} from '../conversation/thread.ts';
import type { ChangeThread } from '../conversation/queries.ts';
import type { InboxEntry, TailEvent } from './live-events.ts';
import { useLiveConnection } from './use-live-connection.ts';

/** Keeps the open conversation up to date. Answers whether changes come by themselves. */
export function useLiveThread(
  userId: string,
  thread: Thread | undefined,
  change: ChangeThread,
): boolean {
  const me = useCurrentPerson();
  const queryClient = useQueryClient();
  const key = messageKeys.thread(me, userId);
  const refetch = () => queryClient.refetchQueries({ queryKey: key, exact: true });
  const { isLive, line } = useLiveConnection({
    isReady: thread !== undefined && me !== undefined,
    name: `${me}/${userId}`,
    subject: () => ({ kind: 'thread', me: me ?? '', userId, from: Math.max(1, thread?.from ?? 1) }),
    events: (current) => {
      let statusAt: number | undefined;
      return {
        onTail: (event) => {
          change((known) => withTail(known, event));
          current.received(event.latest);
        },
        onInbox: ([entry]) => {
          if (entry) change((known) => withEntry(known, entry));
          const now = entry?.statusAt ?? 0;
          // Only the API says who blocks whom, and who is there.
          if (statusAt !== undefined && statusAt !== now) void refetch();
          statusAt = now;
        },
      };
    },
    poll: async () => {
      const before = queryClient.getQueryState(key)?.dataUpdateCount;
      await refetch();
      const after = queryClient.getQueryState<Thread>(key);
      return after?.dataUpdateCount === before ? undefined : after?.data?.latest;
    },
  });
  useEffect(
    () =>
      onMessageSent((message) => {
        if (message.receiver === userId) line.current?.expectUpTo(message.seq);
      }),
    [userId, line],
  );
  const isBroken = thread !== undefined && hasHole(thread);
  const latest = thread?.latest;
  useEffect(() => {
    // A message arrived before the ones it follows: refetch to fill the gap.
    if (isBroken) void queryClient.refetchQueries({ queryKey: messageKeys.thread(me, userId) });
  }, [isBroken, latest, me, userId, queryClient]);
  return isLive;
}

function withTail(known: Thread, { messages, gone }: TailEvent): Thread {
  return withoutMessages(withMessages(known, messages), gone);
}

/** What one's own inbox says of a conversation, in its thread. */
function withEntry(known: Thread, entry: InboxEntry): Thread {
  const { readUpTo, partnerReadUpTo, partnerDeliveredUpTo, hiddenUpTo, isMuted } = entry;
  const readState = { readUpTo, partnerReadUpTo, partnerDeliveredUpTo };
  return withoutMessages(
    {
      ...known,
      startsAt: Math.max(known.startsAt, hiddenUpTo + 1),
      facts: {
        ...known.facts,
        isMuted,
        readState: mergeReadStates(known.facts.readState, readState),
      },
    },
    entry.hidden.filter((seq) => seq >= known.from),
  );
}
