import { limits } from '@qaysari/contract/shared/limits';
import type {
  endSession as endEndpoint,
  listSessions as listSessionsEndpoint,
  logout as logoutEndpoint,
} from '@qaysari/contract/account/calls';
import { removeSubscriptionsOfSession } from '../notification/public.ts';
import { notFound } from '../platform/api-error.ts';
import { isDocumentId } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { consumeRateLimits } from '../platform/rate-limit.ts';
import { securityEvent } from '../platform/security-log.ts';
import { findSessions, removeSession, type SessionEnd } from './store.ts';

const rules = [{ limit: limits.sessionsEnded, seconds: limits.tokenDays * 24 * 60 * 60 }];

/** `DELETE /user/sessions/{id}`. */
export const endSession: Handler<typeof endEndpoint> = async ({ caller, params }) => {
  const { id } = params;
  if (!isDocumentId(id)) throw notFound();
  const isOwn = id === caller.session.id;
  if ((await end(caller.uid, id, isOwn)) === 'unknown') throw notFound();
  return undefined;
};

/** `POST /auth/logout`. A session without an id is from before ids existed: it expires by itself. */
export const logout: Handler<typeof logoutEndpoint> = async ({ caller }) => {
  const { id } = caller.session;
  if (id !== undefined) await end(caller.uid, id, true);
  return undefined;
};

/** Ends a session and its push subscriptions. A repeated call does all of it again. */
async function end(uid: string, id: string, isOwn: boolean): Promise<SessionEnd> {
  // The user's document lists each ended session for a week: the limit bounds it.
  const refund = await consumeRateLimits([{ kind: 'end-session', subject: uid, rules }]);
  const result = await removeSession(uid, id, { isOwn });
  if (result !== 'ended') await refund();
  if (result === 'unknown') return result;
  await removeSubscriptionsOfSession(uid, id);
  if (result === 'ended') securityEvent(isOwn ? 'signedOut' : 'deviceSignedOut', { uid });
  return result;
}

/** `GET /user/sessions`. */
export const listSessions: Handler<typeof listSessionsEndpoint> = async ({ caller }) => {
  const isCurrent = ({ id }: { id: string }) => id === caller.session.id;
  const sessions = await findSessions(caller.uid);
  return sessions
    .toSorted((one, other) => Number(isCurrent(other)) - Number(isCurrent(one)))
    .map((each) => ({
      ...{ id: each.id, device: each.device, isCurrent: isCurrent(each) },
      createdAt: each.createdAt.toDate().toISOString(),
      lastUsedAt: each.lastUsedAt.toDate().toISOString(),
    }));
};
