import { register } from '@qaysari/contract/account/calls';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/platform/clock.ts';
import { call, failureOf } from '../../support/api-client.ts';
import { openOwnApi } from '../../support/own-api.ts';
import { newPerson } from '../../support/people.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

const app = isolatedApp('sign-up-races');
const [auth, firestore] = [getAuth(app), getFirestore(app)];
await emptyProject(app);
const api = await openOwnApi();
afterAll(() => api[Symbol.asyncDispose]());

export interface Form {
  attempts: number;
  rounds: number;
}

/** Signs all of them up at once and returns the statuses. Failures must be a wrong field or a wait. */
async function signUpAtOnce(people: ReturnType<typeof newPerson>[]): Promise<number[]> {
  const answers = await Promise.all(
    people.map((person) => call(register, person, { origin: api.origin })),
  );
  for (const answer of answers) {
    if (![200, 429].includes(answer.status)) {
      expect(Object.keys(failureOf(answer, 400).error ?? {})).toEqual(['username']);
    }
  }
  return answers.map(({ status }) => status);
}

async function everything() {
  const { users } = await auth.listUsers();
  const [documents, names, mails] = await Promise.all(
    ['users', 'usernames', 'mail'].map((name) => firestore.collection(name).get()),
  );
  return {
    accounts: users.map(({ uid }) => uid).toSorted(),
    people: (documents?.docs ?? []).map(({ id }) => id).toSorted(),
    names: (names?.docs ?? []).map((each) => each.data()),
    mails: mails?.size,
  };
}

export function proveSignUpRaces({ attempts, rounds }: Form): void {
  test(`of ${attempts} who sign up at once with one username, one wins, in each of ${rounds} rounds`, async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const username = `race-${round}`;
      const people = Array.from({ length: attempts }, (_, n) =>
        // The same name in upper and lower case.
        newPerson({ username: n % 2 === 0 ? username : username.toUpperCase() }),
      );
      const statuses = await signUpAtOnce(people);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const { accounts, people: documents, names, mails } = await everything();
      expect(accounts).toHaveLength(round);
      expect(documents).toEqual(accounts);
      expect(names.map(({ uid }) => uid as string).toSorted()).toEqual(accounts);
      expect(names.filter((name) => 'expireAt' in name)).toEqual([]);
      expect(mails).toBe(round);
    }
  });

  test('of many who sign up at once with one address, one gets the account, and the others hold no name', async () => {
    const before = await everything();
    const email = 'one-address@example.com';
    const people = Array.from({ length: attempts }, () => newPerson({ email }));
    const statuses = await signUpAtOnce(people);
    // Nobody learns that others have asked for this address.
    expect(statuses).toEqual(Array<number>(attempts).fill(200));
    const after = await everything();
    expect(after.accounts).toHaveLength(before.accounts.length + 1);
    expect(after.people).toEqual(after.accounts);
    expect(after.names).toHaveLength(before.names.length + 1);
  });

  test('an address holds five names in a week at most', async () => {
    const email = 'many-names@example.com';
    const before = await everything();
    const start = Date.now();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      vi.spyOn(clock, 'now').mockReturnValue(start + n * 61_000);
      statuses.push((await call(register, newPerson({ email }), { origin: api.origin })).status);
    }
    vi.restoreAllMocks();
    expect(statuses).toEqual(Array<number>(6).fill(200));
    expect((await everything()).names).toHaveLength(before.names.length + 5);
  });
}
