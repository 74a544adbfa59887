import type { Message } from '@qaysari/contract/message/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { BatchedReadPointer, sendReadState } from './batched-read-pointer.ts';
import { withRead } from '../inbox/conversation-list.ts';
import { messageKeys } from './message-keys.ts';
import { mergeReadStates, type Thread } from './thread.ts';
import type { ChangeThread } from './queries.ts';
import { refetchFresh } from '../../../lib/api/refetch-fresh.ts';

const isVisible = () => document.visibilityState === 'visible';

/**
 * Reports to the API how far somebody has read and received a conversation: read while the page is visible, received
 * also while it is hidden. Answers a function to call with the number of a message that was on the screen.
 */
export function usePointers(
  userId: string,
  thread: Thread | undefined,
  change: ChangeThread,
): (seq: number) => void {
  const person = useCurrentPerson();
  const queryClient = useQueryClient();
  const pointers = useRef<{ read: BatchedReadPointer; delivered: BatchedReadPointer }>(undefined);
  const reportRead = useEffectEvent(async (to: string, readUpTo: number) => {
    await sendReadState(to, { readUpTo });
    const pointer = { readUpTo, partnerReadUpTo: 0, partnerDeliveredUpTo: 0 };
    change((known) => ({
      ...known,
      facts: { ...known.facts, readState: mergeReadStates(known.facts.readState, pointer) },
    }));
    withRead(queryClient, person, to);
    await refetchFresh(queryClient, { queryKey: messageKeys.unread(person) });
  });
  useEffect(() => {
    const read = new BatchedReadPointer({
      maySend: isVisible,
      send: (readUpTo) => reportRead(userId, readUpTo),
    });
    const delivered = new BatchedReadPointer({
      maySend: () => true,
      send: (deliveredUpTo) => sendReadState(userId, { deliveredUpTo }),
    });
    pointers.current = { read, delivered };
    const resume = () => {
      if (isVisible()) read.resume();
    };
    document.addEventListener('visibilitychange', resume);
    return () => {
      document.removeEventListener('visibilitychange', resume);
      read.end();
      pointers.current = undefined;
    };
  }, [userId]);
  const readUpTo = thread?.facts.readState.readUpTo ?? 0;
  const received = thread ? latestOf(thread, userId) : 0;
  useEffect(() => {
    pointers.current?.read.known(readUpTo);
    pointers.current?.delivered.known(readUpTo);
    // A visible page reports them as read, which includes that they are received.
    if (!isVisible()) pointers.current?.delivered.want(received);
  }, [readUpTo, received, userId]);
  return (seq) => pointers.current?.read.want(seq);
}

/** Number of the latest message of the partner. */
function latestOf({ messages, to }: Thread, userId: string): number {
  const isOfPartner = ({ seq, sender }: Message) => sender === userId && seq <= to;
  return Object.values(messages).filter(isOfPartner).at(-1)?.seq ?? 0;
}
