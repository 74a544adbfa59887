import { conversationIdOf, type Message } from '@qaysari/contract/message/types';
import type { WriteBatch } from 'firebase-admin/firestore';
import { getFirestore, Timestamp, WriteBatch as Batch } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { listConversations } from '../../../functions/src/message/list-conversations.ts';
import { listMessages } from '../../../functions/src/message/list-messages.ts';
import { sendMessage } from '../../../functions/src/message/send.ts';
import { setConversationState } from '../../../functions/src/message/conversation-state.ts';
import type { Caller } from '../../../functions/src/platform/handler.ts';
import { messageWritten } from '../../../functions/src/triggers.ts';
import { countBilledReads } from '../../../tools/src/bench/search/billed-reads.ts';
import { type Member, startCreating } from '../../support/created.ts';
import { isolatedApp } from '../../support/stack.ts';
import { newKey } from '../../support/chat-users.ts';

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
  const role = 'member' as const;
  const user = {
    _id: uid,
    username,
    email,
    role,
    isOAuth: false,
    termsAccepted: true,
    mailLanguage: 'ar' as const,
  };
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

/** Who have an ad each: else nobody could write to them first. */
async function two() {
  const people = [await created.buildMember(), await created.buildMember()] as const;
  for (const { uid } of people) await created.buildListing({ owner: uid });
  return people;
}

test('sending in a conversation costs one read and two writes', async () => {
  const [sara, omar] = await two();
  await send(sara, omar, 'hello');
  expect(await costOf(() => send(omar, sara, 'hi'))).toEqual({ reads: 1, writes: 2 });
  expect(await costOf(() => send(sara, omar, 'how are you?'))).toEqual({ reads: 1, writes: 2 });
});

test('the oldest page costs what the newest does', async () => {
  const [sara, omar] = await two();
  for (let n = 0; n < 25; n += 1) {
    await send(sara, omar, `${n}`);
    await send(omar, sara, `${n}`);
  }
  // The address of the other is counted once a day.
  expect((await costOf(() => page(sara, omar, 1))).writes).toBe(2);
  const newest = await costOf(() => page(sara, omar, 1));
  expect(await costOf(() => page(sara, omar, 50))).toEqual(newest);
  expect(newest).toMatchObject({ writes: 0 });
  const [first] = (await page(sara, omar, 50)).messages;
  expect(first?.content).toBe('0');
});

test('reading to the end costs two reads and two writes, and the first time a read more', async () => {
  const [sara, omar] = await two();
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

describe('a page of conversations', () => {
  const numbers = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index);

  /** Omar has written so many messages to Sara. These are hidden for her, and those are deleted. */
  async function written({
    count,
    hidden,
    deleted = [],
  }: Record<'count', number> & { hidden: number[]; deleted?: number[] }) {
    const [sara, omar] = await two();
    await send(omar, sara, 'the first');
    const { firestore } = created;
    const id = conversationIdOf(sara.uid, omar.uid);
    const [first] = (await firestore.collection('messages').where('conversation', '==', id).get())
      .docs;
    const batch = firestore.batch();
    for (const seq of numbers(1, count)) {
      const deletedAt = deleted.includes(seq) ? Timestamp.now() : null;
      const message = { ...first?.data(), seq, content: `${seq}`, deletedAt };
      batch.set(firestore.doc(`messages/${omar.uid}~${id}-${seq}`), message);
    }
    if (first) batch.delete(first.ref);
    const conversation = firestore.doc(`conversations/${id}`);
    batch.update(conversation, { seq: count, 'latestMessage.seq': count });
    batch.set(firestore.doc(`users/${sara.uid}/inbox/${id}`), { partner: omar.uid, hidden });
    await batch.commit();
    return sara;
  }

  async function listFor(me: Member) {
    const call = { ...common, caller: callerOf(me), idempotencyKey: undefined, body: {} };
    let list: Awaited<ReturnType<typeof listConversations>> = [];
    const { reads: cost } = await costOf(async () => {
      list = await listConversations({ ...call, query: {} });
    });
    return { cost, shown: list.map(({ latestMessage }) => latestMessage?.content) };
  }

  test('reads four messages more at most where hundreds in a row are hidden', async () => {
    const sara = await written({ count: 300, hidden: numbers(4, 300) });
    expect(await listFor(sara)).toEqual({ cost: 3 + 3, shown: ['3'] });
  });

  test('leaves out a conversation of which all is hidden, without reading it', async () => {
    const sara = await written({ count: 300, hidden: numbers(1, 300) });
    expect(await listFor(sara)).toEqual({ cost: 3 - 1, shown: [] });
  });

  test('reads 20 messages at most where one hides between what the other deletes', async () => {
    const odd = numbers(2, 300).filter((seq) => seq % 2 === 1);
    const even = numbers(2, 300).filter((seq) => seq % 2 === 0);
    const sara = await written({ count: 300, hidden: even, deleted: odd });
    expect(await listFor(sara)).toEqual({ cost: 3 + 20, shown: [undefined] });
  });
});
