import { forgotPassword, login, register } from '@qaysari/contract/account/calls';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { openPlaceholderAccount } from '../../../functions/src/auth/placeholder-account.ts';
import { call, type Answer } from '../../support/api-client.ts';
import { openOwnApi } from '../../support/own-api.ts';
import { newPerson } from '../../support/people.ts';
import { isolatedApp } from '../../support/stack.ts';

/**
 * Neither the answer nor its time may reveal whether an address has an account. Both kinds of addresses are asked in a
 * random order, so that other load on the machine affects them equally. When their times differ, more are measured:
 * a difference from the machine disappears, one from our code stays. Only a difference beyond the noise fails.
 */

const triesARound = 80;
const rounds = 4;
const reachMs = 10;
/** Four standard errors: chance alone exceeds them once in 16,000 times. */
const errorsAllowed = 4;

const app = isolatedApp('auth-timing');
const api = await openOwnApi();
afterAll(() => api[Symbol.asyncDispose]());

interface Timed {
  isKnown: boolean;
  ms: number;
  answer: Answer;
}

/** A kind of sign-in name, and how an account gets one. */
interface Naming {
  name: () => string;
  open: (name: string) => Promise<unknown>;
}

const byAddress: Naming = {
  name: () => newPerson().email,
  open: (email) => getAuth(app).createUser({ email, emailVerified: true }),
};

const byPhone: Naming = {
  name: () => `+9647${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
  open: async (phone) => {
    const { username, email, password } = newPerson();
    const { uid } = await getAuth(app).createUser({ email, password, emailVerified: true });
    const confirmedPhone = { number: phone, at: Timestamp.now(), by: 'code' };
    const firestore = getFirestore(app);
    await firestore.doc(`users/${uid}`).set({ username, email, phone, confirmedPhone });
    await firestore.doc(`phones/${phone}`).set({ uid, confirmedAt: Timestamp.now() });
  },
};

/** Known and unknown names, in a random order. */
async function someNames({ name, open }: Naming): Promise<{ name: string; isKnown: boolean }[]> {
  const names = Array.from({ length: 2 * triesARound }, (_, n) => ({
    name: name(),
    isKnown: n % 2 === 0,
    order: Math.random(),
  }));
  const known = names.filter(({ isKnown }) => isKnown);
  await Promise.all(known.map((each) => open(each.name)));
  return names.toSorted((one, other) => one.order - other.order);
}

interface Asked {
  /** How many requests at a time. */
  lanes: number;
  naming?: Naming;
  /** The expected status of each answer. */
  status?: number;
  ask: (name: string) => Promise<Answer>;
}

/** Sends one request for each name. */
async function timeRound({ lanes, naming = byAddress, ask }: Asked): Promise<Timed[]> {
  const names = await someNames(naming);
  const results: Timed[] = [];
  const lane = async () => {
    for (let next = names.pop(); next; next = names.pop()) {
      const start = performance.now();
      const answer = await ask(next.name);
      results.push({ isKnown: next.isKnown, ms: performance.now() - start, answer });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

interface Spread {
  median: number;
  /** The standard error of the median, from the interquartile range of the times. */
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
async function expectAlike(asked: Asked): Promise<void> {
  const results: Timed[] = [];
  let [difference, tolerance, figures] = [Infinity, reachMs, ''];
  for (let round = 0; round < rounds && difference > reachMs; round += 1) {
    results.push(...(await timeRound(asked)));
    const [known, unknown] = [spreadOf(results, true), spreadOf(results, false)];
    difference = Math.abs(known.median - unknown.median);
    tolerance = reachMs + errorsAllowed * Math.hypot(known.error, unknown.error);
    figures = `${known.median.toFixed(1)} ms with, ${unknown.median.toFixed(1)} ms without an account`;
  }
  const shown = new Set(
    results.map(({ answer: { status, body } }) => JSON.stringify([status, body])),
  );
  expect([...shown]).toHaveLength(1);
  expect(JSON.parse([...shown][0] ?? '')).toMatchObject([asked.status ?? 200, {}]);
  expect(difference, figures).toBeLessThanOrEqual(tolerance);
}

test('a forgotten password does not reveal whether an address has an account', async () => {
  const ask = (email: string) => call(forgotPassword, { email }, { origin: api.origin });
  await expectAlike({ lanes: 1, ask });
}, 120_000);

test('a sign-in does not reveal whether a phone number has an account', async () => {
  await openPlaceholderAccount();
  const password = 'Wrong-Word-11';
  const ask = (usernameOrEmail: string) =>
    call(login, { usernameOrEmail, password }, { origin: api.origin });
  await expectAlike({ lanes: 1, naming: byPhone, status: 401, ask });
}, 120_000);

// A sign-up takes a second, and most of it is waiting.
test('a sign-up does not reveal whether an address has an account', async () => {
  const ask = (email: string) => call(register, newPerson({ email }), { origin: api.origin });
  await expectAlike({ lanes: 16, ask });
}, 240_000);
