import { forgotPassword, register } from '@qaysari/contract/auth-endpoints';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, test } from 'vitest';
import { call, type Answer } from '../support/api-client.ts';
import { median } from '../support/median.ts';
import { openOwnApi } from '../support/own-api.ts';
import { newPerson } from '../support/people.ts';
import { lonelyApp } from '../support/stack.ts';

/**
 * Whether an address has an account must not show in the answer or in the time it takes. The kinds of
 * address take turns in a random order, so that what a machine does besides meets them alike. Where their
 * times differ, more are taken: a difference of the machine's goes away, one of ours stays.
 */

const triesARound = 80;
const rounds = 4;
const reachMs = 10;

const app = lonelyApp('auth-timing');
const api = await openOwnApi();
afterAll(() => api[Symbol.asyncDispose]());

interface Timed {
  isKnown: boolean;
  ms: number;
  answer: Answer;
}

/** So many addresses of each kind, in a random order. */
async function someAddresses(): Promise<{ email: string; isKnown: boolean }[]> {
  const addresses = Array.from({ length: 2 * triesARound }, (_, n) => ({
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

/** Asks once for each address, so many at a time. */
async function timeRound(lanes: number, ask: (email: string) => Promise<Answer>): Promise<Timed[]> {
  const addresses = await someAddresses();
  const results: Timed[] = [];
  const lane = async () => {
    for (let next = addresses.pop(); next; next = addresses.pop()) {
      const start = performance.now();
      const answer = await ask(next.email);
      results.push({ isKnown: next.isKnown, ms: performance.now() - start, answer });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

const middle = (results: readonly Timed[], wanted: boolean) =>
  median(results.filter(({ isKnown }) => isKnown === wanted).map(({ ms }) => ms));

/** The same status, body and (in the middle) time. */
async function expectAlike(lanes: number, ask: (email: string) => Promise<Answer>): Promise<void> {
  const results: Timed[] = [];
  let [known, unknown] = [Infinity, 0];
  for (let round = 0; round < rounds && Math.abs(known - unknown) > reachMs; round += 1) {
    results.push(...(await timeRound(lanes, ask)));
    [known, unknown] = [middle(results, true), middle(results, false)];
  }
  const shown = new Set(
    results.map(({ answer: { status, body } }) => JSON.stringify([status, body])),
  );
  expect([...shown]).toHaveLength(1);
  expect(JSON.parse([...shown][0] ?? '')).toMatchObject([200, {}]);
  const figures = `${known.toFixed(1)} ms with, ${unknown.toFixed(1)} ms without an account`;
  expect(Math.abs(known - unknown), figures).toBeLessThanOrEqual(reachMs);
}

test(
  'a forgotten password does not tell whether an address has an account',
  () => expectAlike(1, (email) => call(forgotPassword, { email }, { origin: api.origin })),
  120_000,
);

// A sign-up takes a second, and is waiting for most of it.
test(
  'a sign-up does not tell whether an address has an account',
  () => expectAlike(16, (email) => call(register, newPerson({ email }), { origin: api.origin })),
  240_000,
);
