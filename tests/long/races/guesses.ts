import { confirmCode, login } from '@qaysari/contract/account/calls';
import { afterAll, expect, test } from 'vitest';
import { createCode } from '../../../functions/src/code/store.ts';
import { call } from '../../support/api-client.ts';
import { startCreating } from '../../support/created.ts';
import { otherCode } from '../../support/mails.ts';

const created = startCreating();
afterAll(() => created.removeAll());

interface Form {
  /** How many guess one code at once; more than 20. */
  codes: number;
  /** How many guess one password at once; more than 10. */
  passwords: number;
}

export function proveGuesses({ codes, passwords }: Form): void {
  const atOnce = async (count: number, guess: (n: number) => ReturnType<typeof call>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, n) => guess(n)));
    return answers.map(({ status }) => status);
  };

  test(`a code is compared with five of ${codes} guesses made at once`, async () => {
    const { uid, email } = await created.buildMember();
    const code = await createCode('reset-password', email, { uid, email });
    const statuses = await atOnce(codes, (n) =>
      call(confirmCode, { email, code: otherCode(code, n + 1) }),
    );
    // Twenty in ten minutes get as far as the code; the others are stopped before.
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(codes - 20);
    const { docs } = await created.firestore
      .collection('verificationCodes')
      .where('uid', '==', uid)
      .get();
    expect(docs.map((each) => each.get('codes') as unknown)).toEqual([
      [expect.objectContaining({ tries: 5 })],
    ]);
  });

  test(`of ${passwords} guesses at one password, made at once from anywhere by either name, ten are looked at`, async () => {
    const { username, email } = await created.buildMember();
    const statuses = await atOnce(passwords, (n) =>
      call(login, { usernameOrEmail: n % 2 === 0 ? username : email, password: 'Wrong-Word-11' }),
    );
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });
}
