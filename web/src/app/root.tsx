import { Outlet } from 'react-router';
import { useRefusedSessions, useSession } from '../entities/person/session.tsx';
import { PendingFavoriteHandler } from '../features/favorites/pending-favorite-handler.tsx';
import { LazyToaster } from '../ui/lazy-toaster.tsx';

/** Around every page of every layout. */
export function Root() {
  useRefusedSessions();
  const { data: user } = useSession();
  return (
    <>
      <Outlet />
      <LazyToaster />
      {user && <PendingFavoriteHandler key={user._id} userId={user._id} />}
    </>
  );
}
