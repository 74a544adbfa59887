import {
  confirmPhone,
  getPhoneConfirmation,
  sendPhoneCode,
} from '@qaysari/contract/phone-endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/platform/clock.ts';
import { smsText } from '../../../functions/src/auth/phone/sms-text.ts';
import { ask, dataOf, failureOf, type Ask } from '../../support/api-client.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { codeIn, mailsTo, mailTo, smsUrl } from '../../support/mails.ts';
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
  const call = (endpoint: { path: string; method: string }, how: Ask = {}) =>
    ask(endpoint.path, { method: endpoint.method, token, origin: api.origin, ...how });
  return {
    ...member,
    phone,
    document: created.firestore.doc(`users/${member.uid}`),
    send: (how: Ask = {}) => call(sendPhoneCode, how),
    confirm: (code: unknown) => call(confirmPhone, { json: { code } }),
    state: async () => dataOf(getPhoneConfirmation, await call(getPhoneConfirmation)),
  };
}

const minuteMs = 60_000;
function setClock(laterMs: number): void {
  const now = Date.now() + laterMs;
  vi.spyOn(clock, 'now').mockReturnValue(now);
}

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
    // It counts once.
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

  test.each([undefined, 123456, '12345', '1234567', 'abcdef', '', null, [], {}])(
    'is checked: %j is 400',
    async (code) => {
      const sara = await buildMember(newNumber());
      expect(failureOf(await sara.confirm(code), 400)).toMatchObject(wrongCode);
    },
  );
});

describe('a code is not sent', () => {
  test('more than once a minute and three times a day, for the person and for the number', async () => {
    const number = newNumber();
    const [sara, omar] = [await buildMember(number), await buildMember(number)];
    expect((await sara.send()).status).toBe(200);
    failureOf(await sara.send(), 429);
    failureOf(await omar.send(), 429);
    setClock(2 * minuteMs);
    expect((await omar.send()).status).toBe(200);
    setClock(4 * minuteMs);
    expect((await sara.send()).status).toBe(200);
    setClock(6 * minuteMs);
    failureOf(await omar.send(), 429);
    expect(await mailsTo(number)).toHaveLength(3);
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
