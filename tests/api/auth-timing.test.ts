import { forgotPassword, register } from '@qaysari/contract/auth-endpoints';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, test } from 'vitest';
import { call, type Answer } from '../support/api-client.ts';
import { median } from '../support/median.ts';
import { openOwnApi } from '../support/own-api.ts';
import { newPerson } from '../support/people.ts';
import { lonelyApp } from '../support/stack.ts';

/**
 * Whether an address has an account must not show in the answer or in the time it takes. The kinds of
 * address take turns in a random order, so that what a machine does besides meets them alike.
 */

const tries = 300;
const reachMs = 10;

const app = lonelyApp('auth-timing');
const api = await openOwnApi();
afterAll(() => api[Symbol.asyncDispose]());

interface Timed {
  ms: number;
  answer: Answer;
}

async function timed(work: () => Promise<Answer>): Promise<Timed> {
  const start = performance.now();
  const answer = await work();
  return { ms: performance.now() - start, answer };
}

/** So many addresses, every other one of which has an account, in a random order. */
async function someAddresses(): Promise<{ email: string; isKnown: boolean }[]> {
  const addresses = Array.from({ length: 2 * tries }, (_, n) => ({
    email: newPerson().email,
    isKnown: n % 2 === 0,
    order: Math.random(),
  }));
  const known = addresses.filter(({ isKnown }) => isKnown);
  await Promise.all(
    known.map(({ email }) => getAuth(app).createUser({ email, emailVerified: true })),
  );
  return addresses.toSorted((one, other) => one.order - other.order);
}

/** The same status, body and (in the middle) time. */
function expectAlike(results: { isKnown: boolean; timed: Timed }[]): void {
  const of = (wanted: boolean) =>
    results.filter(({ isKnown }) => isKnown === wanted).map((each) => each.timed);
  const shown = new Set(
    results.map(({ timed: { answer } }) => JSON.stringify([answer.status, answer.body])),
  );
  expect([...shown]).toHaveLength(1);
  expect(JSON.parse([...shown][0] ?? '')).toMatchObject([200, {}]);
  const [known, unknown] = [of(true), of(false)].map((each) => median(each.map(({ ms }) => ms)));
  const figures = `${known?.toFixed(1)} ms with, ${unknown?.toFixed(1)} ms without an account`;
  expect(Math.abs((known ?? 0) - (unknown ?? 0)), figures).toBeLessThanOrEqual(reachMs);
}

describe(`in ${tries} tries of each kind`, () => {
  test('a forgotten password does not tell whose address is known', async () => {
    const results = [];
    for (const { email, isKnown } of await someAddresses()) {
      const ask = () => call(forgotPassword, { email }, { origin: api.origin });
      results.push({ isKnown, timed: await timed(ask) });
    }
    expectAlike(results);
  }, 120_000);

  test('a sign-up does not tell whose address is known', async () => {
    const addresses = await someAddresses();
    const results: { isKnown: boolean; timed: Timed }[] = [];
    // A sign-up takes a second: a few at a time, so that none waits for the others.
    const lanes = Array.from({ length: 6 }, async () => {
      for (let next = addresses.pop(); next; next = addresses.pop()) {
        const { email, isKnown } = next;
        const ask = () => call(register, newPerson({ email }), { origin: api.origin });
        results.push({ isKnown, timed: await timed(ask) });
      }
    });
    await Promise.all(lanes);
    expectAlike(results);
  }, 240_000);
});
