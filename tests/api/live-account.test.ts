import { login, register, logout } from '@qaysari/contract/account/calls';
import { getLiveAccess } from '@qaysari/contract/message/calls';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLiveToken } from '../../functions/src/platform/accounts.ts';
import { ask, call, dataOf, failureOf } from '../support/api-client.ts';
import { startCreating, type Member } from '../support/created.ts';
import { newPerson } from '../support/people.ts';
import { adminApp, authHost } from '../support/stack.ts';
import { buildChatUser, type ChatUser } from '../support/chat-users.ts';

/** Somebody has copied what a browser uses for the live connection, and asks Firebase itself. */

const created = startCreating();
afterAll(() => created.removeAll());
const admin = getAuth(adminApp());
const project = adminApp().options.projectId ?? '';
const liveUid = ({ uid }: Member) => `live-${uid}`;

interface Tokens {
  idToken: string;
  refreshToken: string;
}

async function postJson(url: string, body: object, bearer?: string) {
  const headers = {
    'Content-Type': 'application/json',
    ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Asks Firebase Auth as a browser does. */
const askAuth = (path: string, body: object) =>
  postJson(`http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=any`, body);

async function exchange(token: string): Promise<Tokens> {
  const { status, body } = await askAuth('signInWithCustomToken', {
    token,
    returnSecureToken: true,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Tokens;
}

async function refresh(refreshToken: string): Promise<string | undefined> {
  const url = `http://${authHost}/securetoken.googleapis.com/v1/token?key=any`;
  const { body } = await postJson(url, { grant_type: 'refresh_token', refreshToken });
  return body['id_token'] as string | undefined;
}

const accessOf = async (session: string) =>
  dataOf(getLiveAccess, await ask(getLiveAccess.path, { token: session }));

describe('the account of a live token', () => {
  test('is no account of a person: it has a name of its own, claims, and nothing to sign in with', async () => {
    const me = await created.buildMember();
    const { token, expiresIn } = await accessOf(await created.signIn(me));
    const [, payload = ''] = token.split('.');
    const { uid, claims } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      uid: string;
      claims: { person: string; until: number };
    };
    expect(uid).toBe(liveUid(me));
    expect(claims.person).toBe(me.uid);
    expect(expiresIn).toBe(15 * 60);
    expect(Math.abs(claims.until - Date.now() - expiresIn * 1_000)).toBeLessThan(60_000);
    const { email, phoneNumber, providerData } = await admin.getUser(uid);
    expect({ email, phoneNumber, providerData }).toEqual({
      email: undefined,
      phoneNumber: undefined,
      providerData: [],
    });
  });

  test('goes with the person', async () => {
    const me = await created.buildMember();
    await accessOf(await created.signIn(me));
    const { deleteAccount } = await import('../../functions/src/platform/accounts.ts');
    await deleteAccount(me.uid);
    await expect(admin.getUser(liveUid(me))).rejects.toThrow(/no user record/);
  });
});

describe('with a live token', () => {
  const password = 'Thief-Password-99';
  /** What Firebase Auth offers to the holder of an ID token. */
  const attempts: Record<string, (tokens: Tokens, mine: string) => ReturnType<typeof askAuth>> = {
    'a new password': ({ idToken }) => askAuth('update', { idToken, password }),
    'a new address': ({ idToken }, email) => askAuth('update', { idToken, email }),
    'an address and a password': ({ idToken }, email) =>
      askAuth('update', { idToken, email, password }),
    'an address and a password, as by signing up': ({ idToken }, email) =>
      askAuth('signUp', { idToken, email, password }),
    'a link to another address': ({ idToken }, newEmail) =>
      askAuth('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }),
    'a link to verify the address': ({ idToken }) =>
      askAuth('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }),
    'no password': ({ idToken }) => askAuth('update', { idToken, deleteProvider: ['password'] }),
    'no address': ({ idToken }) => askAuth('update', { idToken, deleteAttribute: ['EMAIL'] }),
    'another name': ({ idToken }) => askAuth('update', { idToken, displayName: 'Thief' }),
    'claims of their own': ({ idToken }) =>
      askAuth('update', { idToken, customAttributes: '{"person":"somebody"}' }),
    'another user of the request': ({ idToken }, mine) =>
      askAuth('update', { idToken, localId: mine, password }),
    'another provider': ({ idToken }) =>
      askAuth('signInWithIdp', {
        idToken,
        postBody: `id_token=${JSON.stringify({ sub: 'thief', email: 'thief@example.com' })}&providerId=google.com`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
      }),
    'the end of the account': ({ idToken }) => askAuth('delete', { idToken }),
  };

  test.each(Object.entries(attempts))(
    '%s changes nothing of the person',
    async (_name, attempt) => {
      const me = await created.buildMember();
      const session = await created.signIn(me);
      const before = (await admin.getUser(me.uid)).toJSON() as Record<string, unknown>;
      const document = (await created.firestore.doc(`users/${me.uid}`).get()).data();
      const mine = `thief-${me.username}@example.com`;
      await attempt(await exchange((await accessOf(session)).token), mine);

      const after = (await admin.getUser(me.uid)).toJSON() as Record<string, unknown>;
      expect(after).toEqual({ ...before, metadata: after['metadata'] });
      expect((await created.firestore.doc(`users/${me.uid}`).get()).data()).toEqual(document);
      // Nobody but the owner gets in.
      for (const usernameOrEmail of [me.username, me.email, mine]) {
        failureOf(await call(login, { usernameOrEmail, password }), 401);
      }
      const { username } = me;
      const own = await call(login, { usernameOrEmail: username, password: me.password });
      expect(own.status, JSON.stringify(own.body)).toBe(200);
      // An address that the thief has taken is still free for whose it is.
      const owner = newPerson({ email: mine });
      expect((await call(register, owner)).status).toBe(200);
      const account = await admin.getUserByEmail(mine);
      expect(account.uid).not.toBe(liveUid(me));
      await admin.deleteUser(account.uid);
    },
  );
});

test('an address that a live account was given goes to its owner, and the live account stays', async () => {
  const me = await created.buildMember();
  const { idToken } = await exchange((await accessOf(await created.signIn(me))).token);
  const owner = newPerson();
  expect((await askAuth('update', { idToken, email: owner.email })).status).toBe(200);
  expect((await call(register, owner)).status).toBe(200);
  const { uid } = await admin.getUserByEmail(owner.email);
  expect(uid).not.toBe(liveUid(me));
  expect((await admin.getUser(liveUid(me))).email).toBeUndefined();
  await admin.deleteUser(uid);
});

describe('conversations with a live token', () => {
  let me: ChatUser;
  let other: ChatUser;
  let conversation: string;
  let message: string;
  beforeAll(async () => {
    [me, other] = await Promise.all([buildChatUser(created), buildChatUser(created)]);
    ({ _id: message } = await other.sendNow(me, 'hello'));
    const document = await created.firestore.doc(`messages/${message}`).get();
    conversation = String(document.get('conversation'));
    await created.write(`users/${me.uid}/inbox/${conversation}`, { partner: other.uid });
  });

  const documents = `projects/${project}/databases/(default)/documents`;
  /** Everything by which Firestore lets somebody read, with its status; a stream answers 200 with an error in it. */
  async function readings(origin: string, bearer: string): Promise<Record<string, boolean>> {
    const base = `${origin}/v1/${documents}`;
    const headers = { Authorization: `Bearer ${bearer}` };
    const get = async (path: string) => (await fetch(`${base}${path}`, { headers })).ok;
    const post = async (path: string, body: object) => {
      const { status, body: answer } = await postJson(`${base}${path}`, body, bearer);
      return status === 200 && !JSON.stringify(answer).includes('PERMISSION_DENIED');
    };
    const own = {
      from: [{ collectionId: 'messages' }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'participants' },
          op: 'ARRAY_CONTAINS',
          value: { stringValue: me.uid },
        },
      },
      limit: 5,
    };
    return {
      get: await get(`/messages/${message}`),
      batchGet: await post(':batchGet', { documents: [`${documents}/messages/${message}`] }),
      runQuery: await post(':runQuery', { structuredQuery: own }),
      runAggregationQuery: await post(':runAggregationQuery', {
        structuredAggregationQuery: { structuredQuery: own, aggregations: [{ count: {} }] },
      }),
      inbox: await get(`/users/${me.uid}/inbox/${conversation}`),
      edit: await post(':commit', {
        writes: [
          {
            update: { name: `${documents}/messages/${message}`, fields: {} },
            updateMask: { fieldPaths: ['content'] },
          },
        ],
      }),
    };
  }
  const isAll = (answers: Record<string, boolean>, value: boolean) =>
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, value])));

  test('are read for 15 minutes, and no longer, refreshed or not', async () => {
    const { token, emulators } = await accessOf(me.token);
    const origin = emulators?.firestore ?? '';
    const good = await exchange(token);
    const { edit: _refused, ...reads } = await readings(origin, good.idToken);
    isAll(reads, true);

    const late = await exchange(await createLiveToken(me.uid, Date.now() - 1));
    isAll(await readings(origin, late.idToken), false);
    const next = await refresh(late.refreshToken);
    expect(next).toBeDefined();
    isAll(await readings(origin, next ?? ''), false);
  });

  test('are not read with a token of the person’s own account', async () => {
    const { emulators } = await accessOf(me.token);
    const own = await askAuth('signInWithPassword', {
      ...{ email: me.email, password: me.password, returnSecureToken: true },
    });
    isAll(await readings(emulators?.firestore ?? '', own.body['idToken'] as string), false);
  });

  test('are not read with a token that an ended session asks for', async () => {
    const { username: usernameOrEmail, password } = me;
    const { token: session } = dataOf(login, await call(login, { usernameOrEmail, password }));
    await accessOf(session);
    expect((await call(logout, {}, { token: session })).status).toBe(200);
    failureOf(await ask(getLiveAccess.path, { token: session }), 401);
  });
});
