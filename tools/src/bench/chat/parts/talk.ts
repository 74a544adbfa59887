import { randomUUID } from 'node:crypto';
import type { MessagePage } from '@qaysari/contract/message/types';
import { Timestamp } from 'firebase-admin/firestore';
import { handlers } from '../../../../../functions/src/http/handlers.ts';
import { clock } from '../../../../../functions/src/platform/clock.ts';
import { firestore } from '../../../../../functions/src/platform/firestore.ts';
import type { Caller } from '../../../../../functions/src/platform/handler.ts';
import { findUser, ownDataOf } from '../../../../../functions/src/user/store.ts';

/** Slower than the limits on messages, however quick the bench is. */
export function slowClock(): void {
  let now = Date.now();
  clock.now = () => (now += 2_100);
}

/** Writes people who have been members for long. Each has an ad, or nobody could write to them first. */
export async function writePeople(uids: readonly string[]): Promise<void> {
  const batch = firestore().batch();
  for (const uid of uids) {
    const user = { username: uid, email: `${uid}@example.com`, role: 'member', isOAuth: false };
    batch.set(firestore().doc(`users/${uid}`), { ...user, createdAt: Timestamp.fromMillis(0) });
    batch.set(firestore().doc(`listings/of-${uid}`), { owner: uid, status: 'approved' });
  }
  await batch.commit();
}

/** Somebody signed in. Reads their document, as the API does for each request. */
export async function callerOf(uid: string): Promise<Caller> {
  const user = await findUser(uid);
  if (!user) throw new Error(`There is no ${uid}`);
  return { uid, user: ownDataOf(user), session: { uid, validFrom: 0, signedInAt: 0 } };
}

const shared = { language: 'ku', address: '10.0.0.1', params: {}, query: {} } as const;

/** Sends a message by the handler of the API; answers its id. */
export async function send(caller: Caller, receiver: string): Promise<string> {
  const body = { receiver, content: 'سڵاو، هێشتا بەردەستە؟', listing: undefined };
  const call = { ...shared, caller, idempotencyKey: randomUUID() };
  return (await handlers.sendMessage({ ...call, body }))._id;
}

export async function listPage(caller: Caller, userId: string, page: number): Promise<MessagePage> {
  const call = { ...shared, caller, idempotencyKey: undefined, body: {} };
  return handlers.listMessages({ ...call, params: { userId }, query: { page, limit: 10 } });
}
