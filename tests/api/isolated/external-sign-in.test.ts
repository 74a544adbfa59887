import { createHash, randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import {
  listProviders,
  login,
  register,
  verifyEmail,
  getMe,
  deleteMe,
} from '@qaysari/contract/account/calls';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/platform/clock.ts';
import { config } from '../../../functions/src/platform/config.ts';
import { deletionCreated } from '../../../functions/src/triggers.ts';
import { ask, call, dataOf, failureOf } from '../../support/api-client.ts';
import { browserOf, type Ending } from '../../support/external-sign-in.ts';
import { linkCodeIn, mailsTo, sentMailTo } from '../../support/mails.ts';
import { forge, startOpenIdProvider } from '../../support/openid-provider.ts';
import { openOwnApi } from '../../support/own-api.ts';
import { credentialsOf, newPerson, signIn, signUp } from '../../support/people.ts';
import { adminApp } from '../../support/stack.ts';

vi.mock('firebase-functions/logger', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  warn: vi.fn(),
}));

const api = await openOwnApi();
const provider = await startOpenIdProvider();
const browser = browserOf(api.origin);
const site = 'https://qaysari.test';
const settings = { clientId: 'qaysari', clientSecret: 'hush-hush', issuer: provider.issuer };
Object.assign(config(), { siteOrigin: site });
Object.assign(config().providers, { google: settings, facebook: undefined });

const firestore = getFirestore(adminApp());
const auth = getAuth(adminApp());

afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(warn).mockClear();
  provider.tricks = {};
});
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

interface Stranger {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
}

/** From here on, the provider signs in this new person. */
function meetStranger(fields: Record<string, unknown> = {}): Stranger {
  const local = `e${randomUUID().slice(0, 12)}`;
  const stranger = { sub: randomUUID(), email: `${local}@example.com`, email_verified: true };
  provider.says = { ...stranger, ...fields };
  return provider.says as unknown as Stranger;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const attemptOf = (state: string) => firestore.doc(`signInAttempts/${sha256(state)}`);
const identityOf = ({ sub }: Stranger, of = 'google') =>
  firestore.doc(`identities/${sha256(`${of}:${sub}`)}`);

/** All uids that have data with that address. */
async function uidsOf({ email }: Pick<Stranger, 'email'>): Promise<string[]> {
  const { docs } = await firestore.collection('users').where('email', '==', email).get();
  const account = await auth.getUserByEmail(email).catch(() => undefined);
  return [...new Set([...docs.map(({ id }) => id), ...(account ? [account.uid] : [])])];
}

async function whoIs({ place, token, problem }: Ending) {
  expect({ place, problem }).toEqual({ place: `${site}/`, problem: null });
  return dataOf(getMe, await ask(getMe.path, { token: token ?? '' }));
}

/** Ended there, without a session; the cookie stays for an attempt in another tab. */
function expectProblem(ending: Ending, problem: string, language = 'en'): void {
  expect(ending).toMatchObject({ place: `${site}/${language}/sign-in`, problem, token: null });
  expect(ending.setCookie).toBe('');
}

async function expectNobody(stranger: Stranger): Promise<void> {
  expect(await uidsOf(stranger)).toEqual([]);
  expect((await identityOf(stranger).get()).exists).toBe(false);
}

describe('somebody new', () => {
  test('gets an account without a password, and a session', async () => {
    const stranger = meetStranger({ name: 'علي' });
    const ending = await browser.signIn();
    const user = await whoIs(ending);
    const username = stranger.email.split('@')[0];
    expect(user).toMatchObject({ username, email: stranger.email, isOAuth: true, role: 'member' });
    const account = await auth.getUser(user._id);
    expect(account).toMatchObject({ email: stranger.email, emailVerified: true });
    expect(account.passwordHash).toBeUndefined();
    expect((await identityOf(stranger).get()).data()).toEqual({
      uid: user._id,
      provider: 'google',
      createdAt: expect.any(Timestamp) as Timestamp,
    });
    expect((await firestore.doc(`usernames/${username}`).get()).data()).toEqual({ uid: user._id });
    expect(ending.setCookie).toBe('');
    expect(await mailsTo(stranger.email)).toEqual([]);
  });

  test('is the same person the next time, also under another address', async () => {
    const stranger = meetStranger();
    const first = await whoIs(await browser.signIn());
    provider.says = { ...stranger, email: `other-${stranger.email}`, email_verified: false };
    expect((await whoIs(await browser.signIn()))._id).toBe(first._id);
    expect(await uidsOf({ email: `other-${stranger.email}` })).toEqual([]);
  });

  test('gets another username when that of the address is taken', async () => {
    const taken = await signUp();
    meetStranger({ email: `${taken.username.toUpperCase()}@other.example.com` });
    const { username, email } = await whoIs(await browser.signIn());
    expect(email).toBe(`${taken.username}@other.example.com`);
    expect(username).toMatch(new RegExp(`^${taken.username}\\d{2,}$`));
  });

  test('somebody who comes twice at once gets one account and two sessions', async () => {
    for (let round = 0; round < 2; round += 1) {
      const stranger = meetStranger();
      const endings = await Promise.all([1, 2, 3].map(() => browser.signIn()));
      const users = await Promise.all(endings.map(whoIs));
      expect(new Set(users.map(({ _id }) => _id)).size).toBe(1);
      expect(await uidsOf(stranger)).toEqual([users[0]?._id]);
      const names = firestore.collection('usernames').where('uid', '==', users[0]?._id);
      expect((await names.get()).docs.map(({ id }) => id)).toEqual([users[0]?.username]);
    }
  });

  test('continues an interrupted sign-up', async () => {
    const stranger = meetStranger();
    const uid = randomUUID();
    const username = stranger.email.split('@')[0];
    const expireAt = Timestamp.fromMillis(Date.now() + 60_000);
    await firestore.doc(`usernames/${username}`).set({ uid, expireAt });
    const createdAt = Timestamp.now();
    await identityOf(stranger).set({ uid, username, provider: 'google', createdAt, expireAt });
    await auth.createUser({ uid, email: stranger.email, emailVerified: true });
    expect(await whoIs(await browser.signIn())).toMatchObject({ _id: uid, username });
    expect((await identityOf(stranger).get()).get('expireAt')).toBeUndefined();
  });

  test('is not blocked by the rest of an older sign-up', async () => {
    const stranger = meetStranger();
    const { uid } = await auth.createUser({ email: stranger.email, emailVerified: true });
    expectProblem(await browser.signIn(), 'otherAccount');
    vi.spyOn(clock, 'now').mockImplementation(() => Date.now() + 11 * 60_000);
    const ending = await browser.signIn();
    vi.restoreAllMocks();
    const { _id } = await whoIs(ending);
    expect(_id).not.toBe(uid);
    expect(await uidsOf(stranger)).toEqual([_id]);
  });

  test('without an address gets no account', async () => {
    const stranger = meetStranger({ email: undefined });
    expectProblem(await browser.signIn('ku'), 'noEmail', 'ku');
    expect((await identityOf(stranger).get()).exists).toBe(false);
  });

  test('somebody who deleted their account can sign up again', async () => {
    const stranger = meetStranger();
    const ending = await browser.signIn();
    const before = await whoIs(ending);
    const deleted = await ask(`${deleteMe.path}?force=true`, {
      method: 'PUT',
      token: ending.token ?? '',
      json: {},
    });
    expect(deleted.status).toBe(200);
    await deletionCreated(before._id);
    await expect.poll(() => uidsOf(stranger)).toEqual([]);
    await expect.poll(async () => (await identityOf(stranger).get()).exists).toBe(false);
    const after = await whoIs(await browser.signIn());
    expect(after._id).not.toBe(before._id);
  });
});

describe('an address that the provider has not verified', () => {
  test('is verified by the link in a mail; then the same sign-in works', async () => {
    const stranger = meetStranger({ email_verified: undefined });
    expectProblem(await browser.signIn('ku'), 'unverified', 'ku');
    const [uid = ''] = await uidsOf(stranger);
    expect((await auth.getUser(uid)).emailVerified).toBe(false);
    const mail = await sentMailTo(stranger.email);
    expect(mail.text).toContain('/ku/verify-email?code=');
    // As if the mail was lost: another one is sent, but not a third at once.
    expectProblem(await browser.signIn('ku'), 'unverified', 'ku');
    expectProblem(await browser.signIn('ku'), 'unverified', 'ku');
    await sentMailTo(stranger.email, 2);
    expect((await call(verifyEmail, { code: linkCodeIn(mail) })).status).toBe(200);
    expect((await whoIs(await browser.signIn()))._id).toBe(uid);
    expect(await mailsTo(stranger.email)).toHaveLength(2);
  });

  test('is verified by the provider later', async () => {
    const stranger = meetStranger({ email_verified: false });
    expectProblem(await browser.signIn(), 'unverified');
    provider.says = { ...stranger, email_verified: true };
    const { _id } = await whoIs(await browser.signIn());
    expect((await auth.getUser(_id)).emailVerified).toBe(true);
  });

  test('opens one account for two sign-ins at once', async () => {
    const stranger = meetStranger({ email_verified: false });
    const endings = await Promise.all([1, 2, 3].map(() => browser.signIn()));
    for (const ending of endings) expectProblem(ending, 'unverified');
    expect(await uidsOf(stranger)).toHaveLength(1);
  });
});

describe('an address that has an account', () => {
  test('is linked when both sides have verified it; the password stays', async () => {
    const person = await signUp();
    const before = await signIn(person);
    meetStranger({ email: person.email });
    const endings = await Promise.all([browser.signIn(), browser.signIn()]);
    for (const ending of endings) {
      expect(await whoIs(ending)).toEqual({ ...before.user, isOAuth: false });
    }
    await signIn(person);
    expect(await uidsOf(person)).toEqual([before.user._id]);
  });

  test('is not linked when its owner never opened the link', async () => {
    const person = newPerson();
    await call(register, person);
    const stranger = meetStranger({ email: person.email });
    expectProblem(await browser.signIn('ar'), 'otherAccount', 'ar');
    expect((await identityOf(stranger).get()).exists).toBe(false);
    failureOf(await call(login, credentialsOf(person)), 403);
  });

  test('is not linked when the provider has not verified it', async () => {
    const person = await signUp();
    const stranger = meetStranger({ email: person.email, email_verified: false });
    expectProblem(await browser.signIn(), 'otherAccount');
    expect((await identityOf(stranger).get()).exists).toBe(false);
    await signIn(person);
  });
});

describe('the redirect to the provider', () => {
  test.each([
    ['en', 'en'],
    ['ku', 'ku'],
    ['fr', 'ar'],
    ['', 'ar'],
    ['ar&lng=en', 'ar'],
  ])('asks for what it should, and ends in the language: %s', async (lng, language) => {
    meetStranger({ email: undefined });
    const trip = await browser.start(lng);
    const { origin, pathname, searchParams } = trip.asked;
    expect(origin + pathname).toBe(`${provider.issuer}/authorize`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'qaysari',
      redirect_uri: `${site}/api/auth/google/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    expectProblem(
      await browser.finish(await browser.agree(trip), trip.cookie),
      'noEmail',
      language,
    );
    expect(provider.exchanges.at(-1)).toMatchObject({
      client_secret: 'hush-hush',
      redirect_uri: `${site}/api/auth/google/callback`,
    });
  });

  test('is known by a cookie, of which only a hash is stored', async () => {
    const { setCookie, cookie, state } = await browser.start();
    expect(setCookie).toMatch(/^__session=[\w-]{43}; Max-Age=15552000; Path=\/api\/auth; Expires=/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(setCookie.split('; ')).toContain(part);
    }
    const attempt = (await attemptOf(state).get()).data() ?? {};
    expect(Object.keys(attempt).toSorted()).toEqual([
      'browserHash',
      'expireAt',
      'nonce',
      'provider',
      'verifier',
    ]);
    expect(JSON.stringify(attempt)).not.toContain(cookie.split('=')[1]);
    const left = (attempt['expireAt'] as Timestamp).toMillis() - Date.now();
    expect(left).toBeGreaterThan(9 * 60_000);
    expect(left).toBeLessThanOrEqual(10 * 60_000);
  });

  test('differs in every secret from the next', async () => {
    const trips = await Promise.all([browser.start(), browser.start()]);
    const secrets = trips.flatMap(({ asked, cookie }) => [
      cookie,
      ...['state', 'nonce', 'code_challenge'].map((name) => asked.searchParams.get(name)),
    ]);
    expect(new Set(secrets).size).toBe(8);
  });

  test('is the same over Facebook', async () => {
    config().providers.facebook = { ...settings };
    const stranger = meetStranger();
    const ending = await browser.signIn('en', 'facebook');
    const user = await whoIs(ending);
    // Without a fragment of our own, the browser would keep the one of Facebook.
    expect(ending.href).toMatch(/#$/);
    expect((await identityOf(stranger, 'facebook').get()).get('uid')).toBe(user._id);
    expect((await identityOf(stranger).get()).exists).toBe(false);
    // The subject of one provider is unknown at another.
    provider.says = { ...stranger, email: undefined };
    expectProblem(await browser.signIn(), 'noEmail');
    config().providers.facebook = undefined;
  });

  test('goes on beside another one in a second tab', async () => {
    meetStranger();
    const first = await browser.start();
    const second = await browser.start('ku', 'google', first.cookie);
    expect(second.cookie).toBe(first.cookie);
    const endings = [
      await browser.finish(await browser.agree(second), second.cookie),
      await browser.finish(await browser.agree(first), second.cookie),
    ];
    expect(endings.map(({ token }) => typeof token)).toEqual(['string', 'string']);
  });

  test.each(['__session=', '__session=short', `__session=${'x'.repeat(44)}`])(
    'gets a new cookie instead of %s',
    async (known) => {
      const { cookie } = await browser.start('en', 'google', known);
      expect(cookie).toMatch(/^__session=[\w-]{43}$/);
      expect(cookie).not.toBe(known);
    },
  );

  test('ends at once when the provider cannot be reached', async () => {
    const { port } = new URL(api.origin);
    config().providers.google = { ...settings, issuer: `http://127.0.0.1:${port}/nobody` };
    const { asked, cookie } = await browser.start('ku');
    config().providers.google = settings;
    expect(asked.href).toBe(`${site}/ku/sign-in?problem=failed`);
    expect(cookie).toBe('');
  });
});

describe('an invalid answer ends without a session', () => {
  /** No failure logs a secret. */
  function expectQuiet(...secrets: (string | null | undefined)[]): void {
    const logged = inspect(vi.mocked(warn).mock.calls, { depth: Infinity });
    expect(logged).toContain('external sign-in failed');
    for (const secret of [...secrets, 'hush-hush']) expect(logged).not.toContain(secret ?? '?');
  }

  test('a state that was changed', async () => {
    const stranger = meetStranger();
    const trip = await browser.start('ku');
    const back = await browser.agree(trip);
    const state = `${trip.state.slice(0, -1)}${trip.state.endsWith('A') ? 'B' : 'A'}`;
    back.searchParams.set('state', state);
    expectProblem(await browser.finish(back, trip.cookie), 'failed', 'ku');
    expectQuiet(trip.cookie.split('=')[1], back.searchParams.get('code'), state);
    await expectNobody(stranger);
  });

  test.each([
    ['no state', (back: URL) => back.searchParams.delete('state')],
    ['two states', (back: URL) => back.searchParams.append('state', 'en.x')],
    ['nothing at all', (back: URL) => (back.search = '')],
  ])('%s', async (_name, change) => {
    const stranger = meetStranger();
    const trip = await browser.start();
    const back = await browser.agree(trip);
    change(back);
    expectProblem(await browser.finish(back, trip.cookie), 'failed', 'ar');
    await expectNobody(stranger);
  });

  test.each([
    ['no code', (back: URL) => back.searchParams.delete('code')],
    ['two codes', (back: URL) => back.searchParams.append('code', 'x')],
    ['a code that is none', (back: URL) => back.searchParams.set('code', 'x')],
    ['another issuer', (back: URL) => back.searchParams.set('iss', 'https://evil.example')],
  ])('%s', async (_name, change) => {
    const stranger = meetStranger();
    const trip = await browser.start();
    const back = await browser.agree(trip);
    change(back);
    expectProblem(await browser.finish(back, trip.cookie), 'failed');
    await expectNobody(stranger);
  });

  test('no cookie, or that of another browser', async () => {
    const stranger = meetStranger();
    const other = await browser.start();
    for (const cookie of ['', other.cookie, `${other.cookie}x`, '__session=']) {
      const trip = await browser.start();
      expectProblem(await browser.finish(await browser.agree(trip), cookie), 'failed');
    }
    await expectNobody(stranger);
  });

  test('an attempt at another provider', async () => {
    config().providers.facebook = { ...settings };
    const stranger = meetStranger();
    const trip = await browser.start();
    const back = await browser.agree(trip);
    back.pathname = '/api/auth/facebook/callback';
    expectProblem(await browser.finish(back, trip.cookie), 'failed');
    config().providers.facebook = undefined;
    await expectNobody(stranger);
  });

  test('an answer that comes a second time', async () => {
    meetStranger();
    const trip = await browser.start();
    const back = await browser.agree(trip);
    await whoIs(await browser.finish(back, trip.cookie));
    // The provider would refuse the code as well.
    expect((await attemptOf(trip.state).get()).exists).toBe(false);
    expectProblem(await browser.finish(back, trip.cookie), 'failed');
  });

  test('one answer sent many times at once counts once', async () => {
    meetStranger();
    const trip = await browser.start();
    const back = await browser.agree(trip);
    const endings = await Promise.all(
      Array.from({ length: 8 }, () => browser.finish(back, trip.cookie)),
    );
    expect(endings.filter(({ token }) => token !== null)).toHaveLength(1);
  });

  test('an attempt older than ten minutes', async () => {
    const stranger = meetStranger();
    const trip = await browser.start('ku');
    const back = await browser.agree(trip);
    vi.spyOn(clock, 'now').mockImplementation(() => Date.now() + 10 * 60_000);
    expectProblem(await browser.finish(back, trip.cookie), 'failed', 'ku');
    await expectNobody(stranger);
  });

  test('a wrong PKCE verifier', async () => {
    const stranger = meetStranger();
    const trip = await browser.start();
    await attemptOf(trip.state).update({ verifier: 'v'.repeat(43) });
    const back = await browser.agree(trip);
    const exchanged = provider.exchanges.length;
    expectProblem(await browser.finish(back, trip.cookie), 'failed');
    // The provider itself refused it.
    expect(provider.exchanges).toHaveLength(exchanged);
    expectQuiet('v'.repeat(43), back.searchParams.get('code'));
    await expectNobody(stranger);
  });

  test('the code of another attempt', async () => {
    const stranger = meetStranger();
    const [mine, theirs] = await Promise.all([browser.start(), browser.start()]);
    const back = await browser.agree(mine);
    const stolen = await browser.agree(theirs);
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expectProblem(await browser.finish(back, mine.cookie), 'failed');
    await expectNobody(stranger);
  });

  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, Record<string, unknown>]>([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['a token for others', { aud: 'somebody-else' }],
    ['a token for several, made for others', { aud: ['qaysari', 'x'], azp: 'x' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a token that has ended', { exp: now() - 3_600 }],
    ['no subject', { sub: undefined }],
  ])('an ID token with %s', async (_name, changes) => {
    const stranger = meetStranger();
    provider.tricks.claims = (claims) => Object.assign(claims, changes);
    expectProblem(await browser.signIn(), 'failed');
    expectQuiet(stranger.email, stranger.sub);
    await expectNobody(stranger);
  });

  test.each<[string, (token: string) => string | undefined]>([
    ['of an unknown key', (token) => forge(token, { kid: 'unknown' })],
    ['forged under the name of a known key', (token) => forge(token)],
    ['without a signature', (token) => token.replace(/[^.]*$/, '')],
    ['that is missing', () => undefined],
  ])('an ID token %s', async (_name, change) => {
    const stranger = meetStranger();
    let sent: string | undefined;
    provider.tricks.answer = ({ body }) => {
      sent = change(String(body['id_token']));
      body['id_token'] = sent;
    };
    expectProblem(await browser.signIn(), 'failed');
    expectQuiet(sent ?? stranger.sub);
    await expectNobody(stranger);
  });

  test('a provider that fails', async () => {
    const stranger = meetStranger();
    provider.tricks.answer = (answer) => {
      Object.assign(answer, { statusCode: 500, body: { error: 'server_error' } });
    };
    expectProblem(await browser.signIn(), 'failed');
    await expectNobody(stranger);
  });

  test.each([
    ['access_denied', 'cancelled'],
    ['user_cancelled', 'cancelled'],
    ['server_error', 'failed'],
    ['temporarily_unavailable', 'failed'],
  ])('a provider that answers %s: %s', async (error, problem) => {
    const stranger = meetStranger();
    provider.tricks.back = (url) => {
      url.searchParams.delete('code');
      url.searchParams.set('error', error);
    };
    expectProblem(await browser.signIn('ku'), problem, 'ku');
    await expectNobody(stranger);
  });

  test('a refusal that another browser was led to', async () => {
    provider.tricks.back = (url) => url.searchParams.set('error', 'access_denied');
    const trip = await browser.start();
    expectProblem(await browser.finish(await browser.agree(trip), ''), 'failed');
  });
});

describe.each(['/auth/google', '/auth/google/callback'])('%s', (path) => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('refuses %s', async (method) => {
    const answer = await ask(path, { method, origin: api.origin });
    if (method === 'HEAD') expect(answer.status).toBe(405);
    else failureOf(answer, 405);
    expect(answer.headers.get('allow')).toBe('GET, OPTIONS');
  });
});

describe('a provider that is not set up', () => {
  test.each(['/auth/facebook', '/auth/facebook/callback', '/auth/github', '/auth/google/x'])(
    '%s is 404',
    async (path) => {
      failureOf(await ask(path, { origin: api.origin }), 404);
    },
  );

  test('is not offered', async () => {
    const answer = await ask(listProviders.path, { origin: api.origin });
    expect(dataOf(listProviders, answer)).toEqual(['google']);
  });
});
