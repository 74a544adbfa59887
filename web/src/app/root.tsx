import { Outlet } from 'react-router';
import { useRefusedSessions, useSession } from '../features/auth/session.ts';
import { WishCompletion } from '../features/favorites/wish-completion.tsx';
import { LazyToaster } from '../ui/lazy-toaster.tsx';

/** Around every page of every layout. */
export function Root() {
  useRefusedSessions();
  const { data: user } = useSession();
  return (
    <>
      <Outlet />
      <LazyToaster />
      {user && <WishCompletion key={user._id} userId={user._id} />}
    </>
  );
}
