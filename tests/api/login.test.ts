import { login, logoutEverywhere, getMe } from '@qaysari/contract/account/calls';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { clock } from '../../functions/src/platform/clock.ts';
import { ask, call, failureOf } from '../support/api-client.ts';
import { startCreating } from '../support/created.ts';
import { countEarlier } from '../support/earlier-requests.ts';

const created = startCreating();
afterAll(async () => {
  vi.restoreAllMocks();
  await created.removeAll();
});

const wrong = 'Wrong-Word-11';
const statusOf = async (answer: ReturnType<typeof call>) => (await answer).status;

test.each([
  [{}, ['password', 'usernameOrEmail']],
  [{ usernameOrEmail: ' ', password: 'x' }, ['usernameOrEmail']],
  [{ usernameOrEmail: 'x', password: '' }, ['password']],
  [{ usernameOrEmail: ['x'], password: { x: 1 } }, ['password', 'usernameOrEmail']],
])('400 for %j', async (body, fields) => {
  const { error = {} } = failureOf(await call(login, body), 400);
  expect(Object.keys(error).toSorted()).toEqual(fields);
});

test('the same answer for a wrong password and for nobody', async () => {
  const { username } = await created.buildMember();
  const known = await call(login, { usernameOrEmail: username, password: wrong });
  const nobody = await call(login, { usernameOrEmail: 'nobody-at-all', password: wrong });
  const odd = await call(login, { usernameOrEmail: '../users/x', password: wrong });
  expect(failureOf(known, 401)).toEqual(failureOf(nobody, 401));
  failureOf(odd, 401);
});

test.each(['ali@@gmail.com', 'a@b@c', '@', '__a\nb__', '.', 'x'.repeat(254)])(
  'a name that nobody can have, %j, is answered 401',
  async (usernameOrEmail) => {
    failureOf(await call(login, { usernameOrEmail, password: wrong }), 401);
  },
);

test('somebody who was deleted cannot sign in', async () => {
  const { username, password } = await created.buildMember({ deletedAt: new Date() });
  failureOf(await call(login, { usernameOrEmail: username, password }), 401);
});

test('signing out everywhere ends every session, and needs one', async () => {
  const member = await created.buildMember();
  const body = { usernameOrEmail: member.email, password: member.password };
  const tokens = await Promise.all(
    [1, 2].map(
      async () => ((await call(login, body)).body as { data: { token: string } }).data.token,
    ),
  );
  const [one = ''] = tokens;
  expect(await statusOf(call(logoutEverywhere, {}, { token: one }))).toBe(200);
  for (const token of tokens) failureOf(await ask(getMe.path, { token }), 401);
  failureOf(await call(logoutEverywhere, {}), 401);
});

describe('guesses', () => {
  const guess = (usernameOrEmail: string, password: string, address?: string) =>
    call(
      login,
      { usernameOrEmail, password },
      { language: 'ar', ...(address !== undefined && { address }) },
    );

  test('are allowed again when the time named has passed, a hundred in an hour', async () => {
    const { uid, username, password } = await created.buildMember();
    let now = Date.now();
    vi.spyOn(clock, 'now').mockImplementation(() => now);
    /** Ten guesses are looked at, the next is not, not even a right one; answers for how many seconds. */
    const tenGuesses = async () => {
      for (let n = 0; n < 10; n += 1) expect(await statusOf(guess(username, wrong))).toBe(401);
      const refused = await guess(username, password);
      expect(failureOf(refused, 429).message).toMatch(/دقيقة|دقائق|دقيقتين/);
      return Number(refused.headers.get('retry-after'));
    };
    // As if there had been eighty before, more than five minutes ago.
    now += 5 * 60_000;
    await countEarlier(created, { kind: 'password-guess', subject: uid, count: 80 });
    const first = await tenGuesses();
    expect(first).toBeGreaterThan(290);
    expect(first).toBeLessThanOrEqual(300);
    now += first * 1000;
    // A hundred within the hour: now its end counts.
    const seconds = await tenGuesses();
    expect(seconds).toBeGreaterThan(10 * 60);
    now += seconds * 1000;
    expect(await statusOf(guess(username, password))).toBe(200);
    vi.restoreAllMocks();
  });

  test('right ones are not counted', async () => {
    const { username, password } = await created.buildMember();
    for (let n = 0; n < 12; n += 1) expect(await statusOf(guess(username, password))).toBe(200);
  });
});
