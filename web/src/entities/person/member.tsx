import type { User } from '@qaysari/contract/user-entity';
import type { ReactNode } from 'react';
import { useSession } from './session.ts';

/** What is about the person who is signed in; nothing in the moment in which a session ends. */
export function Member({ children }: { children: (user: User) => ReactNode }) {
  const { data: user } = useSession();
  return user ? children(user) : null;
}
