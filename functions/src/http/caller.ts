import type { Request } from 'express';
import { signInNeeded } from '../platform/api-error.ts';
import type { Caller } from '../platform/handler.ts';
import { verifySession } from '../platform/session-cookie.ts';
import { noteUse } from '../session/store.ts';
import { presentUser } from '../user/present.ts';
import { isActive, isSessionOver } from '../user/public.ts';
import { findUser } from '../user/store.ts';

/**
 * Finds the user who sent a request; undefined without an `Authorization` header. Throws 401 for an
 * invalid header even where visitors are allowed: the client must notice that its session has ended.
 * Costs one document read; and a write on a day on which an older session is first used.
 */
export async function findCaller(request: Request): Promise<Caller | undefined> {
  const header = request.get('authorization');
  if (header === undefined) return undefined;
  const cookie = /^bearer +(\S+)$/i.exec(header)?.[1];
  const session = cookie === undefined ? undefined : await verifySession(cookie);
  if (!session) throw signInNeeded();
  const user = await findUser(session.uid);
  // Not compared with the time of sign-in, which Firebase stores in whole seconds: a session that began in
  // the second of the change must end too.
  if (!isActive(user) || isSessionOver(user, session)) throw signInNeeded();
  await noteUse(session);
  return { uid: session.uid, user: presentUser(user), session };
}
