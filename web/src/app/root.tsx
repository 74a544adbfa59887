import { Outlet } from 'react-router';
import { useRefusedSessions } from '../features/auth/session.ts';
import { LazyToaster } from '../ui/lazy-toaster.tsx';

/** Around every page of every layout. */
export function Root() {
  useRefusedSessions();
  return (
    <>
      <Outlet />
      <LazyToaster />
    </>
  );
}
