import { sendMessage } from '@qaysari/contract/message/calls';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { clock } from '../../functions/src/platform/clock.ts';
import { dataOf, failureOf } from '../support/api-client.ts';
import { startCreating } from '../support/created.ts';
import { buildChatUser, newKey } from '../support/chat-users.ts';

const created = startCreating();
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => created.removeAll());

const two = () => Promise.all([buildChatUser(created), buildChatUser(created)]);

const laterBy = (ms: number) => {
  const now = Date.now() + ms;
  vi.spyOn(clock, 'now').mockReturnValue(now);
};

describe('a message sent again with its key', () => {
  test('is the same message after a second, ten minutes and a day', async () => {
    const [sara, omar] = await two();
    const key = newKey();
    const first = await sara.sendNow(omar, 'hello', { key });
    for (const ms of [1_000, 10 * 60_000, 24 * 60 * 60_000]) {
      laterBy(ms);
      expect(await sara.sendNow(omar, 'hello', { key })).toEqual(first);
    }
    expect(await omar.pageNow(sara)).toMatchObject({ total: 1, latestSeq: 1 });
  });

  test('eight times at once is one message', async () => {
    const [sara, omar] = await two();
    const key = newKey();
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => sara.sendNow(omar, 'hello', { key })),
    );
    expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1);
    expect(await omar.pageNow(sara)).toMatchObject({ total: 1, latestSeq: 1 });
  });

  test('is found again behind a block, and after it was edited and deleted', async () => {
    const [sara, omar] = await two();
    const key = newKey();
    const { _id } = await sara.sendNow(omar, 'hello', { key });
    await sara.edit(_id, 'good evening');
    await omar.block(sara);
    const again = await sara.sendNow(omar, 'hello', { key });
    expect(again).toMatchObject({ _id, content: 'good evening' });
    await sara.remove(_id);
    expect((await sara.sendNow(omar, 'hello', { key }))._id).toBe(_id);
    expect((await omar.pageNow(sara)).total).toBe(0);
  });

  test('is refused with another text or receiver', async () => {
    const [sara, omar] = await two();
    const dilan = await buildChatUser(created);
    const key = newKey();
    await sara.sendNow(omar, 'hello', { key });
    expect(failureOf(await sara.send(omar, 'hello!', { key }), 409).key).toBe('keyUsed');
    failureOf(await sara.send(omar, { phrase: { key: 'yes' } }, { key }), 409);
    failureOf(await sara.send(dilan, 'hello', { key }), 409);
    expect((await dilan.pageNow(sara)).total).toBe(0);
  });

  test('answers a meeting once', async () => {
    const [sara, omar] = await two();
    const key = newKey();
    const meeting = { day: '2026-12-05', hour: '16:30', place: 'Erbil' };
    const { _id } = await sara.sendNow(omar, { meeting });
    const answer = { answer: { meeting: _id, answer: 'accepted' } };
    const first = await omar.sendNow(sara, answer, { key });
    expect(await omar.sendNow(sara, answer, { key })).toEqual(first);
  });
});

test('the key of one person is nothing to another', async () => {
  const [sara, omar] = await two();
  const key = newKey();
  await sara.sendNow(omar, 'hello', { key });
  const answer = dataOf(sendMessage, await omar.send(sara, 'hi', { key }));
  expect(answer).toMatchObject({ seq: 2, content: 'hi' });
});

test('the same text without a key is said twice', async () => {
  const [sara, omar] = await two();
  await sara.sendNow(omar, 'ok');
  await sara.sendNow(omar, 'ok');
  expect((await omar.pageNow(sara)).total).toBe(2);
});
