import { limits } from '@qaysari/contract/shared/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, afterEach, describe, expect, test, vi } from 'vitest';
import { clock } from '../../functions/src/platform/clock.ts';
import { failureOf } from '../support/api-client.ts';
import { startCreating } from '../support/created.ts';
import { buildChatUser, newKey, type Said, type ChatUser } from '../support/chat-users.ts';

const created = startCreating();
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => created.removeAll());

const dayMs = 24 * 60 * 60_000;
const joined = (msAgo: number) => ({ createdAt: Timestamp.fromMillis(Date.now() - msAgo) });
const talker = (fields: Record<string, unknown> = {}) => buildChatUser(created, { fields });

describe('new people', () => {
  const writeToNew = async (sara: ChatUser) => sara.send(await talker(), 'hello');

  const writeByAd = async (sara: ChatUser, owner: ChatUser) => {
    const ad = await created.buildListing({ owner: owner.uid });
    return sara.send(owner, { content: 'Is it for sale?', listing: ad });
  };

  test('are three on the first day; every further try is refused, and replies are not', async () => {
    const sara = await talker(joined(60_000));
    const omar = await talker();
    await omar.sendNow(sara, 'hello');
    for (let n = 0; n < limits.newPeople.firstDayWithoutAd; n += 1) {
      expect((await writeToNew(sara)).status).toBe(200);
    }
    for (let n = 0; n < 3; n += 1) {
      const answer = await writeToNew(sara);
      expect(failureOf(answer, 429)).toMatchObject({ key: 'newPeopleFull', params: { count: 24 } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
    }
    await sara.sendNow(omar, 'an answer');
  });

  test('are ten on the first day from ads of theirs, and what is left is said before', async () => {
    const sara = await talker(joined(60_000));
    const left = async () => (await sara.pageNow(await talker())).newPeopleLeft;
    expect(await left()).toEqual({ byAd: 10, withoutAd: 3 });
    await writeToNew(sara);
    expect(await left()).toEqual({ byAd: 9, withoutAd: 2 });
    for (let n = 0; n < 9; n += 1) {
      expect((await writeByAd(sara, await talker())).status).toBe(200);
    }
    expect(await left()).toEqual({ byAd: 0, withoutAd: 0 });
    failureOf(await writeByAd(sara, await talker()), 429);
    failureOf(await writeToNew(sara), 429);
  });

  test('from an ad of somebody else count as without one', async () => {
    const sara = await talker(joined(60_000));
    const ad = await created.buildListing();
    const said = { content: 'Is it for sale?', listing: ad };
    for (let n = 0; n < 3; n += 1) {
      expect((await sara.send(await talker(), said)).status).toBe(200);
    }
    failureOf(await sara.send(await talker(), said), 429);
    const omar = await talker();
    expect((await writeByAd(sara, omar)).status).toBe(200);
    expect(await sara.pageNow(omar)).not.toHaveProperty('newPeopleLeft');
  });

  test('are twenty a day later on, and more on the next day', async () => {
    const sara = await talker(joined(2 * dayMs));
    const sent = [];
    for (let n = 0; n < 21; n += 1) sent.push((await writeToNew(sara)).status);
    expect(sent).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    const tomorrow = Date.now() + dayMs + 1_000;
    vi.spyOn(clock, 'now').mockReturnValue(tomorrow);
    expect((await writeToNew(sara)).status).toBe(200);
  });

  test('are not counted when nothing was sent', async () => {
    const sara = await talker(joined(60_000));
    const [omar, gone] = [await talker(), await talker({ deletedAt: Timestamp.now() })];
    await omar.block(sara);
    for (let n = 0; n < 4; n += 1) {
      failureOf(await sara.send(omar, 'hello'), 403);
      failureOf(await sara.send(gone, 'hello'), 404);
    }
    expect((await writeToNew(sara)).status).toBe(200);
  });

  test('are counted once when the request is sent again', async () => {
    const sara = await talker(joined(60_000));
    const omar = await talker();
    const key = newKey();
    await Promise.all(Array.from({ length: 5 }, () => sara.send(omar, 'hello', { key })));
    expect((await writeToNew(sara)).status).toBe(200);
    expect((await writeToNew(sara)).status).toBe(200);
    failureOf(await writeToNew(sara), 429);
  });

  test('see that staff have reached the sender at their number', async () => {
    const phone = '+9647701234567';
    const reached = { number: phone, at: Timestamp.fromMillis(0) };
    const omar = await talker();
    for (const [confirmedPhone, isConfirmed] of [
      [reached, true],
      [{ ...reached, number: '+9647700000000' }, false],
    ] as const) {
      const sara = await talker({ ...joined(3 * dayMs), phone, confirmedPhone });
      await sara.sendNow(omar, 'hello');
      const { firstContact } = await omar.pageNow(sara);
      expect(firstContact?.facts.phoneConfirmed !== undefined).toBe(isConfirmed);
    }
  });

  test('see how many others were written to, until they answer', async () => {
    const sara = await talker(joined(3 * dayMs));
    const omar = await talker();
    await sara.sendNow(omar, 'hello');
    await writeToNew(sara);
    const { firstContact } = await omar.pageNow(sara);
    expect(firstContact).toMatchObject({ newPeopleToday: 2 });
    expect(firstContact?.joinedAt).toBeDefined();
    expect(await sara.pageNow(omar)).not.toHaveProperty('firstContact');
    await omar.sendNow(sara, 'hi');
    expect(await omar.pageNow(sara)).not.toHaveProperty('firstContact');
  });
});

test('a flood in a conversation ends after thirty messages a minute', async () => {
  const [sara, omar] = [await talker(), await talker()];
  const now = Date.now();
  vi.spyOn(clock, 'now').mockReturnValue(now);
  for (let n = 0; n < limits.messagesPerMinute; n += 1) await sara.sendNow(omar, `${n}`);
  const answer = await sara.send(omar, 'one more');
  failureOf(answer, 429);
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  await omar.sendNow(sara, 'stop');
  vi.spyOn(clock, 'now').mockReturnValue(now + 60_001);
  await sara.sendNow(omar, 'one more');
});

describe('400 names the field', () => {
  const meeting = { day: '2026-12-05', hour: '16:30', place: 'Erbil' };
  const wrong: [string, Said, string][] = [
    ['no content', {}, 'content'],
    ['blanks', { content: ' \n ' }, 'content'],
    ['2,001 letters', { content: 'ا'.repeat(2_001) }, 'content'],
    ['half a character', { content: 'abc\ud800' }, 'content'],
    ['a phrase beside a text', { content: 'a', phrase: { key: 'yes' } }, 'phrase'],
    ['an unknown phrase', { phrase: { key: 'maybe' } }, 'phrase.key'],
    ['a phrase without its day', { phrase: { key: 'canSeeOn' } }, 'phrase'],
    ['a phrase with a day too much', { phrase: { key: 'yes', day: '2026-12-05' } }, 'phrase'],
    ['a day that is none', { phrase: { key: 'canSeeOn', day: '2026-02-30' } }, 'phrase.day'],
    ['a meeting without a place', { meeting: { ...meeting, place: ' ' } }, 'meeting.place'],
    ['a meeting at 25:00', { meeting: { ...meeting, hour: '25:00' } }, 'meeting.hour'],
    ['a meeting on no day', { meeting: { ...meeting, day: 'Monday' } }, 'meeting.day'],
    ['an answer to nothing', { answer: { answer: 'accepted' } }, 'answer.meeting'],
    ['an unknown answer', { answer: { meeting: 'a~b', answer: 'later' } }, 'answer.answer'],
  ];

  let [sara, omar]: ChatUser[] = [];
  beforeAll(async () => {
    [sara, omar] = await Promise.all([talker(), talker()]);
  });

  test.each(wrong)('of a message with %s', async (_what, said, field) => {
    const { error } = failureOf(await sara!.send(omar!, said), 400);
    expect(Object.keys(error ?? {})).toContain(field);
  });

  test('of pages, states and edits', async () => {
    const [sara, omar] = [await talker(), await talker()];
    const { _id } = await sara.sendNow(omar, 'hello');
    for (const query of ['?page=0', '?page=x', '?limit=0', '?limit=51']) {
      failureOf(await sara.page(omar, query), 400);
    }
    failureOf(await sara.list('?page=0'), 400);
    for (const state of [{ readUpTo: -1 }, { readUpTo: 1.5 }, { isMuted: 'maybe' }]) {
      const { error } = failureOf(await omar.setState(sara, state), 400);
      expect(Object.keys(error ?? {})).toEqual(Object.keys(state));
    }
    for (const content of ['', ' ', 'ا'.repeat(2_001), 1, undefined]) {
      expect(failureOf(await sara.edit(_id, content), 400).error).toHaveProperty('content');
    }
  });
});
