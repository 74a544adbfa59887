import { changeEmail, getMe } from '@qaysari/contract/account/calls';
import { expect, test } from 'vitest';
import {
  createCode,
  createSecret,
  readSecret,
  redeemCode,
} from '../../../functions/src/code/store.ts';
import { call, ask } from '../../support/api-client.ts';
import {
  rowsOf,
  secondMs,
  type Jump,
  useWrongClock,
  whileWrong,
} from '../../support/wrong-clock.ts';

/** The clock of an instance jumps: nobody gets in who should not. */

const { origin, people } = useWrongClock('clock-jumps-entry');

export function proveEntry(jumps: readonly Jump[]): void {
  const { eachJump, eachAhead } = rowsOf(jumps);

  const owner = { uid: 'sara', email: 'sara@example.com' };

  test.each(eachAhead)(
    'a code and a link that were made %s are no good for so long',
    async (_when, ms) => {
      const [code, link] = await whileWrong(ms, () =>
        Promise.all([
          createCode('reset-password', 'sara', owner),
          createSecret('set-password', owner),
        ]),
      );
      expect(await redeemCode('reset-password', 'sara', code)).toBeUndefined();
      expect(await readSecret('set-password', link)).toBeUndefined();
    },
  );

  test.each(eachJump)(
    'an instance whose clock is %s takes no code that is over there',
    async (_when, ms) => {
      const code = await createCode('reset-password', 'sara', owner);
      expect(
        await whileWrong(ms, () => redeemCode('reset-password', 'sara', code)),
      ).toBeUndefined();
      expect(await redeemCode('reset-password', 'sara', code)).toEqual(owner);
    },
  );

  test('a code of an instance whose clock is some seconds ahead is good', async () => {
    const code = await whileWrong(20 * secondMs, () => createCode('reset-password', 'sara', owner));
    expect(await redeemCode('reset-password', 'sara', code)).toEqual(owner);
  });

  test.each(eachJump)('%s a session goes on, and no sign-in is a recent one', async (_when, ms) => {
    const [{ token }] = people();
    const how = { token, origin: origin() };
    await whileWrong(ms, async () => {
      expect((await ask(getMe.path, how)).status).toBe(200);
      const body = { newEmail: 'other@example.com', password: 'Bazaar-Lane-17' };
      expect((await call(changeEmail, body, how)).body).toMatchObject({ key: 'recentSignIn' });
    });
  });
}
