import type { BodyOf } from '@qaysari/contract/shared/endpoint';
import { languageCodes } from '@qaysari/contract/shared/languages';
import {
  askForNews,
  confirmNews,
  unsubscribeFromMails,
} from '@qaysari/contract/notification/calls';
import type { NewsConfirmed, Unsubscribed } from '@qaysari/contract/notification/types';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import en from '../../locales/en/mails.json' with { type: 'json' };
import type { CaughtMail } from '../../tools/src/mail-catcher/mailbox.ts';
import { createNewsLink } from '../../functions/src/newsletter/store.ts';
import { ask, call, dataOf, failureOf, type Ask } from '../support/api-client.ts';
import { startCreating, type Created } from '../support/created.ts';
import { linkCodeIn, mailsTo, sentMailTo } from '../support/mails.ts';
import { moderate } from '../support/moderate.ts';
import { wrongFields } from '../support/wrong-fields.ts';

let created: Created;
beforeAll(() => {
  created = startCreating();
});
afterAll(() => created.removeAll());

const newAddress = () => `news-${crypto.randomUUID().slice(0, 13)}@example.com`;
const askFor = (email: string, how: Ask = {}) => call(askForNews, { email }, how);
const confirm = async (code: string): Promise<NewsConfirmed> =>
  dataOf(confirmNews, await call(confirmNews, { code })).result;

/** Sends the one-click request of mail programs (RFC 8058), with the secret of the link. */
async function press({ text }: CaughtMail): Promise<Unsubscribed> {
  const [, token = ''] = /\/unsubscribe\?code=([\w-]+)&of=news/.exec(text) ?? [];
  const answer = await ask(`/mail/unsubscribe?token=${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  return dataOf(unsubscribeFromMails, answer).result;
}

async function documentOf(email: string) {
  const { docs } = await created.firestore
    .collection('newsletter')
    .where('email', '==', email)
    .get();
  expect(docs.length).toBeLessThanOrEqual(1);
  return docs[0];
}

/** Signs an address up, and answers the mail that came. */
async function signUp(email = newAddress()) {
  expect((await askFor(email, { language: 'ar' })).status).toBe(200);
  const mail = await sentMailTo(email);
  return { email, mail, code: linkCodeIn(mail) };
}

describe('signing up for news', () => {
  test.each(languageCodes)('is confirmed by the link of the mail, in %s', async (language) => {
    const email = newAddress();
    const answer = await askFor(` ${email.toUpperCase()} `, { language });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const mail = await sentMailTo(email);
    expect(mail.html).toContain(`dir="${language === 'en' ? 'ltr' : 'rtl'}"`);
    expect(mail.text).toContain(`/${language}/newsletter?code=`);
    expect((await documentOf(email))?.data()).toMatchObject({ state: 'waiting', language });
    const code = linkCodeIn(mail);
    expect(JSON.stringify((await documentOf(email))?.data())).not.toContain(code);
    expect(await confirm(code)).toBe('done');
    expect(await confirm(code)).toBe('already');
    const stored = (await documentOf(email))?.data();
    expect(stored).toMatchObject({ state: 'confirmed', language });
    expect(stored).not.toHaveProperty('expireAt');
  });

  test.each(
    wrongFields<BodyOf<typeof askForNews>>({
      email: ['', 7, null, 'sara', 'sara@', 'سارة@example.com', '=1+1@example.com', '+x@x.com'],
    }),
  )('refuses $field of $value', async ({ field, value }) => {
    const failure = failureOf(await call(askForNews, { [field]: value }), 400);
    expect(Object.keys(failure.error ?? {})).toEqual([field]);
  });

  test('answers the same for a new, waiting or subscribed address, and sends one mail', async () => {
    const email = newAddress();
    const fresh = await askFor(email);
    const waiting = await askFor(email);
    const mail = await sentMailTo(email);
    await confirm(linkCodeIn(mail));
    const confirmed = await askFor(email);
    for (const answer of [waiting, confirmed]) {
      expect([answer.status, answer.body]).toEqual([fresh.status, fresh.body]);
    }
    expect((await documentOf(email))?.get('state')).toBe('confirmed');
    const requests = await created.firestore.collection('mail').where('whom', '==', email).get();
    expect(requests.size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('requested twice at once makes one sign-up and one mail', async () => {
    const email = newAddress();
    const answers = await Promise.all([askFor(email), askFor(email), askFor(email)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await sentMailTo(email);
    const requests = await created.firestore.collection('mail').where('whom', '==', email).get();
    expect(requests.size).toBe(1);
  });

  test('sends a subscribed address a mail that says so, some hours later', async () => {
    const { email, code } = await signUp();
    await confirm(code);
    await created.firestore
      .collection('mail')
      .doc(`again-${email}`)
      .set({
        ...{ kind: 'newsletterConfirm', whom: email, language: 'en', state: 'waiting' },
        ...{ attempts: 0, createdAt: Timestamp.now(), expireAt: Timestamp.now() },
      });
    const mail = await sentMailTo(email, 2);
    expect(mail.subject).toBe(en.newsletterAlready.subject);
    expect(mail.text).not.toContain('/newsletter?code=');
    expect(await press(mail)).toBe('done');
  });
});

describe('the link of the mail', () => {
  test.each(['x', 'a'.repeat(43)])('is refused when it is not ours: %s', async (code) => {
    const failure = failureOf(await call(confirmNews, { code }), 400);
    expect(failure.fields).toEqual({ code: { key: 'linkWrong' } });
  });

  test.each(wrongFields<BodyOf<typeof confirmNews>>({ code: ['', 7, null, 'a b', 'a/b'] }))(
    'is refused for $field of $value',
    async ({ field, value }) => {
      const failure = failureOf(await call(confirmNews, { [field]: value }), 400);
      expect(Object.keys(failure.error ?? {})).toEqual([field]);
    },
  );

  test('confirms nothing when it is only opened, and nothing after a week', async () => {
    const { email, code } = await signUp();
    failureOf(await ask(`/newsletter/confirm?code=${code}`), 405);
    const document = await documentOf(email);
    expect(document?.get('state')).toBe('waiting');
    await document?.ref.update({ expireAt: Timestamp.now() });
    failureOf(await call(confirmNews, { code }), 400);
  });

  test('pressed twice at once confirms once', async () => {
    const { code } = await signUp();
    const results = await Promise.all([confirm(code), confirm(code), confirm(code)]);
    expect(results.toSorted()).toEqual(['already', 'already', 'done']);
  });

  test('of an earlier try to send the mail stays good', async () => {
    const { email, code } = await signUp();
    const second = (await createNewsLink(email))?.secret ?? '';
    expect(await confirm(code)).toBe('done');
    expect(await confirm(second)).toBe('already');
  });
});

describe('one press in the mail program', () => {
  test('forgets the address; the old links then neither confirm nor end anything', async () => {
    const { email, code, mail } = await signUp();
    await confirm(code);
    expect(await press(mail)).toBe('done');
    expect(await documentOf(email)).toBeUndefined();
    expect(await press(mail)).toBe('already');
    failureOf(await call(confirmNews, { code }), 400);
  });

  test('ends the news alone: the owner of the address still gets other mails', async () => {
    const member = await created.buildMember({ email: newAddress() });
    const { code, mail } = await signUp(member.email);
    await confirm(code);
    const before = await created.firestore.doc(`users/${member.uid}`).get();
    expect(await press(mail)).toBe('done');
    const after = await created.firestore.doc(`users/${member.uid}`).get();
    expect(after.data()).toEqual(before.data());
  });

  test('at the same time as the button leaves a consistent state', async () => {
    const { email, code, mail } = await signUp();
    const [confirmed, ended] = await Promise.all([call(confirmNews, { code }), press(mail)]);
    expect([200, 400]).toContain(confirmed.status);
    expect(ended).toBe('done');
    expect(await documentOf(email)).toBeUndefined();
  });
});

test('staff export who has confirmed, each with links of their own that end it', async () => {
  const { email, code } = await signUp();
  const waiting = await signUp();
  await confirm(code);
  const origin = 'https://qaysari.example';
  const { code: exit, said } = await moderate('newsletter', 'export', '--origin', `${origin}/`);
  expect([exit, said]).toEqual([0, expect.any(String)]);
  const [head, ...rows] = said.trim().split('\r\n');
  expect(head).toBe('email,language,confirmedAt,unsubscribePage,unsubscribeOneClick');
  expect(said).not.toContain(waiting.email);
  const [, language, at, page = '', oneClick = ''] =
    rows.find((row) => row.startsWith(email))?.split(',') ?? [];
  expect([language, page.split('?')[0]]).toEqual(['ar', `${origin}/ar/unsubscribe`]);
  expect(Date.parse(at ?? '')).toBeGreaterThan(Date.now() - 600_000);
  const path = oneClick.replace(`${origin}/api`, '');
  expect(dataOf(unsubscribeFromMails, await ask(path, { method: 'POST' })).result).toBe('done');
});
