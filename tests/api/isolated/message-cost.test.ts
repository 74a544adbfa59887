import { conversationIdOf, type Message } from '@qaysari/contract/message-entity';
import type { WriteBatch } from 'firebase-admin/firestore';
import { getFirestore, WriteBatch as Batch } from 'firebase-admin/firestore';
import { afterAll, expect, test, vi } from 'vitest';
import { listMessages } from '../../../functions/src/message/list-messages.ts';
import { sendMessage } from '../../../functions/src/message/send.ts';
import { setConversationState } from '../../../functions/src/message/set-state.ts';
import type { Caller } from '../../../functions/src/platform/handler.ts';
import { messageWritten } from '../../../functions/src/triggers/message-written.ts';
import { countBilledReads } from '../../../tools/src/bench/search/billed-reads.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { isolatedApp } from '../../support/stack.ts';
import { newKey } from '../../support/talkers.ts';

/** What the handlers cost in Firestore. The user document that every signed-in request reads is left out. */

const reads = countBilledReads(getFirestore(isolatedApp('message-cost')));
const created = startCreating();
afterAll(() => created.removeAll());

/** Writes of all batches; a transaction commits one too. */
const operations = vi.fn<(count: number) => void>();
type Inner = Record<'_commit', (...values: unknown[]) => Promise<unknown>> & { _opCount: number };
const inner = Batch.prototype as unknown as Inner;
const commit = inner._commit;
inner._commit = function (this: WriteBatch & Inner, ...values) {
  operations(this._opCount);
  return commit.apply(this, values);
};
const writes = () => operations.mock.calls.reduce((sum, [count]) => sum + count, 0);

async function costOf(work: () => Promise<unknown>): Promise<{ reads: number; writes: number }> {
  reads.take();
  operations.mockClear();
  await work();
  return { reads: reads.take(), writes: writes() };
}

function callerOf({ uid, username, email }: Member): Caller {
  const user = { _id: uid, username, email, role: 'member' as const, isOAuth: false };
  return { uid, user, session: { uid, validFrom: 0, signedInAt: 0 } };
}

const common = { language: 'en', address: '10.0.0.1', params: {}, query: {} } as const;

function send(from: Member, to: Member, content: string): Promise<Message> {
  const body = { receiver: to.uid, content } as Parameters<typeof sendMessage>[0]['body'];
  return sendMessage({ ...common, caller: callerOf(from), body, idempotencyKey: newKey() });
}

function page(from: Member, to: Member, number: number) {
  const query = { page: number, limit: 1 };
  const call = { ...common, caller: callerOf(from), idempotencyKey: undefined, body: {} };
  return listMessages({ ...call, query, params: { userId: to.uid } });
}

test('sending in a conversation costs one read and two writes', async () => {
  const [sara, omar] = [await created.buildMember(), await created.buildMember()];
  await send(sara, omar, 'hello');
  expect(await costOf(() => send(omar, sara, 'hi'))).toEqual({ reads: 1, writes: 2 });
  expect(await costOf(() => send(sara, omar, 'how are you?'))).toEqual({ reads: 1, writes: 2 });
});

test('the oldest page costs what the newest does', async () => {
  const [sara, omar] = [await created.buildMember(), await created.buildMember()];
  for (let n = 0; n < 25; n += 1) {
    await send(sara, omar, `${n}`);
    await send(omar, sara, `${n}`);
  }
  const newest = await costOf(() => page(sara, omar, 1));
  expect(await costOf(() => page(sara, omar, 50))).toEqual(newest);
  expect(newest).toMatchObject({ writes: 0 });
  const [first] = (await page(sara, omar, 50)).messages;
  expect(first?.content).toBe('0');
});

test('reading to the end costs two reads and two writes, and the first time a read more', async () => {
  const [sara, omar] = [await created.buildMember(), await created.buildMember()];
  const { _id } = await send(sara, omar, 'hello');
  await messageWritten(_id, undefined);
  const inbox = created.firestore.doc(
    `users/${omar.uid}/inbox/${conversationIdOf(sara.uid, omar.uid)}`,
  );
  expect((await inbox.get()).get('unread')).toBe(1);
  const body = { readUpTo: 1 } as Parameters<typeof setConversationState>[0]['body'];
  const call = { ...common, caller: callerOf(omar), idempotencyKey: undefined, body };
  const read = () => setConversationState({ ...call, params: { userId: sara.uid } });
  expect(await costOf(read)).toEqual({ reads: 3, writes: 2 });
  expect(await costOf(read)).toEqual({ reads: 2, writes: 0 });
  await send(sara, omar, 'how are you?');
  body.readUpTo = 2;
  expect(await costOf(read)).toEqual({ reads: 2, writes: 2 });
});
