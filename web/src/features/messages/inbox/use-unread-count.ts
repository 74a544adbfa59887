import { countUnread } from '@qaysari/contract/message/calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { callAsMember } from '../../../lib/api/api-client.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { messageKeys } from '../conversation/message-keys.ts';
import { isNotedWaiting } from '../outbox/outbox-note.ts';

const most = 99;

/** A number for a badge: "99+" for more. */
export function unreadText(count: number): string {
  return count > most ? `${most}+` : String(count);
}

const minuteMs = 60_000;

/**
 * Conversations with unread messages, for the badge; 0 for visitors and until it is known. It is on every page, so
 * it asks once a minute, and only while the page is visible.
 */
export function useUnreadCount(): number {
  const language = useLanguage();
  const me = useCurrentPerson();
  const { data } = useQuery({
    queryKey: messageKeys.unread(me),
    queryFn: ({ signal }) => callAsMember(countUnread, { language, signal, person: me }),
    enabled: me !== undefined,
    staleTime: minuteMs / 2,
    refetchInterval: minuteMs,
    refetchOnWindowFocus: true,
  });
  useWaitingMessages(me);
  return data?.conversations ?? 0;
}

/** Sends messages that still wait from an earlier visit. The code loads only where there are any. */
function useWaitingMessages(me: string | undefined): void {
  useEffect(() => {
    if (me === undefined || !isNotedWaiting()) return;
    void import('../outbox/outbox.ts').then(
      ({ startOutbox }) => startOutbox(),
      () => undefined,
    );
  }, [me]);
}
