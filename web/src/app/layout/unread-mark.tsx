import { useSession } from '../../entities/person/session.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Lazy: visitors have no messages. Without its code there is no number: nothing else is missing then. */
const UnreadBadge = lazyComponent<object>(async () => {
  const part = await import('../../features/messages/inbox/unread-badge.tsx').catch(
    () => undefined,
  );
  return part?.UnreadBadge ?? (() => null);
});

/** The number of unread conversations, at the corner of the positioned box around it. */
export function UnreadMark() {
  const { data: user } = useSession();
  return user ? <UnreadBadge /> : null;
}
