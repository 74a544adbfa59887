import type { ReactNode } from 'react';
import { useSession } from '../../entities/person/session.tsx';
import { lazyComponent, RetryButton } from '../../ui/lazy-component.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';

/** As large as the user menu: the way to the messages, and its button. */
const placeholder = (
  <>
    <Skeleton boxSize="11" borderRadius="full" />
    <Skeleton boxSize="11" borderRadius="full" />
  </>
);

/** Lazy: most people are not signed in and need no user menu. */
const UserMenu = lazyComponent(async () => (await import('./user-menu.tsx')).UserMenu, placeholder);

/** The user menu, or what visitors have in its place. Until that is known there is a token. */
export function SessionCorner({ visitor }: { visitor: ReactNode }) {
  const { data: user, isPending, refetch } = useSession();
  if (isPending) return placeholder;
  if (user) return <UserMenu user={user} />;
  // There is a token, but its person could not be loaded.
  if (user === undefined) return <RetryButton onRetry={() => void refetch()} />;
  return visitor;
}
