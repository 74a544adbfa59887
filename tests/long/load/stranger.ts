import {
  confirmCode,
  forgotPassword,
  login,
  register,
  resendVerification,
  resetPassword,
  undoEmailChange,
  verifyEmail,
  changeEmail,
  changePassword,
  confirmEmailChange,
  deleteMe,
} from '@qaysari/contract/account/calls';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttling } from '../../../functions/src/platform/throttle.ts';
import { call, dataOf, type Answer } from '../../support/api-client.ts';
import { openBrowser, type Browser } from '../../support/browser.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { codeIn, mailsTo, untilSent } from '../../support/mails.ts';
import { newPerson } from '../../support/people.ts';

const created = startCreating();
afterAll(() => created.removeAll());
beforeEach(() => void vi.spyOn(throttling, 'wait').mockResolvedValue());
afterEach(() => vi.restoreAllMocks());

const twice = (newPassword: string) => ({ newPassword, confirmNewPassword: newPassword });

/** Everything that a stranger can ask of the API about somebody, and what an account of theirs adds. */
function attacksOn({ username, email }: Member, nextEmail: string, token: string) {
  const stranger = openBrowser();
  const guess = (usernameOrEmail: string) => ({ usernameOrEmail, password: 'Wrong-Word-11' });
  const code = (n: number) => String(n % 1_000_000).padStart(6, '0');
  const secret = (n: number) => String(n).padStart(43, 'x');
  return [
    () => call(login, guess(username)),
    () => call(login, guess(email)),
    () => stranger(login, guess(username)),
    () => call(forgotPassword, { email }),
    () => stranger(forgotPassword, { email }),
    (n) => call(confirmCode, { email, code: code(n) }),
    (n) => stranger(confirmCode, { email, code: code(n) }),
    (n) => call(resetPassword, { email, resetToken: secret(n), ...twice('Another-Lane-18') }),
    () => call(resendVerification, { usernameOrEmail: username }),
    () => call(resendVerification, { usernameOrEmail: email }),
    () => call(register, newPerson({ email })),
    () => call(register, newPerson({ username })),
    () => call(forgotPassword, { email: nextEmail }),
    () => call(changeEmail, { newEmail: nextEmail }, { token }),
    (n) => call(verifyEmail, { code: secret(n) }),
    (n) => call(undoEmailChange, { code: secret(n) }),
  ] satisfies ((n: number) => Promise<Answer>)[];
}

/** The mail that comes last of all that strangers have asked for and then `ask` does. */
async function lastMail(address: string, ask: () => Promise<Answer>, part: RegExp) {
  await untilSent(created.firestore, address);
  expect((await ask()).status).toBe(200);
  await untilSent(created.firestore, address);
  const mail = (await mailsTo(address)).find(({ text }) => part.test(text));
  if (!mail) throw new Error(`No such mail to ${address}`);
  return mail;
}

interface Form {
  /** How many calls a stranger makes, three times. */
  times: number;
  /** How many at once. */
  together: number;
}

/** A stranger who does everything that is public, many times, shuts nobody out of their account. */
export function proveStranger({ times, together }: Form): void {
  test(`a stranger calls ${times} times, and the owner does all that they like`, async () => {
    const member = await created.buildMember();
    const { email, username } = member;
    const nextEmail = `next-${email}`;
    const attacks = attacksOn(member, nextEmail, await created.signIn(await created.buildMember()));
    const attack = async () => {
      let next = 0;
      const worker = async () => {
        for (let n = next++; n < times; n = next++) {
          const { status } = await attacks[n % attacks.length]!(n);
          expect(status).toBeLessThan(500);
        }
      };
      await Promise.all(Array.from({ length: together }, worker));
    };
    const signIn = async (browser: Browser, password: string) =>
      dataOf(login, await browser(login, { usernameOrEmail: username, password })).token;

    // On a device that they have used.
    const used = openBrowser();
    await signIn(used, member.password);
    await attack();
    let token = await signIn(used, member.password);
    const change = { password: member.password, ...twice('Second-Lane-18') };
    dataOf(changePassword, await used(changePassword, change, { token }));
    const asked = await lastMail(email, () => used(forgotPassword, { email }), /^\d{6}$/m);
    const code = { email, code: codeIn(asked) };
    const { resetToken } = dataOf(confirmCode, await used(confirmCode, code));
    const reset = { email, resetToken, ...twice('Third-Lane-18') };
    expect((await used(resetPassword, reset)).status).toBe(200);
    await signIn(used, 'Third-Lane-18');

    // On a new one, with the mailbox alone.
    await attack();
    const fresh = openBrowser();
    const { text } = await lastMail(email, () => fresh(forgotPassword, { email }), /#token=/);
    const link = { email, resetToken: /#token=([\w-]+)/.exec(text)?.[1] };
    expect((await fresh(resetPassword, { ...link, ...twice('Fourth-Lane-18') })).status).toBe(200);
    await attack();
    token = await signIn(fresh, 'Fourth-Lane-18');

    // The code of a new address, and the end.
    const move = () => fresh(changeEmail, { newEmail: nextEmail }, { token });
    const movingCode = codeIn(await lastMail(nextEmail, move, /\d{6}$/m));
    const moving = { email: nextEmail, code: movingCode };
    dataOf(confirmEmailChange, await fresh(confirmEmailChange, moving, { token }));
    token = await signIn(fresh, 'Fourth-Lane-18');
    const deletion = { ...deleteMe, path: `${deleteMe.path}?force=true` };
    expect((await fresh(deletion, {}, { token })).status).toBe(200);
  }, 900_000);
}
