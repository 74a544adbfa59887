import {
  login,
  confirmPhone,
  getPhoneConfirmation,
  sendPhoneCode,
} from '@qaysari/contract/account/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/platform/clock.ts';
import { throttleId } from '../../../functions/src/platform/throttle.ts';
import { deleteUser } from '../../../functions/src/deletion/delete-user.ts';
import { smsText } from '../../../functions/src/auth/phone.ts';
import { someAddress } from '../../../tools/src/some-address.ts';
import { ask, call, dataOf, failureOf, type Ask } from '../../support/api-client.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { codeIn, mailsTo, mailTo, sentMailTo, smsUrl } from '../../support/mails.ts';
import { openOwnApi, type OwnApi } from '../../support/own-api.ts';

/** The API runs in this process, so that a test can set its clock. */

process.env['SMS_URL'] = smsUrl();
const created = startCreating();
let api: OwnApi;
beforeAll(async () => {
  api = await openOwnApi();
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await created.removeAll();
});

const newNumber = () => `+9647${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

async function buildMember(phone: string, fields: Record<string, unknown> = {}) {
  const member = await created.buildMember({ ...completeProfile, phone, ...fields });
  const token = await created.signIn(member);
  const callAs = (endpoint: { path: string; method: string }, how: Ask = {}) =>
    ask(endpoint.path, { method: endpoint.method, token, origin: api.origin, ...how });
  return {
    ...member,
    phone,
    document: created.firestore.doc(`users/${member.uid}`),
    send: (how: Ask = {}) => callAs(sendPhoneCode, how),
    confirm: (code: unknown) => callAs(confirmPhone, { json: { code } }),
    state: async () => dataOf(getPhoneConfirmation, await callAs(getPhoneConfirmation)),
  };
}

const minuteMs = 60_000;
function setClock(laterMs: number): void {
  const now = Date.now() + laterMs;
  vi.spyOn(clock, 'now').mockReturnValue(now);
}

/** The document that counts a rate limit in this hour. */
const countOf = (kind: string, subject: string) => `rateLimits/${throttleId({ kind }, subject)}`;

const wrongCode = { error: { code: expect.any(String) as string } };

describe('the code of a text message', () => {
  test('confirms the number of the profile, once it is typed in', async () => {
    const sara = await buildMember(newNumber());
    expect(await sara.state()).toEqual({ canSendCode: true });
    expect((await sara.send({ language: 'ar' })).status).toBe(200);
    const sms = await mailTo(sara.phone);
    expect(sms.subject).toBe('SMS');
    const answer = dataOf(confirmPhone, await sara.confirm(codeIn(sms)));
    expect(answer).toEqual({
      confirmed: { by: 'code', at: expect.stringMatching(/^\d{4}-.*Z$/) as string },
      canSendCode: true,
    });
    expect(await sara.state()).toEqual(answer);
    // A code works once.
    expect(failureOf(await sara.confirm(codeIn(sms)), 400)).toMatchObject(wrongCode);
    // Not for another number.
    await sara.document.update({ phone: newNumber() });
    expect(await sara.state()).toEqual({ canSendCode: true });
  });

  test('fits one message, and names the site for which a browser may fill it in', () => {
    for (const language of ['ar', 'ku', 'en'] as const) {
      const text = smsText(language, { code: '123456', site: 'qaysari.example' });
      expect(text).toMatch(/: 123456\n@qaysari\.example #123456$/);
      // A message with letters beyond ASCII has 70 places.
      expect(text.length).toBeLessThanOrEqual(70);
    }
  });

  test('is no use to somebody else, for another number, after five tries or ten minutes', async () => {
    const [sara, omar] = [await buildMember(newNumber()), await buildMember(newNumber())];
    await sara.send();
    const code = codeIn(await mailTo(sara.phone));
    failureOf(await omar.confirm(code), 400);
    const { phone } = sara;
    await sara.document.update({ phone: omar.phone });
    failureOf(await sara.confirm(code), 400);
    await sara.document.update({ phone });
    setClock(11 * minuteMs);
    failureOf(await sara.confirm(code), 400);
    vi.restoreAllMocks();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 4; n += 1) failureOf(await sara.confirm(wrong), 400);
    failureOf(await sara.confirm(wrong), 400);
    failureOf(await sara.confirm(code), 400);
    expect(await sara.state()).toEqual({ canSendCode: true });
  });

  test('is typed in twice at once, and counts once', async () => {
    const sara = await buildMember(newNumber());
    await sara.send();
    const code = codeIn(await mailTo(sara.phone));
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await sara.confirm(code)).status),
    );
    expect(statuses.sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('that is wrong counts among the wrong codes of everybody', async () => {
    const sara = await buildMember(newNumber());
    // In an hour without other counts.
    setClock(5 * 60 * minuteMs);
    failureOf(await sara.confirm('123456'), 400);
    const count = created.firestore.doc(countOf('wrong-codes', 'everybody'));
    expect((await count.get()).get('count')).toBe(1);
  });

  test.each([undefined, 123456, '12345', '1234567', 'abcdef', '', null, [], {}])(
    'is checked: %j is 400',
    async (code) => {
      const sara = await buildMember(newNumber());
      expect(failureOf(await sara.confirm(code), 400)).toMatchObject(wrongCode);
    },
  );
});

describe('a code is not sent', () => {
  test('more than once a minute and three times a day to one person', async () => {
    const sara = await buildMember(newNumber());
    expect((await sara.send()).status).toBe(200);
    failureOf(await sara.send(), 429);
    for (const minutes of [2, 4]) {
      setClock(minutes * minuteMs);
      expect((await sara.send()).status).toBe(200);
    }
    setClock(6 * minuteMs);
    failureOf(await sara.send(), 429);
    expect(await mailsTo(sara.phone)).toHaveLength(3);
  });

  test('to a number for more than three people’s worth: then our team confirms it', async () => {
    const number = newNumber();
    const [owner, ...strangers] = await Promise.all(
      Array.from({ length: 5 }, () => buildMember(number)),
    );
    const askThrice = async ({ send }: Awaited<ReturnType<typeof buildMember>>) => {
      const statuses = [];
      for (const minutes of [0, 2, 4]) {
        setClock(minutes * minuteMs);
        statuses.push((await send()).status);
      }
      return statuses;
    };
    // One stranger does not use up the limit of others.
    expect(await askThrice(strangers[0]!)).toEqual([200, 200, 200]);
    expect((await owner!.send()).status).toBe(200);
    expect(await askThrice(strangers[1]!)).toEqual([200, 200, 200]);
    expect(await askThrice(strangers[2]!)).toEqual([200, 200, 403]);
    const refused = failureOf(await strangers[3]!.send({ language: 'ku' }), 403);
    expect(refused).toMatchObject({ key: 'numberAsksTeam' });
    expect(await mailsTo(number)).toHaveLength(9);
    // Requests of others do not count for the person who has confirmed the number.
    const at = Timestamp.now();
    await owner!.document.update({ confirmedPhone: { number, at, by: 'code' } });
    setClock(6 * minuteMs);
    expect((await owner!.send()).status).toBe(200);
  });

  test('while the limit of an address is used up, and then nobody has lost a try', async () => {
    const sara = await buildMember(newNumber());
    const address = someAddress();
    await created.write(countOf('sms-address', address), { kind: 'sms-address', count: 500 });
    for (let n = 0; n < 4; n += 1) failureOf(await sara.send({ address }), 429);
    expect((await sara.send()).status).toBe(200);
  });

  test('twice, when two requests come at once', async () => {
    const sara = await buildMember(newNumber());
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await sara.send()).status),
    );
    expect(statuses.sort()).toEqual([200, 429, 429, 429, 429]);
    expect(await mailsTo(sara.phone)).toHaveLength(1);
  });

  test.each(['+96417180000', '+4915112345678', '+12025550123'])(
    'to %s: only to Iraqi mobile numbers',
    async (phone) => {
      const sara = await buildMember(phone);
      expect(await sara.state()).toEqual({ canSendCode: false });
      expect(failureOf(await sara.send(), 403)).toMatchObject({ key: 'noCodeForNumber' });
      expect(await mailsTo(phone)).toEqual([]);
    },
  );

  test('to somebody without a number', async () => {
    const sara = await created.buildMember();
    const token = await created.signIn(sara);
    const answer = await ask(sendPhoneCode.path, { method: 'POST', token, origin: api.origin });
    expect(failureOf(answer, 403)).toMatchObject({ key: 'noCodeForNumber' });
  });

  test('without a session', async () => {
    for (const { path, method } of [sendPhoneCode, confirmPhone, getPhoneConfirmation]) {
      const json = method === 'GET' ? {} : { json: { code: '123456' } };
      failureOf(await ask(path, { method, origin: api.origin, ...json }), 401);
    }
  });
});

describe('a confirmed number', () => {
  const signIn = async (usernameOrEmail: string, password: string) =>
    call(login, { usernameOrEmail, password }, { origin: api.origin });

  /** Confirms the number by the code of a message. */
  async function confirmed(phone: string, fields: Record<string, unknown> = {}) {
    const member = await buildMember(phone, fields);
    await member.send();
    const before = codeIn(await mailTo(phone));
    expect((await member.confirm(before)).status).toBe(200);
    return member;
  }

  test('signs in, in any spelling', async () => {
    const number = newNumber();
    const { uid, password } = await confirmed(number);
    const national = `0${number.slice('+964'.length)}`;
    const arabic = national.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
    const spaced = `${national.slice(0, 4)} ${national.slice(4, 7)} ${national.slice(7)}`;
    for (const typed of [
      number,
      `00${number.slice(1)}`,
      national,
      national.slice(1),
      spaced,
      arabic,
    ]) {
      expect(dataOf(login, await signIn(typed, password)).user._id).toBe(uid);
    }
    // Strangers' tries by the number are those of the account.
    for (let n = 0; n < 10; n += 1) failureOf(await signIn(national, 'Wrong-Word-11'), 401);
    failureOf(await signIn(spaced, password), 429);
  });

  test('is answered like an unknown one while it is not confirmed', async () => {
    const sara = await buildMember(newNumber());
    const unconfirmed = failureOf(await signIn(sara.phone, sara.password), 401);
    expect(failureOf(await signIn(newNumber(), sara.password), 401)).toEqual(unconfirmed);
    const omar = await confirmed(newNumber());
    await omar.document.update({ phone: newNumber() });
    expect(failureOf(await signIn(omar.phone, omar.password), 401)).toEqual(unconfirmed);
  });

  test('signs in the last account that confirmed it, and the one before is notified', async () => {
    const number = newNumber();
    const sara = await confirmed(number, { language: 'ku' });
    const omar = await buildMember(number);
    await omar.send();
    await expect.poll(async () => (await mailsTo(number)).length).toBe(2);
    expect((await omar.confirm(codeIn(await mailTo(number)))).status).toBe(200);
    failureOf(await signIn(number, sara.password), 401);
    expect(dataOf(login, await signIn(number, omar.password)).user._id).toBe(omar.uid);
    expect(dataOf(login, await signIn(sara.username, sara.password)).user._id).toBe(sara.uid);
    expect(await sara.state()).toMatchObject({ confirmed: { by: 'code' }, isElsewhere: true });
    expect(await omar.state()).not.toHaveProperty('isElsewhere');
    const notice = await sentMailTo(sara.email);
    expect(notice.html).toContain('dir="rtl"');
    expect(notice.text).not.toContain(number.slice(-9));
    expect(await mailsTo(omar.email)).toEqual([]);
  });

  test('takes precedence over a username of the same digits', async () => {
    const number = newNumber();
    const national = `0${number.slice('+964'.length)}`;
    const { uid, password } = await confirmed(number);
    const squatter = await created.buildMember();
    await created.write(`usernames/${national}`, { uid: squatter.uid });
    expect(dataOf(login, await signIn(national, password)).user._id).toBe(uid);
  });

  test('is free once the account is deleted', async () => {
    const number = newNumber();
    const { uid, email, document, password } = await confirmed(number);
    const phone = created.firestore.doc(`phones/${number}`);
    expect((await phone.get()).get('uid')).toBe(uid);
    await document.update({ deletedAt: Timestamp.now() });
    await created.write(`deletions/${uid}`, { email, createdAt: Timestamp.now() });
    await deleteUser(uid);
    expect((await phone.get()).exists).toBe(false);
    failureOf(await signIn(number, password), 401);
  });
});
