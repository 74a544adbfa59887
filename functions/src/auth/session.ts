import { signInNeeded } from '../platform/api-error.ts';
import { createSessionCookie } from '../platform/accounts.ts';
import { findUser } from '../user/store.ts';

/**
 * Creates a session token of seven days for a user who has just authenticated. Throws 401 when the user
 * is deleted.
 */
export async function startSession(uid: string): Promise<string> {
  const user = await findUser(uid);
  if (!user || user.deletedAt) throw signInNeeded();
  const token = await createSessionCookie(uid, user.sessionsValidFrom?.toMillis() ?? 0);
  if (token === undefined) throw signInNeeded();
  return token;
}
