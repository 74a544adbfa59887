import {
  login,
  logoutEverywhere,
  getMe,
  endSession,
  listSessions,
  logout,
  changePassword,
} from '@qaysari/contract/account/calls';
import { limits } from '@qaysari/contract/shared/limits';
import { type DeviceSession } from '@qaysari/contract/account/types';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { noteUse } from '../../functions/src/session/store.ts';
import { ask, call, dataOf, failureOf } from '../support/api-client.ts';
import { startCreating, type Member } from '../support/created.ts';
import { countEarlier } from '../support/earlier-requests.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

async function signIn({ username, password }: Member, userAgent = phone): Promise<string> {
  const headers = { 'User-Agent': userAgent };
  const body = { usernameOrEmail: username, password };
  return dataOf(login, await call(login, body, { headers })).token;
}

const listed = async (token: string) =>
  dataOf(listSessions, await call(listSessions, undefined, { token }));
const end = (id: string, token: string) =>
  ask(`/user/sessions/${id}`, { method: endSession.method, token });
const statusOf = async (token: string) => (await call(getMe, undefined, { token })).status;
const otherOf = (all: DeviceSession[]) => all.find(({ isCurrent }) => !isCurrent)?.id ?? '';
const documentsOf = ({ uid }: Member) => created.firestore.collection(`users/${uid}/sessions`);

async function signedInTwice() {
  const member = await created.buildMember();
  const here = await signIn(member);
  const there = await signIn(member, desk);
  return { member, here, there, id: otherOf(await listed(here)) };
}

describe('the devices of somebody', () => {
  test('are listed in plain words, this one first', async () => {
    const { member, here, there } = await signedInTwice();
    const all = await listed(here);
    expect(all).toMatchObject([
      { device: { browser: 'chrome', system: 'android' }, isCurrent: true },
      { device: { browser: 'firefox', system: 'linux' }, isCurrent: false },
    ]);
    expect(await listed(there)).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
    const [stored] = (await documentsOf(member).get()).docs;
    // Nothing more precise is stored: no user agent, no address.
    expect(Object.keys(stored?.data() ?? {}).toSorted()).toEqual(
      ['createdAt', 'device', 'expireAt', 'lastUsedAt', 'validFrom'].toSorted(),
    );
  });

  test('without a session that began before there was a list', async () => {
    const member = await created.buildMember();
    const token = await created.signIn(member);
    expect(await listed(token)).toEqual([]);
    expect((await call(logout, {}, { token })).status).toBe(200);
    expect(await statusOf(token)).toBe(200);
  });

  test('without those that have ended by themselves', async () => {
    const { member, here, id } = await signedInTwice();
    await documentsOf(member).doc(id).update({ expireAt: Timestamp.now() });
    expect(await listed(here)).toHaveLength(1);
    failureOf(await end('nobody', here), 404);
  });
});

describe('more than 50 devices', () => {
  const old = Timestamp.fromMillis(Date.now() - 60 * 60_000);
  const expireAt = Timestamp.fromMillis(Date.now() + 60 * 60_000);

  /** Somebody who signed in twice, and on so many devices since the first time. */
  async function signedInOften(others: number) {
    const { member, here, there, id } = await signedInTwice();
    const batch = created.firestore.batch();
    batch.update(documentsOf(member).doc(id), { createdAt: old });
    for (let n = 0; n < others; n += 1) {
      const at = Timestamp.fromMillis(old.toMillis() + 1_000 + n);
      const times = { createdAt: at, lastUsedAt: at, expireAt };
      batch.set(documentsOf(member).doc(`other-${n}`), { device: {}, validFrom: 0, ...times });
    }
    await batch.commit();
    return { member, here, oldest: there };
  }

  test('are not signed in at once: the oldest ends with the sign-in that is too many', async () => {
    const { member, here, oldest } = await signedInOften(47);
    const fiftieth = await signIn(member);
    expect(await listed(here)).toHaveLength(50);
    expect(await statusOf(oldest)).toBe(200);
    const next = await signIn(member);
    expect(await statusOf(oldest)).toBe(401);
    for (const token of [here, fiftieth, next]) expect(await statusOf(token)).toBe(200);
    expect((await documentsOf(member).get()).size).toBe(50);
    expect(await listed(next)).toHaveLength(50);
  });

  test('end in one sign-in where there are more of old', async () => {
    const { member, here, oldest } = await signedInOften(60);
    const next = await signIn(member);
    expect(await statusOf(oldest)).toBe(401);
    for (const token of [here, next]) expect(await statusOf(token)).toBe(200);
    expect((await documentsOf(member).get()).size).toBe(50);
  });

  test('too many for one document in a week end all others, and not the one that begins', async () => {
    const { member, here } = await signedInOften(48);
    const ended = Array.from({ length: 200 }, (_, n) => [`ended-${n}`, Timestamp.now()] as const);
    await created.firestore
      .doc(`users/${member.uid}`)
      .update({ endedSessions: Object.fromEntries(ended) });
    const next = await signIn(member);
    expect(await statusOf(here)).toBe(401);
    expect(await statusOf(next)).toBe(200);
    const user = await created.firestore.doc(`users/${member.uid}`).get();
    expect(user.get('endedSessions')).toBeUndefined();
  });

  test('from before a new password sign nobody out', async () => {
    const { member, here } = await signedInOften(48);
    await created.firestore
      .doc(`users/${member.uid}`)
      .update({ sessionsValidFrom: Timestamp.now() });
    expect(await statusOf(here)).toBe(401);
    const next = await signIn(member);
    const user = await created.firestore.doc(`users/${member.uid}`).get();
    expect(user.get('endedSessions')).toBeUndefined();
    expect(await listed(next)).toHaveLength(1);
  });
});

describe('signing a device out', () => {
  test('ends its session with the next request, and no other', async () => {
    const { here, there, id } = await signedInTwice();
    expect((await end(id, here)).status).toBe(200);
    expect(await statusOf(there)).toBe(401);
    expect(await statusOf(here)).toBe(200);
    expect(await listed(here)).toHaveLength(1);
    // A repeated call changes nothing.
    expect((await end(id, here)).status).toBe(200);
    expect(await statusOf(here)).toBe(200);
  });

  test('while the device is in use lets no request through afterwards', async () => {
    const { here, there, id } = await signedInTwice();
    const during = Array.from({ length: 8 }, () => statusOf(there));
    const ended = end(id, here);
    expect((await ended).status).toBe(200);
    for (const status of await Promise.all(during)) expect([200, 401]).toContain(status);
    expect(await Promise.all(Array.from({ length: 4 }, () => statusOf(there)))).toEqual(
      Array(4).fill(401),
    );
  });

  test('of each other at once ends one of them at least', async () => {
    const { here, there, id } = await signedInTwice();
    const mine = otherOf(await listed(there));
    await Promise.all([end(id, here), end(mine, there)]);
    const left = await Promise.all([statusOf(here), statusOf(there)]);
    // One may be signed out before its own call arrives.
    expect(left).toContain(401);
  });

  test('twice at once does it once', async () => {
    const { member, here, id } = await signedInTwice();
    const answers = await Promise.all([end(id, here), end(id, here), end(id, here)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const user = await created.firestore.doc(`users/${member.uid}`).get();
    expect(Object.keys(user.get('endedSessions') as object)).toEqual([id]);
  });

  test('is 404 alike for one of somebody else and for none', async () => {
    const { here, id } = await signedInTwice();
    const stranger = await signIn(await created.buildMember());
    const theirs = failureOf(await end(id, stranger), 404);
    expect(failureOf(await end('nothing-like-it', stranger), 404)).toEqual(theirs);
    failureOf(await end('x!y', stranger), 404);
    expect(await listed(here)).toHaveLength(2);
  });

  test('ends the notifications of that device alone', async () => {
    const { member, here, id } = await signedInTwice();
    const list = created.firestore.collection(`users/${member.uid}/pushSubscriptions`);
    await list.doc('there').set({ endpoint: 'a', session: id, createdAt: Timestamp.now() });
    await list.doc('here').set({ endpoint: 'b', session: 'other', createdAt: Timestamp.now() });
    await end(id, here);
    expect((await list.get()).docs.map((each) => each.id)).toEqual(['here']);
  });

  test('forgets sessions that would have ended by themselves', async () => {
    const { member, here, id } = await signedInTwice();
    const old = Timestamp.fromMillis(Date.now() - (limits.tokenDays * 24 + 1) * 3_600_000);
    await created.firestore.doc(`users/${member.uid}`).update({ endedSessions: { old } });
    await end(id, here);
    const user = await created.firestore.doc(`users/${member.uid}`).get();
    expect(Object.keys(user.get('endedSessions') as object)).toEqual([id]);
  });

  test('is limited, because each ended session is stored in the user document', async () => {
    const { member, here, id } = await signedInTwice();
    await countEarlier(created, {
      ...{ kind: 'end-session', subject: member.uid, count: limits.sessionsEnded },
    });
    failureOf(await end(id, here), 429);
    expect((await call(logoutEverywhere, {}, { token: here })).status).toBe(200);
    expect(await statusOf(here)).toBe(401);
  });
});

describe('signing out', () => {
  test('ends this session for good, and its line in the list', async () => {
    const { here, there } = await signedInTwice();
    expect((await call(logout, {}, { token: there })).status).toBe(200);
    expect(await statusOf(there)).toBe(401);
    failureOf(await call(logout, {}, { token: there }), 401);
    expect(await listed(here)).toHaveLength(1);
  });

  test('everywhere empties the list', async () => {
    const { member, here } = await signedInTwice();
    await call(logoutEverywhere, {}, { token: here });
    const again = await signIn(member, desk);
    expect(await listed(again)).toMatchObject([{ isCurrent: true }]);
    const user = await created.firestore.doc(`users/${member.uid}`).get();
    expect(user.get('endedSessions')).toBeUndefined();
  });

  test('of all others by a new password leaves this device in the list', async () => {
    const { member, here } = await signedInTwice();
    const next = { newPassword: 'Another-Lane-18', confirmNewPassword: 'Another-Lane-18' };
    const headers = { 'User-Agent': phone };
    const answer = await call(
      changePassword,
      { password: member.password, ...next },
      { token: here, headers },
    );
    const { token } = dataOf(changePassword, answer);
    expect(await listed(token)).toMatchObject([
      { device: { browser: 'chrome', system: 'android' }, isCurrent: true },
    ]);
  });
});

describe('the day of the last use', () => {
  const day = 24 * 60 * 60 * 1000;
  const lastUse = async (member: Member, id: string) =>
    (
      (await documentsOf(member).doc(id).get()).get('lastUsedAt') as Timestamp | undefined
    )?.toMillis();

  test('is noted from the second day on, once a day', async () => {
    const { member, id } = await signedInTwice();
    const session = { uid: member.uid, id, validFrom: 0 };
    const atFirst = await lastUse(member, id);
    await noteUse({ ...session, signedInAt: Date.now() - day + 60_000 });
    expect(await lastUse(member, id)).toBe(atFirst);
    await noteUse({ ...session, signedInAt: Date.now() - day });
    const noted = await lastUse(member, id);
    expect(noted).toBeGreaterThan(atFirst ?? Infinity);
    await noteUse({ ...session, signedInAt: Date.now() - day });
    expect(await lastUse(member, id)).toBe(noted);
  });

  test('does not bring an ended session back', async () => {
    const { member, here, id } = await signedInTwice();
    await end(id, here);
    await noteUse({ uid: member.uid, id, validFrom: 0, signedInAt: 0 });
    expect((await documentsOf(member).doc(id).get()).exists).toBe(false);
  });
});
