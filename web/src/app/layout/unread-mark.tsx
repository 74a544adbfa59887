import { useSession } from '../../entities/person/session.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** Lazy: visitors have no messages. Without its code there is no number: nothing else is missing then. */
const UnreadBadge = lazyPart<object>(async () => {
  const part = await import('../../features/messages/unread-badge.tsx').catch(() => undefined);
  return part?.UnreadBadge ?? (() => null);
});

/** The number of unread conversations, at the corner of the positioned box around it. */
export function UnreadMark() {
  const { data: user } = useSession();
  return user ? <UnreadBadge /> : null;
}
