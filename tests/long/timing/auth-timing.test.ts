import { forgotPassword, register } from '@qaysari/contract/auth-endpoints';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, test } from 'vitest';
import { call, type Answer } from '../../support/api-client.ts';
import { openOwnApi } from '../../support/own-api.ts';
import { newPerson } from '../../support/people.ts';
import { isolatedApp } from '../../support/stack.ts';

/**
 * Whether an address has an account must not show in the answer or in the time it takes. The kinds of
 * address take turns in a random order, so that what a machine does besides meets them alike. Where their
 * times differ, more are taken: a difference of the machine's goes away, one of ours stays. What is left
 * must be more than the times scatter.
 */

const triesARound = 80;
const rounds = 4;
const reachMs = 10;
/** Four standard errors: chance alone goes further once in 16,000 times. */
const errorsAllowed = 4;

const app = isolatedApp('auth-timing');
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

interface Spread {
  median: number;
  /** The standard error of the median, from how far the middle half of the times reaches. */
  error: number;
}

function spreadOf(results: readonly Timed[], wanted: boolean): Spread {
  const times = results
    .filter(({ isKnown }) => isKnown === wanted)
    .map(({ ms }) => ms)
    .toSorted((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { median: at(0.5), error: (0.93 * (at(0.75) - at(0.25))) / Math.sqrt(times.length) };
}

/** The same status and body, and times that differ by no more than a busy machine explains. */
async function expectAlike(lanes: number, ask: (email: string) => Promise<Answer>): Promise<void> {
  const results: Timed[] = [];
  let [difference, tolerance, figures] = [Infinity, reachMs, ''];
  for (let round = 0; round < rounds && difference > reachMs; round += 1) {
    results.push(...(await timeRound(lanes, ask)));
    const [known, unknown] = [spreadOf(results, true), spreadOf(results, false)];
    difference = Math.abs(known.median - unknown.median);
    tolerance = reachMs + errorsAllowed * Math.hypot(known.error, unknown.error);
    figures = `${known.median.toFixed(1)} ms with, ${unknown.median.toFixed(1)} ms without an account`;
  }
  const shown = new Set(
    results.map(({ answer: { status, body } }) => JSON.stringify([status, body])),
  );
  expect([...shown]).toHaveLength(1);
  expect(JSON.parse([...shown][0] ?? '')).toMatchObject([200, {}]);
  expect(difference, figures).toBeLessThanOrEqual(tolerance);
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
