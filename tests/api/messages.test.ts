import { listBlockedUsers } from '@qaysari/contract/message/calls';
import { conversationIdOf, type MessagePage } from '@qaysari/contract/message/types';
import { afterAll, describe, expect, test } from 'vitest';
import { messageWritten } from '../../functions/src/triggers.ts';
import { dataOf, failureOf } from '../support/api-client.ts';
import { startCreating } from '../support/created.ts';
import { buildChatUser, type ChatUser } from '../support/chat-users.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const two = () =>
  Promise.all([
    buildChatUser(created, { fields: { firstname: 'سارة', lastname: 'كريم' } }),
    buildChatUser(created),
  ]);

const contentsOf = ({ messages }: MessagePage) => messages.map(({ content }) => content);

/** Sends this many messages, in turn, numbered from 1. */
async function talk(one: ChatUser, other: ChatUser, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const [from, to] = n % 2 === 1 ? [one, other] : [other, one];
    await from.sendNow(to, `message ${n}`);
  }
}

/** The versions of a message that staff can still read, oldest first. */
async function originalsOf(id: string): Promise<unknown[]> {
  const { docs } = await created.firestore.collection('originals').where('thing', '==', id).get();
  // The ids end with the time.
  return docs.map((each) => each.get('words') as unknown);
}

describe('a message', () => {
  test('arrives with its number, trimmed, at both', async () => {
    const [sara, omar] = await two();
    const first = await sara.sendNow(omar, '  السلام عليكم \n');
    expect(first).toEqual({
      _id: expect.stringMatching(new RegExp(`^${sara.uid}~`)) as string,
      ...{ seq: 1, content: 'السلام عليكم', sender: sara.uid, receiver: omar.uid },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
    const second = await omar.sendNow(sara, 'سڵاو');
    expect(second.seq).toBe(2);
    for (const [me, partner] of [
      [sara, omar],
      [omar, sara],
    ] as const) {
      const page = await me.pageNow(partner);
      expect(page.messages).toEqual([first, second]);
      expect(page).toMatchObject({ total: 2, hasOlder: false, latestSeq: 2 });
      expect(page.userInfo._id).toBe(partner.uid);
    }
  });

  test('is read in pages from the newest, in the order of time', async () => {
    const [sara, omar] = await two();
    await talk(sara, omar, 12);
    const newest = await sara.pageNow(omar, '?limit=5');
    expect(contentsOf(newest)).toEqual([8, 9, 10, 11, 12].map((n) => `message ${n}`));
    expect(newest).toMatchObject({ total: 12, hasOlder: true });
    const oldest = await sara.pageNow(omar, '?page=3&limit=5');
    expect(contentsOf(oldest)).toEqual(['message 1', 'message 2']);
    expect(oldest.hasOlder).toBe(false);
    expect(await sara.pageNow(omar, '?page=9')).toMatchObject({ messages: [], hasOlder: false });
  });

  test('is edited by its sender, in the list of conversations too', async () => {
    const [sara, omar] = await two();
    const { _id } = await sara.sendNow(omar, 'Monday');
    const answer = await sara.edit(_id, ' Tuesday ');
    expect(answer.body).toMatchObject({ data: { content: 'Tuesday', seq: 1 } });
    const [message] = (await omar.pageNow(sara)).messages;
    expect(message).toMatchObject({ content: 'Tuesday' });
    expect(message?.editedAt).toBeDefined();
    const [conversation] = await omar.listNow();
    expect(conversation?.latestMessage?.content).toBe('Tuesday');
    const firstOriginal = async () => (await originalsOf(_id))[0];
    expect(await firstOriginal()).toEqual({ content: 'Monday' });
    await sara.edit(_id, 'Wednesday');
    expect(await firstOriginal()).toEqual({ content: 'Monday' });
  });

  test('deleted by its sender is gone for both, and leaves its number', async () => {
    const [sara, omar] = await two();
    await talk(sara, omar, 3);
    const [, , third] = (await sara.pageNow(omar)).messages;
    expect((await sara.remove(third?._id ?? '')).status).toBe(200);
    expect((await sara.remove(third?._id ?? '')).status).toBe(200);
    for (const [me, partner] of [
      [sara, omar],
      [omar, sara],
    ] as const) {
      const page = await me.pageNow(partner);
      expect(contentsOf(page)).toEqual(['message 1', 'message 2']);
      expect(page).toMatchObject({ total: 2, latestSeq: 3 });
      const [conversation] = await me.listNow();
      expect(conversation?.latestMessage?.content).toBe('message 2');
    }
    const stored = await created.firestore.doc(`messages/${third?._id ?? ''}`).get();
    expect(stored.get('content')).toBe('');
    // The other side can read the document, so it must not reveal the deleted text.
    expect(Object.keys(stored.data() ?? {}).toSorted()).toEqual([
      ...['content', 'conversation', 'createdAt', 'deletedAt', 'participants', 'receiver'],
      ...['sender', 'seq'],
    ]);
    expect(await originalsOf(third?._id ?? '')).toEqual([{ content: 'message 3' }]);
    expect((await omar.sendNow(sara, 'next')).seq).toBe(4);
  });

  test('deleted by its receiver is hidden for the receiver only', async () => {
    const [sara, omar] = await two();
    await talk(sara, omar, 3);
    const [, , third] = (await omar.pageNow(sara)).messages;
    expect((await omar.remove(third?._id ?? '')).status).toBe(200);
    expect(contentsOf(await omar.pageNow(sara))).toEqual(['message 1', 'message 2']);
    expect((await omar.listNow())[0]?.latestMessage?.content).toBe('message 2');
    expect((await omar.pageNow(sara)).total).toBe(2);
    expect((await sara.pageNow(omar)).total).toBe(3);
    // Deleted by its sender later, it is counted once.
    await sara.remove(third?._id ?? '');
    expect((await omar.pageNow(sara)).total).toBe(2);
    expect((await sara.pageNow(omar)).total).toBe(2);
  });
});

describe('a conversation', () => {
  test('that somebody deletes comes back with the next message alone', async () => {
    const [sara, omar] = await two();
    await talk(sara, omar, 2);
    const id = conversationIdOf(sara.uid, omar.uid);
    expect((await omar.removeConversation(id)).status).toBe(200);
    expect(await omar.listNow()).toEqual([]);
    expect(await omar.pageNow(sara)).toMatchObject({ messages: [], total: 0, hasOlder: false });
    expect((await sara.pageNow(omar)).total).toBe(2);
    await sara.sendNow(omar, 'message 3');
    expect(contentsOf(await omar.pageNow(sara))).toEqual(['message 3']);
    expect((await omar.listNow())[0]).toMatchObject({ _id: id, unread: 1 });
  });

  test('shows the name of the other, their latest message, and what is unread', async () => {
    const [sara, omar] = await two();
    await sara.sendNow(omar, 'one');
    await sara.sendNow(omar, 'two');
    const [conversation] = await omar.listNow();
    expect(conversation).toMatchObject({
      partner: { _id: sara.uid, firstname: 'سارة', lastname: 'كريم' },
      latestMessage: { content: 'two', sender: sara.uid, seq: 2 },
      ...{ unread: 2, isMuted: false },
      blockStatus: { youBlocked: false, blockedYou: false },
    });
    expect((await sara.listNow())[0]).toMatchObject({ unread: 0 });
  });

  test('is found by folded names and words of the latest message', async () => {
    const [sara, omar] = await two();
    await sara.sendNow(omar, 'المحل في الكرّادة');
    const search = (text: string) => omar.listNow(`?search=${encodeURIComponent(text)}`);
    for (const text of ['ساره', 'سارة كريم', 'کراده', 'سارة الكرادة']) {
      expect(await search(text), text).toHaveLength(1);
    }
    expect(await search('بغداد')).toEqual([]);
    // By the name that the card shows now.
    await created.firestore.doc(`users/${sara.uid}`).update({ firstname: 'أَحمد' });
    expect(await search('احمد')).toHaveLength(1);
    expect(await search('سارة')).toEqual([]);
  });

  test('keeps the ad that it began from, with the price of then and now', async () => {
    const [sara, omar] = await two();
    const ad = await created.buildListing({ owner: omar.uid, price: 1000 });
    await sara.sendNow(omar, { content: 'Is it for sale?', listing: ad });
    const then = { _id: ad, currency: 'usd', price: 1000, isOwn: false };
    expect((await sara.pageNow(omar)).listing).toMatchObject(then);
    expect((await omar.pageNow(sara)).listing?.isOwn).toBe(true);
    await created.saveListing(ad, { owner: omar.uid, price: 900 });
    const { listing } = await sara.pageNow(omar);
    expect(listing).toMatchObject({ ...then, now: { price: 900, availability: 'forSale' } });
    await created.saveListing(ad, { owner: omar.uid, price: 900, availability: 'hidden' });
    const hidden = (await sara.pageNow(omar)).listing;
    expect(hidden).toMatchObject(then);
    expect(hidden).not.toHaveProperty('now');
  });

  test('does not take the ad of a third person', async () => {
    const [sara, omar] = await two();
    const ad = await created.buildListing();
    await sara.sendNow(omar, { content: 'Is it for sale?', listing: ad });
    expect(await sara.pageNow(omar)).not.toHaveProperty('listing');
  });

  test('is muted by one of the two', async () => {
    const [sara, omar] = await two();
    await sara.sendNow(omar, 'one');
    expect((await omar.setState(sara, { isMuted: true })).status).toBe(200);
    expect((await omar.pageNow(sara)).isMuted).toBe(true);
    expect((await omar.listNow())[0]?.isMuted).toBe(true);
    expect((await sara.pageNow(omar)).isMuted).toBe(false);
  });
});

describe('what is read', () => {
  test('moves forward only, counts what is left, and shows at the sender', async () => {
    const [sara, omar] = await two();
    for (let n = 1; n <= 4; n += 1) {
      await messageWritten((await sara.sendNow(omar, `message ${n}`))._id, undefined);
    }
    expect(await omar.badge()).toBe(1);
    await omar.setState(sara, { deliveredUpTo: 4 });
    expect((await sara.pageNow(omar)).readState).toMatchObject({
      ...{ partnerDeliveredUpTo: 4, partnerReadUpTo: 0 },
    });
    await omar.setState(sara, { readUpTo: 3 });
    expect((await omar.listNow())[0]?.unread).toBe(1);
    await omar.setState(sara, { readUpTo: 1 });
    expect((await omar.listNow())[0]?.unread).toBe(1);
    expect((await sara.pageNow(omar)).readState.partnerReadUpTo).toBe(3);
    await omar.setState(sara, { readUpTo: 99 });
    expect((await omar.listNow())[0]?.unread).toBe(0);
    expect(await omar.badge()).toBe(0);
    expect((await omar.pageNow(sara)).readState.readUpTo).toBe(4);
  });

  test('stays right when messages are deleted before and after', async () => {
    const [sara, omar] = await two();
    const ids: string[] = [];
    for (let n = 1; n <= 4; n += 1) ids.push((await sara.sendNow(omar, `${n}`))._id);
    await omar.setState(sara, { readUpTo: 2 });
    await sara.remove(ids[0] ?? '');
    expect((await omar.listNow())[0]?.unread).toBe(2);
    await sara.remove(ids[3] ?? '');
    expect((await omar.listNow())[0]?.unread).toBe(1);
    await sara.remove(ids[2] ?? '');
    expect((await omar.listNow())[0]?.unread).toBe(0);
    for (const id of ids) await messageWritten(id, undefined);
    expect(await omar.badge()).toBe(0);
  });
});

describe('phrases and meetings', () => {
  test('are read in the language of the reader', async () => {
    const [sara, omar] = await two();
    const phrase = { key: 'canSeeOn', day: '2026-12-05' };
    const sent = await sara.sendNow(omar, { phrase }, { language: 'ku' });
    expect(sent.phrase).toEqual(phrase);
    const [arabic] = (await omar.pageNow(sara, '', { language: 'ar' })).messages;
    const [english] = (await omar.pageNow(sara, '', { language: 'en' })).messages;
    expect(arabic?.content).toMatch(/[ء-ي]/);
    expect(english?.content).toMatch(/see it/);
    expect(arabic?.phrase).toEqual(phrase);
  });

  const meeting = { day: '2026-12-05', hour: '16:30', place: 'شارع المتنبي' };
  const stateOf = async (me: ChatUser, other: ChatUser, id: string) =>
    (await me.pageNow(other)).messages.find(({ _id }) => _id === id)?.meeting?.state;

  test.each(['accepted', 'declined'] as const)(
    'a meeting is %s by its receiver',
    async (answer) => {
      const [sara, omar] = await two();
      const { _id } = await sara.sendNow(omar, { meeting });
      expect(await stateOf(omar, sara, _id)).toBe('proposed');
      failureOf(await sara.send(omar, { answer: { meeting: _id, answer } }), 409);
      await omar.sendNow(sara, { answer: { meeting: _id, answer } });
      expect(await stateOf(sara, omar, _id)).toBe(answer);
      failureOf(await omar.send(sara, { answer: { meeting: _id, answer } }), 409);
    },
  );

  test('another time replaces the one before', async () => {
    const [sara, omar] = await two();
    const { _id } = await sara.sendNow(omar, { meeting });
    const later = { ...meeting, hour: '18:00', replaces: _id };
    const second = await omar.sendNow(sara, { meeting: later });
    expect(await stateOf(sara, omar, _id)).toBe('replaced');
    expect(await stateOf(sara, omar, second._id)).toBe('proposed');
  });

  test('a meeting of another conversation cannot be answered', async () => {
    const [sara, omar] = await two();
    const dilan = await buildChatUser(created);
    const { _id } = await sara.sendNow(omar, { meeting });
    await omar.sendNow(dilan, 'hello');
    failureOf(await omar.send(dilan, { answer: { meeting: _id, answer: 'accepted' } }), 404);
    failureOf(await sara.edit(_id, 'Tuesday'), 409);
  });
});

describe('a block', () => {
  test('stops messages and edits both ways, and hides nothing', async () => {
    const [sara, omar] = await two();
    const { _id } = await sara.sendNow(omar, 'one');
    const answer = await omar.sendNow(sara, 'two');
    expect((await omar.block(sara)).status).toBe(200);
    expect(failureOf(await sara.send(omar, 'three'), 403).key).toBe('blockedYou');
    expect(failureOf(await omar.send(sara, 'three'), 403).key).toBe('blockedByYou');
    failureOf(await sara.edit(_id, 'other'), 403);
    failureOf(await omar.edit(answer._id, 'other'), 403);
    const page = await sara.pageNow(omar);
    expect(contentsOf(page)).toEqual(['one', 'two']);
    expect(page.blockStatus).toEqual({ youBlocked: false, blockedYou: true });
    expect((await omar.listNow())[0]?.blockStatus).toEqual({ youBlocked: true, blockedYou: false });
    // A blocked person cannot lift the block.
    await sara.unblock(omar);
    failureOf(await sara.send(omar, 'three'), 403);
    expect((await omar.unblock(sara)).status).toBe(200);
    await sara.sendNow(omar, 'three');
  });

  test('applies before the first message too', async () => {
    const [sara, omar] = await two();
    await omar.block(sara);
    failureOf(await sara.send(omar, 'one'), 403);
    failureOf(await omar.send(sara, 'one'), 403);
    expect((await sara.pageNow(omar)).blockStatus.blockedYou).toBe(true);
  });

  test('is listed for the person who set it, latest first', async () => {
    const [sara, omar] = await two();
    const dilan = await buildChatUser(created);
    await dilan.block(sara);
    await dilan.block(omar);
    await dilan.block(omar);
    const listed = dataOf(listBlockedUsers, await dilan.blocked());
    expect(listed).toEqual([
      { _id: omar.uid, hasWritten: false },
      { _id: sara.uid, hasWritten: false },
    ]);
    expect(dataOf(listBlockedUsers, await sara.blocked())).toEqual([]);
  });
});
