import type { BodyOf, Endpoint } from '@qaysari/contract/shared/endpoint';
import type { Language } from '@qaysari/contract/shared/languages';
import {
  login,
  getMe,
  changeEmail,
  changePassword,
  confirmEmailChange,
  deleteMe,
  updateMe,
} from '@qaysari/contract/account/calls';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createCode } from '../../functions/src/code/store.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { ask, call, dataOf, failureOf } from '../support/api-client.ts';
import { startCreating, type Member } from '../support/created.ts';
import { codeIn, mailsTo, sentMailTo } from '../support/mails.ts';
import { origin as stack } from '../support/stack.ts';
import { wrongFields } from '../support/wrong-fields.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** Somebody with two sessions, one on each of two devices. */
async function somebody(fields: Record<string, unknown> = {}) {
  const member = await created.buildMember(fields);
  const [here, there] = [await created.signIn(member), await created.signIn(member)];
  return { member, here, there };
}

const isGood = async (token: string) => (await ask(getMe.path, { token })).status === 200;

const profile = {
  firstname: ' سارة ',
  lastname: 'الجبوري',
  phone: '٠٧٧٠ ١٢٣ ٤٥٦٧',
  country: 'العراق',
  city: 'بغداد',
  streetNamehouseNumber: 'شارع المتنبي 12',
  postalcode: '١٠٠٠١',
};
const stored = { ...profile, firstname: 'سارة', phone: '+9647701234567', postalcode: '10001' };

describe('the profile', () => {
  test('is saved as a whole, once the terms are accepted', async () => {
    const { member, here: token } = await somebody();
    const refused = failureOf(await call(updateMe, profile, { token, language: 'ar' }), 400);
    expect(Object.keys(refused.error ?? {})).toEqual(['termsAccepted']);
    const saved = dataOf(
      updateMe,
      await call(updateMe, { ...profile, companyname: 'دار', termsAccepted: true }, { token }),
    );
    expect(saved).toMatchObject({ ...stored, companyname: 'دار', _id: member.uid });
    // Terms that were accepted once stay accepted. Omitted fields are emptied.
    const again = dataOf(updateMe, await call(updateMe, { ...profile, city: 'Erbil' }, { token }));
    expect(again.city).toBe('Erbil');
    expect(again).not.toHaveProperty('companyname');
    expect(dataOf(getMe, await ask(getMe.path, { token }))).toEqual(again);
  });

  test('has the language of our mails: that of the last sign-in, until the person chooses one', async () => {
    const { member } = await somebody();
    const signIn = async (language: Language) => {
      const body = { usernameOrEmail: member.username, password: member.password };
      const { token, user } = dataOf(login, await call(login, body, { language }));
      const me = dataOf(getMe, await ask(getMe.path, { token }));
      return { token, first: user.mailLanguage, now: me.mailLanguage };
    };
    await signIn('ku');
    const { token, now } = await signIn('ar');
    expect(now).toBe('ar');
    const save = (mailLanguage: Language) =>
      call(updateMe, { ...profile, termsAccepted: true, mailLanguage }, { token, language: 'en' });
    // The form sends the language that it shows: that is no choice.
    expect(dataOf(updateMe, await save('ar')).mailLanguage).toBe('ar');
    expect((await signIn('ku')).now).toBe('ku');
    expect(dataOf(updateMe, await save('en')).mailLanguage).toBe('en');
    expect((await signIn('ar')).now).toBe('en');
  });

  test('needs no postal code abroad, and takes any', async () => {
    const { here: token } = await somebody();
    const abroad = { ...profile, country: 'Germany', phone: '+49 30 123456', termsAccepted: true };
    for (const postalcode of ['', 'E1 6AN']) {
      const saved = await call(updateMe, { ...abroad, postalcode }, { token });
      expect(dataOf(updateMe, saved).postalcode ?? '').toBe(postalcode);
    }
    const nowhere = await call(updateMe, { ...abroad, country: 'Atlantis' }, { token });
    expect(Object.keys(failureOf(nowhere, 400).error ?? {})).toEqual(['country']);
  });

  test('cannot be used to change anything else', async () => {
    const { here: token, member } = await somebody();
    const more = { role: 'investor', email: 'x@example.com', username: 'x', isOAuth: true };
    const saved = dataOf(
      updateMe,
      await call(updateMe, { ...profile, ...more, termsAccepted: true }, { token }),
    );
    const { username, email } = member;
    expect(saved).toMatchObject({ role: 'member', isOAuth: false, username, email });
  });

  const long = 'ا'.repeat(200);
  const badLines = ['', '  ', long, 'a\u0000b', 5, null];
  const wrong = wrongFields<BodyOf<typeof updateMe>>({
    firstname: badLines,
    lastname: badLines,
    country: badLines,
    city: badLines,
    streetNamehouseNumber: badLines,
    phone: ['', '123', 'phone', '+999', `07${'1'.repeat(20)}`, 9647701234567],
    postalcode: ['', '1234', '123456', 'abcde', 10001],
    companyname: [long],
    termsAccepted: ['yes'],
    mailLanguage: ['', 'de', 'AR', 5, null],
  });
  test.each(wrong)('400 for $field: $value', async ({ field, value }) => {
    const body = { ...profile, termsAccepted: true, [field]: value };
    const { error = {} } = failureOf(await call(updateMe, body, { token: await anyToken() }), 400);
    expect(Object.keys(error)).toEqual([field]);
  });

  test.each([
    ['0770 123 4567', '+9647701234567'],
    ['7701234567', '+9647701234567'],
    ['009647701234567', '+9647701234567'],
    ['+964 (770) 123-4567', '+9647701234567'],
    ['۰۷۵۰۱۲۳۴۵۶۷', '+9647501234567'],
    ['+49 30 123456', '+4930123456'],
  ])('a phone number typed %s is stored as %s', async (phone, e164) => {
    const body = { ...profile, phone, termsAccepted: true };
    const saved = dataOf(updateMe, await call(updateMe, body, { token: await anyToken() }));
    expect(saved.phone).toBe(e164);
  });
});

let someone: ReturnType<typeof somebody> | undefined;
/** A token of any member. */
async function anyToken(): Promise<string> {
  someone ??= somebody();
  return (await someone).here;
}
async function anybody(): Promise<Member> {
  someone ??= somebody();
  return (await someone).member;
}

describe('changing the password', () => {
  const next = 'Another-Lane-18';
  const bodyOf = ({ password }: Member, newPassword = next) => ({
    password,
    newPassword,
    confirmNewPassword: newPassword,
  });

  test('ends every other session, returns a new token and notifies by mail', async () => {
    const { member, here, there } = await somebody();
    const answer = await call(changePassword, bodyOf(member), { token: here, language: 'ar' });
    const { token: fresh } = dataOf(changePassword, answer);
    expect(await Promise.all([here, there, fresh].map(isGood))).toEqual([false, false, true]);
    const credentials = { usernameOrEmail: member.username, password: next };
    expect((await call(login, credentials)).status).toBe(200);
    failureOf(await call(login, { ...credentials, password: member.password }), 401);
    expect((await sentMailTo(member.email)).text).toContain('كلمة مرور حسابك');
  });

  test('needs the current one, and counts guesses at it', async () => {
    const { member, here } = await somebody();
    const wrong = { ...bodyOf(member), password: 'Wrong-Word-11' };
    for (let n = 0; n < 10; n += 1) {
      const { error } = failureOf(await call(changePassword, wrong, { token: here }), 400);
      expect(Object.keys(error ?? {})).toEqual(['password']);
    }
    failureOf(await call(changePassword, bodyOf(member), { token: here }), 429);
    expect(await isGood(here)).toBe(true);
  });

  test('two at once: one password holds, and its session', async () => {
    const { member, here } = await somebody();
    // Through the stack, where each call has its own process.
    const answers = await Promise.all(
      ['First-Lane-18', 'Second-Lane-19'].map((password) =>
        call(changePassword, bodyOf(member, password), { token: here, origin: stack }),
      ),
    );
    const fresh = answers.flatMap(({ status, body }) =>
      status === 200 ? [(body as { data: { token: string } }).data.token] : [],
    );
    expect(fresh.length).toBeGreaterThan(0);
    expect((await Promise.all(fresh.map(isGood))).filter(Boolean)).toHaveLength(1);
  });

  const wrong = wrongFields<BodyOf<typeof changePassword>>({
    password: ['', undefined],
    newPassword: ['', 'weak', 'Password1!'],
    confirmNewPassword: ['Other-One-1', null],
  });
  test.each(wrong)('400 for $field: $value', async ({ field, value }) => {
    const repeated = field === 'newPassword' ? { confirmNewPassword: value } : {};
    const body = { ...bodyOf(await anybody()), ...repeated, [field]: value };
    const answer = await call(changePassword, body, { token: await anyToken() });
    expect(Object.keys(failureOf(answer, 400).error ?? {})).toContain(field);
  });

  test('to the same password is a field error', async () => {
    const { member, here } = await somebody();
    const same = bodyOf(member, member.password);
    const { error } = failureOf(await call(changePassword, same, { token: here }), 400);
    expect(Object.keys(error ?? {})).toEqual(['newPassword']);
  });
});

describe('changing the e-mail address', () => {
  const newAddress = () => `new-${crypto.randomUUID().slice(0, 12)}@example.com`;

  test('takes effect with the code, ends every other session and notifies the old address', async () => {
    const { member, here, there } = await somebody();
    const newEmail = newAddress();
    const how = { token: here, language: 'ku' } as const;
    expect((await call(changeEmail, { newEmail: newEmail.toUpperCase() }, how)).status).toBe(200);
    expect(dataOf(getMe, await ask(getMe.path, how)).email).toBe(member.email);
    const code = codeIn(await sentMailTo(newEmail));
    const { email, token: fresh } = dataOf(
      confirmEmailChange,
      await call(confirmEmailChange, { email: newEmail, code }, how),
    );
    expect(email).toBe(newEmail);
    expect(await Promise.all([here, there, fresh].map(isGood))).toEqual([false, false, true]);
    expect(dataOf(getMe, await ask(getMe.path, { token: fresh })).email).toBe(newEmail);
    const { password } = member;
    expect((await call(login, { usernameOrEmail: newEmail, password })).status).toBe(200);
    failureOf(await call(login, { usernameOrEmail: member.email, password }), 401);
    expect((await sentMailTo(member.email)).subject).toContain('ئیمەیڵ');
  });

  test('to somebody else’s address is answered like a free one, and sends no code', async () => {
    const [{ here, member }, other] = [await somebody(), await created.buildMember()];
    const free = await call(changeEmail, { newEmail: newAddress() }, { token: here });
    const { here: second } = await somebody();
    const taken = await call(changeEmail, { newEmail: other.email }, { token: second });
    expect(taken).toMatchObject({ status: 200, body: free.body });
    expect(codeIn(await sentMailTo(other.email))).toBe('');
    expect(await mailsTo(member.email)).toEqual([]);
  });

  test('to an address that somebody else took meanwhile fails', async () => {
    const { member, here } = await somebody();
    const other = await created.buildMember();
    const code = await createCode('change-email', member.uid, { ...member, email: other.email });
    const body = { email: other.email, code };
    failureOf(await call(confirmEmailChange, body, { token: here }), 400);
    expect(dataOf(getMe, await ask(getMe.path, { token: here })).email).toBe(member.email);
  });

  test('a used, expired, wrong or other person’s code, or one for another address, fails', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const newEmail = newAddress();
    const newCode = () =>
      createCode('change-email', one.member.uid, { uid: one.member.uid, email: newEmail });
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() - 10 * 60_000);
    let code = await newCode();
    vi.restoreAllMocks();
    const confirm = (email: string, token: string) =>
      call(confirmEmailChange, { email, code }, { token });
    failureOf(await confirm(newEmail, one.here), 400);
    code = await newCode();
    failureOf(await confirm(newEmail, other.here), 400);
    failureOf(await confirm(newAddress(), one.here), 400);
    code = await newCode();
    const { token: fresh } = dataOf(confirmEmailChange, await confirm(newEmail, one.here));
    failureOf(await confirm(newEmail, fresh), 400);
  });

  test.each([{}, { newEmail: '' }, { newEmail: 'x' }, { newEmail: 'ع@x.com' }, { newEmail: 7 }])(
    '400 for %j',
    async (body) => {
      const { error = {} } = failureOf(
        await call(changeEmail, body, { token: await anyToken() }),
        400,
      );
      expect(Object.keys(error)).toEqual(['newEmail']);
    },
  );

  test('to the same address is a field error', async () => {
    const { member, here } = await somebody();
    const { error } = failureOf(
      await call(changeEmail, { newEmail: member.email }, { token: here }),
      400,
    );
    expect(Object.keys(error ?? {})).toEqual(['newEmail']);
  });
});

test('somebody who signs in through a provider can change neither', async () => {
  const { here, member } = await somebody({ isOAuth: true });
  const { password } = member;
  const next = { newPassword: 'Another-Lane-18', confirmNewPassword: 'Another-Lane-18' };
  failureOf(await call(changePassword, { password, ...next }, { token: here }), 403);
  failureOf(await call(changeEmail, { newEmail: 'x@example.com' }, { token: here }), 403);
});

describe('401 without a session, and with an invalid one', () => {
  const calls: Endpoint[] = [changeEmail, changePassword, confirmEmailChange];
  calls.push(updateMe, { ...deleteMe, path: `${deleteMe.path}?force=true` });
  test.each(calls)('$path', async (endpoint) => {
    for (const how of [{}, { token: 'a.b.c' }, { token: '' }]) {
      failureOf(await call(endpoint, {}, how), 401);
    }
  });
});
