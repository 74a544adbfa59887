import type { Device } from '@qaysari/contract/account/types';
import { limits, readCeilings } from '@qaysari/contract/shared/limits';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { signInNeeded } from '../platform/api-error.ts';
import { BoundedMap } from '../platform/bounded-map.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp, firestore, updateDocument } from '../platform/firestore.ts';
import type { Session } from '../platform/session-cookie.ts';
import { endSomeSessions, isActive, isSessionOver } from '../user/public.ts';
import { asPerson, findUserIn } from '../user/store.ts';

/**
 * A document of `users/{uid}/sessions`: a device on which somebody signed in. It says nothing about whether
 * the session is good: the user's document does, which each request reads anyway.
 */
interface SessionDocument {
  device: Device;
  /** `sessionsValidFrom` when it began: it is over with the sessions of then. */
  validFrom: number;
  createdAt: Timestamp;
  lastUsedAt: Timestamp;
  expireAt: Timestamp;
}

export interface SessionRecord extends SessionDocument {
  id: string;
}

const dayMs = 24 * 60 * 60 * 1000;

const sessionsOf = (uid: string) => collection('sessions', uid);

type NewSession = Pick<SessionRecord, 'id' | 'device' | 'validFrom'>;

/** `validFrom` of a session that begins, and the ids of those that ended in its favour. */
interface BegunSession {
  validFrom: number;
  ended: readonly string[];
}

/**
 * Notes that somebody signs in. Nobody has more than `limits.sessions`: the oldest end. A session that a
 * change of the password has ended meanwhile is not noted. Throws 401 when the user is deleted or locked out.
 */
export async function addSession(uid: string, { id, ...begun }: NewSession): Promise<BegunSession> {
  const sessions = sessionsOf(uid);
  // Before the transaction, where it would lock all of them: sign-ins at once may add one too many, which the next ends.
  const { count } = (await sessions.count().get()).data();
  return asPerson(uid, async (transaction, user) => {
    let { validFrom } = begun;
    if (isSessionOver(user, { validFrom })) return { validFrom, ended: [] };
    const oldest = await findOldest(transaction, uid, count + 1 - limits.sessions);
    const ended = oldest.filter((each) => !isSessionOver(user, each)).map((each) => each.id);
    if (ended.length > 0) validFrom = endSomeSessions(transaction, user, ended);
    for (const each of oldest) transaction.delete(sessions.doc(each.id));
    const now = Timestamp.fromMillis(clock.now());
    const expireAt = Timestamp.fromMillis(clock.now() + limits.tokenDays * dayMs);
    const times = { createdAt: now, lastUsedAt: now, expireAt };
    const session: SessionDocument = { ...begun, validFrom, ...times };
    transaction.set(sessions.doc(id), session);
    return { validFrom, ended };
  });
}

async function findOldest(
  transaction: Transaction,
  uid: string,
  count: number,
): Promise<SessionRecord[]> {
  if (count <= 0) return [];
  const oldest = sessionsOf(uid).orderBy('createdAt').limit(count);
  return (await transaction.get(oldest)).docs.map(readSession);
}

function readSession(snapshot: QueryDocumentSnapshot): SessionRecord {
  return { ...(snapshot.data() as SessionDocument), id: snapshot.id };
}

/** The sessions of somebody that go on, the latest used first. */
export async function findSessions(uid: string): Promise<SessionRecord[]> {
  return firestore().runTransaction(
    async (transaction) => {
      const [user, { docs }] = await Promise.all([
        findUserIn(transaction, uid),
        transaction.get(sessionsOf(uid).orderBy('createdAt', 'desc').limit(readCeilings.sessions)),
      ]);
      if (!isActive(user)) throw signInNeeded();
      return docs
        .map(readSession)
        .filter((each) => each.expireAt.toMillis() > clock.now() && !isSessionOver(user, each))
        .toSorted((one, other) => other.lastUsedAt.toMillis() - one.lastUsedAt.toMillis());
    },
    { readOnly: true },
  );
}

/** `ended`: by this call. `over`: it was ended before. `unknown`: no such session of this user. */
export type SessionEnd = 'ended' | 'over' | 'unknown';

/**
 * Ends a session with its next request. `isOwn`: of the one that asks, which is there even when its document is
 * not. Throws 401 when the user is deleted or locked out.
 */
export async function removeSession(
  uid: string,
  id: string,
  { isOwn = false } = {},
): Promise<SessionEnd> {
  const document = sessionsOf(uid).doc(id);
  return asPerson(uid, async (transaction, user): Promise<SessionEnd> => {
    const stored = (await transaction.get(document)).data() as SessionDocument | undefined;
    if (user.endedSessions?.[id] !== undefined) return 'over';
    const isRunning = stored !== undefined && !isSessionOver(user, stored);
    if (!isOwn && !isRunning) return 'unknown';
    endSomeSessions(transaction, user, [id]);
    transaction.delete(document);
    return 'ended';
  });
}

/** When this instance last noted that a session was used. */
const noted = new BoundedMap<string, number>(10_000);

/**
 * Notes that a session is used: once a day and instance, and never on the day on which it began. Does not bring
 * an ended one back. A failure is logged: the request can do without.
 */
export async function noteUse({ uid, id, signedInAt }: Session): Promise<void> {
  const now = clock.now();
  if (id === undefined || now - Math.max(signedInAt, noted.get(id) ?? 0) < dayMs) return;
  noted.set(id, now);
  try {
    await updateDocument(sessionsOf(uid).doc(id), { lastUsedAt: Timestamp.fromMillis(now) });
  } catch (error) {
    logError('the use of a session could not be noted', error);
  }
}
