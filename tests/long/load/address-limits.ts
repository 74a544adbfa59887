import { forgotPassword, login, register } from '@qaysari/contract/account/calls';
import { getListingContact } from '@qaysari/contract/listing/own-calls';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { throttleId, throttling } from '../../../functions/src/platform/throttle.ts';
import { rateLimitId } from '../../../functions/src/platform/rate-limit.ts';
import { someAddress } from '../../../tools/src/some-address.ts';
import { ask, call, failureOf, type Ask } from '../../support/api-client.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { openOwnApi } from '../../support/own-api.ts';
import { newPerson } from '../../support/people.ts';

const created = startCreating();
const api = await openOwnApi();
afterAll(async () => {
  await created.removeAll();
  await api[Symbol.asyncDispose]();
});

/** Counts how often the API let a request wait, instead of waiting. */
let waits = 0;
beforeEach(() => {
  waits = 0;
  vi.spyOn(throttling, 'wait').mockImplementation(() => {
    waits += 1;
    return Promise.resolve();
  });
});
afterEach(() => vi.restoreAllMocks());

const wrong = 'Wrong-Word-11';

/** What a forger sends: another address in every header that might be believed. */
function forged(address: string): Record<string, string> {
  return {
    'Fastly-Client-IP': someAddress(),
    'X-Real-IP': someAddress(),
    Forwarded: `for=${someAddress()}`,
    // The last entry is written by the proxy in front of the function, not by the client.
    'X-Forwarded-For': `${someAddress()}, ${address}`,
  };
}

/** The statuses of so many requests, so many at a time. */
async function statusesOf(
  count: number,
  together: number,
  send: (n: number) => Promise<{ status: number }>,
) {
  const statuses = new Map<number, number>();
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) {
      const { status } = await send(n);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
  return statuses;
}

const signIn = (usernameOrEmail: string, password: string, how: Ask) =>
  call(login, { usernameOrEmail, password }, { origin: api.origin, ...how });

/** The document that counts what an address does in this hour. */
function countOf(kind: string, address: string): string {
  return `rateLimits/${throttleId({ kind }, address)}`;
}

/** Sets what earlier requests of this hour have counted. */
async function setCount(kind: string, address: string, count: number): Promise<void> {
  const expireAt = Timestamp.fromMillis(Date.now() + 3_600_000);
  await created.write(countOf(kind, address), { kind, count, expireAt });
}

export interface Form {
  requests: number;
  together: number;
  /** How many contacts were opened, and how many passwords tried, in this hour before. */
  before: { contacts: number; passwords: number };
  /** Whose passwords are tried besides. */
  others: number;
  /** Who is behind the address of a carrier. */
  crowd: number;
}

let address = '';
const own = () => ({ origin: api.origin, address });

export function proveAddressLimits({ requests, together, before, others, crowd }: Form): void {
  describe(`${requests} requests with forged headers from one address`, () => {
    test('open no more contacts than requests without them', async () => {
      const id = await created.buildListing({ owner: (await created.buildMember()).uid });
      const path = getListingContact.path.replace('{id}', id);
      const address = someAddress();
      await setCount('contact-address', address, before.contacts);
      const statuses = await statusesOf(requests, together, () =>
        ask(path, { origin: api.origin, headers: forged(address) }),
      );
      const opened = statuses.get(200) ?? 0;
      const left = 1_000 - before.contacts;
      // Of those under way together some are counted before an earlier one has looked at the count.
      expect(opened).toBeLessThanOrEqual(left);
      expect(opened).toBeGreaterThan(left - together);
      expect(statuses.get(429)).toBe(requests - opened);
      expect(waits).toBeGreaterThan(opened - Math.max(0, 200 - before.contacts) - together);
      const refused = await ask(path, { origin: api.origin, address });
      expect(failureOf(refused, 429).message).toMatch(/\d/);
    });

    test('try ten passwords of an account, and wait after a hundred', async () => {
      const { username, password } = await created.buildMember();
      const address = someAddress();
      await setCount('password-guess-address', address, before.passwords);
      const nobodies = Array.from({ length: others }, (_, n) => `nobody-${n}-${created.tag}`);
      const names = [username, ...nobodies];
      const tried = 10 * names.length;
      const statuses = await statusesOf(requests, together, (n) =>
        signIn(names[n % names.length] ?? '', wrong, { headers: forged(address) }),
      );
      expect(Object.fromEntries(statuses)).toEqual({ 401: tried, 429: requests - tried });
      // The wrong ones under way when the hundredth was counted need not wait.
      expect(waits).toBeGreaterThan(before.passwords + tried - 110 - together);
      failureOf(await signIn(username, password, { address }), 429);
    });
  });

  describe(`${crowd} people and one attacker behind the address of a carrier`, () => {
    async function attack(address: string): Promise<void> {
      await setCount('password-guess-address', address, 5_000);
      await setCount('contact-address', address, 5_000);
      await setCount('mail-address', address, 500);
      await setCount('sign-up-address', address, 500);
    }

    test('refuse nobody else: signing in, recovering, opening contacts, signing up', async () => {
      const address = someAddress();
      await attack(address);
      const people: Member[] = [];
      const some = Math.min(20, crowd);
      while (people.length < crowd) {
        people.push(
          ...(await Promise.all(Array.from({ length: some }, () => created.buildMember()))),
        );
      }
      const id = await created.buildListing({ owner: people[0]?.uid });
      const from = { origin: api.origin, address };
      const signedIn = await statusesOf(crowd, together, (n) => {
        const { username = '', password = '' } = people[n] ?? {};
        return signIn(username, password, from);
      });
      expect(Object.fromEntries(signedIn)).toEqual({ 200: crowd });
      // The first ones may come while the count is being read.
      expect(waits).toBeGreaterThanOrEqual(crowd - together);
      const tokens = await Promise.all(
        people.slice(0, some).map((member) => created.signIn(member)),
      );
      const path = getListingContact.path.replace('{id}', id);
      const contacts = await statusesOf(some, together, (n) =>
        ask(path, { ...from, token: tokens[n] ?? '' }),
      );
      expect(Object.fromEntries(contacts)).toEqual({ 200: some });
      const mails = await statusesOf(some, together, (n) =>
        call(forgotPassword, { email: people[n]?.email }, from),
      );
      expect(Object.fromEntries(mails)).toEqual({ 200: some });
      const signUps = await statusesOf(some / 2, together, () => call(register, newPerson(), from));
      expect(Object.fromEntries(signUps)).toEqual({ 200: some / 2 });
    });

    test('leave no count for right passwords', async () => {
      const address = someAddress();
      const { uid, username, password } = await created.buildMember();
      for (let n = 0; n < 5; n += 1) {
        expect((await signIn(username, password, { address })).status).toBe(200);
      }
      const ofAccount = `rateLimits/${rateLimitId({ kind: 'password-guess', subject: uid })}`;
      const [account, counted] = await Promise.all(
        [ofAccount, countOf('password-guess-address', address)].map((path) =>
          created.firestore.doc(path).get(),
        ),
      );
      expect(account!.get('times') ?? []).toEqual([]);
      expect(counted!.exists).toBe(false);
    });
  });

  test.each([
    ['mail-address', () => call(forgotPassword, { email: newPerson().email }, own())],
    ['sign-up-address', () => call(register, newPerson(), own())],
  ] as const)('a machine above the ceiling of %s is refused', async (kind, send) => {
    await setCount(kind, (address = someAddress()), 3_000);
    const refused = await send();
    failureOf(refused, 429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
}
