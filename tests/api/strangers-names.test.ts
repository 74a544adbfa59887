import { getUser } from '@qaysari/contract/investor/calls';
import { listOwnerListings } from '@qaysari/contract/listing/calls';
import { setNameOnAds } from '@qaysari/contract/account/calls';
import { listBlockedUsers } from '@qaysari/contract/message/calls';
import { conversationIdOf } from '@qaysari/contract/message/types';
import { getListingContact } from '@qaysari/contract/listing/own-calls';
import { afterAll, describe, expect, test } from 'vitest';
import { ask, dataOf, failureOf, type Answer } from '../support/api-client.ts';
import { startCreating, type Member } from '../support/created.ts';
import { countEarlier } from '../support/earlier-requests.ts';
import { buildInvestor } from '../support/investors.ts';
import { buildChatUser, type ChatUser } from '../support/chat-users.ts';

/** What people learn about each other: names, addresses, and whether an account exists. */

const created = startCreating();
afterAll(() => created.removeAll());

const spyOn = (fields: Record<string, unknown> = {}) =>
  Promise.all([
    buildChatUser(created, { hasAd: false }),
    buildChatUser(created, { fields: { firstname: 'Omar', lastname: 'Hidden', ...fields } }),
  ]);

const at = (path: string, id: string) => path.replace('{id}', id);

describe('a thread', () => {
  test('with somebody who never wrote has no name, last name, username or address', async () => {
    const [me, owner] = await spyOn();
    const before = await me.pageNow(owner);
    await me.sendNow(owner, 'hello');
    const after = await me.pageNow(owner);
    for (const { userInfo } of [before, after]) {
      expect(userInfo).toEqual({ _id: owner.uid, hasWritten: false });
    }
    expect((await me.listNow())[0]?.partner).toEqual({ _id: owner.uid, hasWritten: false });
    // Both read this document by the live connection.
    const id = conversationIdOf(me.uid, owner.uid);
    const stored = (await created.firestore.doc(`conversations/${id}`).get()).data();
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`Omar|Hidden|${owner.username}`));
    expect(await me.listNow('?search=hidden')).toEqual([]);
  });

  test('has the name that their ad shows, by their choice', async () => {
    const [me, owner] = await spyOn();
    const choose = (nameOnAds: string) =>
      ask(setNameOnAds.path, { method: 'PUT', token: owner.token, json: { nameOnAds } });
    await choose('firstname');
    expect((await me.pageNow(owner)).userInfo).toMatchObject({ name: 'Omar', hasWritten: false });
    await choose('nothing');
    expect((await me.pageNow(owner)).userInfo).not.toHaveProperty('name');
  });

  test('has the name of their page of an approved investor', async () => {
    const [me] = await spyOn();
    const { firstname, lastname } = { firstname: 'Rania', lastname: 'Salim' };
    const investor = await buildInvestor(created);
    await created.firestore.doc(`users/${investor.uid}`).update({ firstname, lastname });
    const { userInfo } = await me.pageNow(investor);
    expect(userInfo).toEqual({ _id: investor.uid, hasWritten: false, name: 'Rania Salim' });
  });

  test('has both names once the other has written, and the address once both have', async () => {
    const [me, owner] = await spyOn();
    await me.sendNow(owner, 'hello');
    await owner.sendNow(me, 'welcome');
    const names = { firstname: 'Omar', lastname: 'Hidden' };
    const known = { _id: owner.uid, hasWritten: true, ...names };
    expect((await me.pageNow(owner)).userInfo).toEqual({ ...known, otherEmail: owner.email });
    expect((await me.listNow())[0]?.partner).toEqual(known);
    expect(await me.listNow('?search=hidden')).toHaveLength(1);
    // Without an ad there is no contact that could be opened.
    expect((await owner.pageNow(me)).userInfo).not.toHaveProperty('otherEmail');
  });

  test('has the username of who has no name only between two who have both written', async () => {
    const [me, owner] = await spyOn();
    await me.sendNow(owner, 'hello');
    expect((await owner.pageNow(me)).userInfo).toEqual({ _id: me.uid, hasWritten: true });
    expect(await owner.listNow(`?search=${me.username}`)).toEqual([]);
    await owner.sendNow(me, 'welcome');
    expect((await owner.pageNow(me)).userInfo.username).toBe(me.username);
    await me.sendNow(owner, 'thanks');
    expect(await owner.listNow(`?search=${me.username}`)).toHaveLength(1);
  });

  test('of two who have talked stays whole under a block, and without any ad', async () => {
    const [me, owner] = await spyOn();
    await me.sendNow(owner, 'hello');
    await owner.sendNow(me, 'welcome');
    const before = await me.pageNow(owner);
    await owner.block(me);
    const blockStatus = { youBlocked: false, blockedYou: true };
    expect(await me.pageNow(owner)).toEqual({ ...before, blockStatus });
    const [blocked] = dataOf(listBlockedUsers, await owner.blocked());
    expect(blocked).toMatchObject({ _id: me.uid, username: me.username });
    expect((await me.block(owner)).status).toBe(200);
    expect((await me.unblock(owner)).status).toBe(200);
  });
});

describe('somebody without any relation to the caller', () => {
  const calls: Record<string, (me: ChatUser, other: Member) => Promise<Answer>> = {
    thread: (me, other) => me.page(other),
    message: (me, other) => me.send(other, 'hello'),
    block: (me, other) => me.block(other),
    unblock: (me, other) => me.unblock(other),
    mute: (me, other) => me.setState(other, { isMuted: true }),
    report: (me, other) => me.report({ kind: 'person', id: other.uid, reason: 'offensive' }),
    page: (me, other) => ask(at(getUser.path, other.uid), { token: me.token }),
    ads: (me, other) => ask(at(listOwnerListings.path, other.uid), { token: me.token }),
  };

  test.each(Object.entries(calls))('is the 404 of nobody: %s', async (_name, call) => {
    const [me, other] = await Promise.all([
      buildChatUser(created, { hasAd: false }),
      buildChatUser(created, { hasAd: false }),
    ]);
    const nobody = failureOf(await call(me, { ...other, uid: `${other.uid.slice(1)}x` }), 404);
    expect(failureOf(await call(me, other), 404)).toEqual(nobody);
    expect(dataOf(listBlockedUsers, await me.blocked())).toEqual([]);
    expect(await me.listNow()).toEqual([]);
  });

  test('stays unblocked when there is no ad any more', async () => {
    const [me, owner] = await Promise.all([
      buildChatUser(created, { hasAd: false }),
      buildChatUser(created, { hasAd: false }),
    ]);
    const ad = await created.buildListing({ owner: owner.uid });
    expect((await me.block(owner)).status).toBe(200);
    await created.saveListing(ad, { owner: owner.uid, status: 'pending' });
    failureOf(await me.page(owner), 404);
    const listed = dataOf(listBlockedUsers, await me.blocked());
    expect(listed).toEqual([{ _id: owner.uid, hasWritten: false }]);
    expect((await me.unblock(owner)).status).toBe(200);
    failureOf(await me.unblock(owner), 404);
  });
});

describe('a spy with one account', () => {
  test('gets 200 addresses a day, of ads, investors and threads together, each counted', async () => {
    const spy = await buildChatUser(created, { hasAd: false });
    const day = { kind: 'contact', subject: spy.uid, ageMinutes: 23 * 60 };
    await countEarlier(created, { ...day, count: 197 });
    const [one, other] = await Promise.all([buildChatUser(created), buildChatUser(created)]);
    for (const each of [one, other]) {
      await spy.sendNow(each, 'hello');
      await each.sendNow(spy, 'welcome');
    }
    const ad = await created.buildListing({ owner: one.uid });
    const investor = await buildInvestor(created);
    const contact = () => ask(at(getListingContact.path, ad), { token: spy.token });
    const page = () => ask(at(getUser.path, investor.uid), { token: spy.token });
    expect(dataOf(getListingContact, await contact()).email).toBe(one.email);
    expect(dataOf(getUser, await page()).email).toBe(investor.email);
    expect((await spy.pageNow(one)).userInfo.otherEmail).toBe(one.email);
    // The same address within a day does not count again.
    expect((await spy.pageNow(one)).userInfo.otherEmail).toBe(one.email);
    failureOf(await contact(), 429);
    failureOf(await page(), 429);
    const { userInfo } = await spy.pageNow(other);
    expect(userInfo).toMatchObject({ _id: other.uid, hasWritten: true });
    expect(userInfo).not.toHaveProperty('otherEmail');
  });

  test('reads no last name and no username of who has not written, wherever they look', async () => {
    const [spy, owner] = await spyOn({ nameOnAds: 'firstname' });
    const ad = await created.buildListing({ owner: owner.uid });
    await spy.sendNow(owner, { content: 'hello', listing: ad });
    await spy.block(owner);
    const paths = [
      ...[`/user/${owner.uid}`, `/message/${owner.uid}`, '/message/me', '/user/block/users'],
      ...[`/listing/approved/${ad}`, `/listing/owner/${ad}`, `/listing/of-owner/${owner.uid}`],
    ];
    const answers = [await spy.report({ kind: 'person', id: owner.uid, reason: 'offensive' })];
    for (const path of paths) answers.push(await ask(path, { token: spy.token }));
    answers.push(await ask('/report/me', { token: spy.token }));
    for (const { body } of answers) {
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`Hidden|${owner.username}`));
    }
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});
