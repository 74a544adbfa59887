import { signInNeeded } from '../platform/api-error.ts';
import { createSessionCookie } from '../platform/accounts.ts';
import { findUser } from '../user/store.ts';

/** A session token of seven days for somebody who has just proved who they are. Throws 401 if they are gone. */
export async function startSession(uid: string): Promise<string> {
  const user = await findUser(uid);
  if (!user || user.deletedAt) throw signInNeeded();
  const token = await createSessionCookie(uid, user.sessionsValidFrom?.toMillis() ?? 0);
  if (token === undefined) throw signInNeeded();
  return token;
}
