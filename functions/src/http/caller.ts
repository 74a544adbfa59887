import type { Request } from 'express';
import { signInNeeded } from '../platform/api-error.ts';
import { verifySession } from '../platform/session-cookie.ts';
import type { Caller } from '../platform/handler.ts';
import { presentUser } from '../user/present.ts';
import { findUser } from '../user/store.ts';

/**
 * Who sent this request: undefined without an `Authorization` header. Throws 401 for a header that is
 * no good, also where a visitor would be welcome: an ended session must be noticed, not be taken for
 * a visit. Costs one document read.
 */
export async function findCaller(request: Request): Promise<Caller | undefined> {
  const header = request.get('authorization');
  if (header === undefined) return undefined;
  const cookie = /^bearer +(\S+)$/i.exec(header)?.[1];
  const session = cookie === undefined ? undefined : await verifySession(cookie);
  if (!session) throw signInNeeded();
  const user = await findUser(session.uid);
  // Not the time of the sign-in, which Firebase keeps in whole seconds: a session that began in the
  // second of the change is over too.
  if (!user || user.deletedAt || (user.sessionsValidFrom?.toMillis() ?? 0) > session.validFrom) {
    throw signInNeeded();
  }
  return { uid: session.uid, user: presentUser(user) };
}
