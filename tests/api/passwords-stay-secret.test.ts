import { login, register, resetPassword, changePassword } from '@qaysari/contract/account/calls';
import { getFirestore, type CollectionReference } from 'firebase-admin/firestore';
import { afterAll, expect, test, vi } from 'vitest';
import { call, dataOf } from '../support/api-client.ts';
import { startCreating } from '../support/created.ts';
import { newPerson } from '../support/people.ts';
import { adminApp } from '../support/stack.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** Collects the output of this process, which serves the API. */
function listen(): string[] {
  const heard: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      heard.push(String(chunk));
      return true;
    });
  }
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation((...said: unknown[]) => {
      heard.push(said.map(String).join(' '));
    });
  }
  return heard;
}

async function everyDocument(collections: CollectionReference[]): Promise<string[]> {
  const pages = await Promise.all(collections.map((each) => each.get()));
  return pages.flatMap(({ docs }) =>
    docs.map((each) => each.ref.path + JSON.stringify(each.data())),
  );
}

test('a password never appears in a log, a document or an answer', async () => {
  // No other test uses this form, so a match cannot be chance.
  const secret = (name: string) => `Hidden-${name}-${created.tag}-9`;
  const secrets = ['first', 'wrong', 'next', 'reset'].map(secret);
  const [first = '', wrong = '', next = '', reset = ''] = secrets;
  const member = await created.buildMember();
  const heard = listen();
  const answers = [
    await call(register, newPerson({ password: first, confirmPassword: first })),
    await call(register, newPerson({ password: first, confirmPassword: wrong })),
    await call(register, newPerson({ username: first, password: first })),
    await call(login, { usernameOrEmail: member.email, password: wrong }),
    await call(login, { usernameOrEmail: member.email, password: [wrong] }),
    await call(resetPassword, {
      email: member.email,
      resetToken: 'x',
      newPassword: reset,
      confirmNewPassword: reset,
    }),
  ];
  const { email: usernameOrEmail, password } = member;
  const signedIn = await call(login, { usernameOrEmail, password });
  const { token } = dataOf(login, signedIn);
  const change = { password, newPassword: next, confirmNewPassword: next };
  answers.push(signedIn, await call(changePassword, change, { token }));
  vi.restoreAllMocks();

  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 401, 400, 400, 200, 200]);
  const collections = await getFirestore(adminApp()).listCollections();
  const places = [
    ...heard,
    ...answers.map((each) => JSON.stringify(each)),
    ...(await everyDocument(collections)),
  ];
  const found = places.filter((place) =>
    [...secrets, password].some((each) => place.includes(each)),
  );
  expect(found).toEqual([]);
});
