import { getLiveAccess } from '@qaysari/contract/message/calls';
import { conversationIdOf } from '@qaysari/contract/message/types';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { applyLockOut } from '../../functions/src/lock-out/apply-lock-out.ts';
import { ask, dataOf, failureOf, type Answer } from '../support/api-client.ts';
import { startCreating, type Member } from '../support/created.ts';
import { adminApp } from '../support/stack.ts';
import { buildChatUser, chatUserOf, type ChatUser } from '../support/chat-users.ts';

adminApp();
const created = startCreating();
afterAll(() => created.removeAll());

const actors = [
  'visitor',
  'stranger',
  'sender',
  'receiver',
  'blocked',
  'blocker',
  'deleted',
  'locked out',
] as const;
type Actor = (typeof actors)[number];

interface Scene {
  /** Who acts, and the person on the other side of what they do. */
  me: ChatUser;
  other: Member;
  /** A message of the sender to the receiver. */
  message: string;
  conversation: string;
}

/** Sara has written to Omar, who may have blocked her; the actor is one of the two or somebody else. */
async function sceneOf(actor: Actor): Promise<Scene> {
  const [sara, omar] = await Promise.all([
    buildChatUser(created, { hasAd: false }),
    buildChatUser(created),
  ]);
  const { _id } = await sara.sendNow(omar, 'hello');
  const scene = { message: _id, conversation: conversationIdOf(sara.uid, omar.uid) };
  if (actor === 'stranger') return { ...scene, me: await buildChatUser(created), other: sara };
  if (actor === 'visitor') return { ...scene, me: chatUserOf(omar, ''), other: sara };
  if (actor === 'blocked' || actor === 'blocker') await omar.block(sara);
  const field = { deleted: 'deletedAt', 'locked out': 'blockedAt' }[actor as string];
  if (field) await created.firestore.doc(`users/${sara.uid}`).update({ [field]: Timestamp.now() });
  const isReceiver = actor === 'receiver' || actor === 'blocker';
  return isReceiver ? { ...scene, me: omar, other: sara } : { ...scene, me: sara, other: omar };
}

/** The scenes of rows that change nothing for others. */
const shared = new Map<Actor, Promise<Scene>>();
function sharedSceneOf(actor: Actor): Promise<Scene> {
  const scene = shared.get(actor) ?? sceneOf(actor);
  shared.set(actor, scene);
  return scene;
}

interface Row {
  /** Whether the call changes what others may do. Then it gets its own scene. */
  changesRights?: boolean;
  call: (scene: Scene) => Promise<Answer>;
  /** Visitors, deleted and locked out people always get 401. */
  statuses: Record<Exclude<Actor, 'visitor' | 'deleted' | 'locked out'>, number>;
}

const all = (status: number) =>
  ({
    stranger: status,
    sender: status,
    receiver: status,
    blocked: status,
    blocker: status,
  }) as const;

const rows: Record<string, Row> = {
  'read messages': {
    call: ({ me, other }) => me.page(other),
    statuses: { ...all(200), stranger: 404 },
  },
  'send a message': {
    changesRights: true,
    call: ({ me, other }) => me.send(other, 'hi'),
    statuses: { ...all(200), blocked: 403, blocker: 403, stranger: 404 },
  },
  'edit the message': {
    call: ({ me, message }) => me.edit(message, 'good evening'),
    statuses: { ...all(403), stranger: 404, sender: 200 },
  },
  'delete the message': {
    changesRights: true,
    call: ({ me, message }) => me.remove(message),
    statuses: { ...all(200), stranger: 404 },
  },
  'delete the conversation': {
    changesRights: true,
    call: ({ me, conversation }) => me.removeConversation(conversation),
    statuses: { ...all(200), stranger: 404 },
  },
  'block the other': {
    changesRights: true,
    call: ({ me, other }) => me.block(other),
    statuses: { ...all(200), stranger: 404 },
  },
  'unblock the other': {
    changesRights: true,
    call: ({ me, other }) => me.unblock(other),
    statuses: { ...all(200), stranger: 404 },
  },
  'say what is read': {
    call: ({ me, other }) => me.setState(other, { readUpTo: 1 }),
    statuses: { ...all(200), stranger: 404 },
  },
  'report the other': {
    call: ({ me, other }) => me.report({ kind: 'person', id: other.uid, reason: 'offensive' }),
    statuses: { ...all(200), stranger: 404 },
  },
  'report the message': {
    call: ({ me, message }) => me.report({ kind: 'message', id: message, reason: 'offensive' }),
    statuses: { ...all(404), receiver: 200, blocker: 200 },
  },
  'list conversations': { call: ({ me }) => me.list(), statuses: all(200) },
  'list blocked people': { call: ({ me }) => me.blocked(), statuses: all(200) },
  'get live access': {
    call: ({ me: { token } }) => ask(getLiveAccess.path, { token }),
    statuses: all(200),
  },
};

describe.each(Object.entries(rows))('%s', (_name, { changesRights = false, call, statuses }) => {
  test.each(actors)('%s', async (actor) => {
    const status = (statuses as Partial<Record<Actor, number>>)[actor] ?? 401;
    // A refused call changes nothing.
    const scene = await (changesRights && status === 200 ? sceneOf : sharedSceneOf)(actor);
    const answer = await call(scene);
    if (status === 200) expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    else failureOf(answer, status);
  });
});

test('a stranger sees nothing of a conversation', async () => {
  const { me, conversation } = await sceneOf('stranger');
  expect(await me.listNow()).toEqual([]);
  const invented = await me.removeConversation(`${conversation}x`);
  expect(invented.body).toEqual((await me.removeConversation(conversation)).body);
});

test.each(['__x__', 'a/b', 'x'.repeat(400), 'nobody'])('nobody has the id %j', async (uid) => {
  const me = await buildChatUser(created);
  const nobody = { ...me, uid };
  failureOf(await me.page(nobody), 404);
  const sent = await me.send(nobody, 'hello');
  expect([400, 404]).toContain(sent.status);
  failureOf(await me.block(nobody), 404);
  failureOf(await me.remove(uid), 404);
  failureOf(await me.removeConversation(uid), 404);
});

test('nobody writes to themselves', async () => {
  const me = await buildChatUser(created);
  failureOf(await me.send(me, 'hello'), 404);
  failureOf(await me.page(me), 404);
  failureOf(await me.block(me), 404);
});

describe('somebody who is locked out by staff', () => {
  test('gets no messages, and all their conversations say so until they are let in', async () => {
    const [sara, omar] = await Promise.all([buildChatUser(created), buildChatUser(created)]);
    await omar.sendNow(sara, 'hello');
    const user = created.firestore.doc(`users/${sara.uid}`);
    await user.update({ blockedAt: Timestamp.now() });
    await applyLockOut(sara.uid);
    failureOf(await omar.send(sara, 'are you there?'), 404);
    expect((await omar.pageNow(sara)).userInfo.unreachable).toBe('lockedOut');
    expect((await omar.listNow())[0]?.partner.unreachable).toBe('lockedOut');
    await user.update({ blockedAt: null });
    await applyLockOut(sara.uid);
    await omar.sendNow(sara, 'are you there?');
    expect((await omar.pageNow(sara)).userInfo).not.toHaveProperty('unreachable');
  });

  test('cannot be written to for the first time', async () => {
    const [sara, omar] = await Promise.all([buildChatUser(created), buildChatUser(created)]);
    await created.firestore.doc(`users/${sara.uid}`).update({ blockedAt: Timestamp.now() });
    failureOf(await omar.send(sara, 'hello'), 404);
    failureOf(await omar.page(sara), 404);
  });
});

test('live access names the caller, and the emulators only where there are some', async () => {
  const me = await buildChatUser(created);
  const access = dataOf(getLiveAccess, await ask(getLiveAccess.path, { token: me.token }));
  const [, payload = ''] = access.token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { uid: string };
  expect(claims.uid).toBe(`live-${me.uid}`);
  expect(access.emulators?.firestore).toMatch(/^http:\/\/[\d.]+:\d+$/);
});
