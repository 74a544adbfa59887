import {
  listReports,
  readStatement,
  sendObjection,
  sendReport,
} from '@qaysari/contract/report/calls';
import { reasonsOf, reportedKinds, reportReasons } from '@qaysari/contract/report/types';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, describe, expect, test } from 'vitest';
import { createSecret } from '../../functions/src/code/store.ts';
import { aboutDecision } from '../../functions/src/report/present.ts';
import { moderate } from '../../tools/src/moderation/moderate-command.ts';
import { someAddress } from '../../tools/src/some-address.ts';
import { ask, call, dataOf, failureOf } from '../support/api-client.ts';
import { inConsole } from '../support/console.ts';
import { startCreating } from '../support/created.ts';
import { countEarlier } from '../support/earlier-requests.ts';
import { linkCodeIn, sentMailTo } from '../support/mails.ts';
import { adminApp } from '../support/stack.ts';
import { buildChatUser } from '../support/chat-users.ts';

adminApp();
const created = startCreating();
afterAll(() => created.removeAll());

const talker = () => buildChatUser(created);
const evidenceOf = async (reporter: string) => {
  const { docs } = await created.firestore
    .collection('reports')
    .where('reporter', '==', reporter)
    .get();
  const found = await Promise.all(
    docs.map(({ id }) => created.firestore.doc(`reportEvidence/${id}`).get()),
  );
  return found.map((each) => each.data());
};

describe('a report', () => {
  test('of an ad is answered with a receipt, and is in the list of the reporter', async () => {
    const [sara, { uid: owner }] = await Promise.all([talker(), created.buildMember()]);
    const id = await created.buildListing({ owner, title: 'A bakery' });
    const body = { kind: 'listing', id, reason: 'sold', note: 'since May' };
    const receipt = dataOf(sendReport, await sara.report(body));
    expect(receipt).toEqual({
      ...{ kind: 'listing', reason: 'sold', title: 'A bakery', notes: 1 },
      number: expect.stringMatching(/^\d{10}$/) as string,
      createdAt: expect.any(String) as string,
    });
    const again = dataOf(sendReport, await sara.report({ ...body, note: 'sold again' }));
    expect(again).toEqual({ ...receipt, notes: 2 });
    const list = dataOf(listReports, await ask(listReports.path, { token: sara.token }));
    expect(list).toEqual([again]);
    const omar = await talker();
    expect(dataOf(listReports, await ask(listReports.path, { token: omar.token }))).toEqual([]);
    const other = dataOf(sendReport, await omar.report(body));
    expect(other.number).not.toBe(receipt.number);
  });

  test('keeps the messages as they are, with the text before an edit, behind a block', async () => {
    const [sara, omar] = await Promise.all([talker(), talker()]);
    const { _id } = await sara.sendNow(omar, 'send me a deposit');
    await sara.edit(_id, 'good evening');
    await omar.sendNow(sara, 'no');
    await omar.block(sara);
    const body = { kind: 'message', id: _id, reason: 'paymentFirst', note: 'a deposit' };
    expect((await omar.report(body)).status).toBe(200);
    await sara.remove(_id);
    expect(await evidenceOf(omar.uid)).toMatchObject([
      {
        message: _id,
        messages: [
          { seq: 1, content: 'good evening', original: 'send me a deposit', sender: sara.uid },
          { seq: 2, content: 'no', sender: omar.uid },
        ],
      },
    ]);
  });

  test('keeps the fifty latest messages, of which the other can edit none, and an older one', async () => {
    const [sara, omar] = await Promise.all([talker(), talker()]);
    const { _id } = await sara.sendNow(omar, 'send me a deposit');
    await omar.sendNow(sara, 'no');
    for (let n = 1; n <= 25; n += 1) {
      await sara.sendNow(omar, `${n}`);
      await omar.sendNow(sara, `${n}`);
    }
    const reportAs = async (report: object) => {
      expect((await omar.report(report)).status).toBe(200);
      const all = await evidenceOf(omar.uid);
      return all.map((each) => each?.['messages'] as { seq: number; content: string }[]);
    };
    const latest = Array.from({ length: 50 }, (_, at) => at + 3);
    const [evidence] = await reportAs({ kind: 'person', id: sara.uid, reason: 'offensive' });
    expect(evidence?.map(({ seq }) => seq)).toEqual(latest);
    const both = await reportAs({ kind: 'message', id: _id, reason: 'paymentFirst' });
    const older = both.find((messages) => messages[0]?.seq === 1);
    expect(older?.map(({ seq }) => seq)).toEqual([1, ...latest]);
    expect(older?.[0]?.content).toBe('send me a deposit');
    const { messages } = await sara.pageNow(omar, '?limit=50');
    const mine = messages.filter(({ sender }) => sender === sara.uid);
    failureOf(await sara.edit(mine.at(-1)?._id ?? '', 'other'), 409);
    const theirs = messages.filter(({ sender }) => sender === omar.uid);
    expect((await omar.edit(theirs.at(-1)?._id ?? '', 'other')).status).toBe(200);
  });

  test('keeps the pictures of an ad, also when the ad is deleted', async () => {
    const [sara, { uid: owner }] = await Promise.all([talker(), created.buildMember()]);
    const id = await created.buildListing({ owner, images: ['first-picture', 'gone-picture'] });
    await created.uploadImage(id, 'first-picture', Buffer.from('the picture'));
    expect((await sara.report({ kind: 'listing', id, reason: 'notTheirs' })).status).toBe(200);
    await created.removeListing(id);
    const [evidence] = await evidenceOf(sara.uid);
    const copy = `evidence/${id}/first-picture.webp`;
    expect(evidence?.['pictures']).toEqual([copy]);
    const file = getStorage(adminApp()).bucket().file(copy);
    expect(String((await file.download())[0])).toBe('the picture');
    await file.delete();
  });

  test('of somebody with an ad names no more than the page of their ads', async () => {
    const [sara, omar] = await Promise.all([
      buildChatUser(created, {
        fields: { firstname: 'Sara', lastname: 'Hidden', nameOnAds: 'firstname' },
      }),
      talker(),
    ]);
    await created.buildListing({ owner: sara.uid });
    const body = { kind: 'person', id: sara.uid, reason: 'notTheirs' };
    expect(dataOf(sendReport, await omar.report(body)).title).toBe('Sara');
  });

  test('is not for what one cannot see, for what is one’s own, nor for what is not there', async () => {
    const dana = await buildChatUser(created, { hasAd: false });
    const [sara, omar] = await Promise.all([talker(), talker()]);
    const [pending, own] = await Promise.all([
      created.buildListing({ status: 'pending' }),
      created.buildListing({ owner: omar.uid }),
    ]);
    await sara.sendNow(omar, 'hello');
    const { _id: answer } = await omar.sendNow(sara, 'hello');
    for (const [kind, id] of [
      ['listing', pending],
      ['listing', own],
      ['listing', 'nobody-has-this'],
      ['listing', '../users'],
      ['person', omar.uid],
      ['person', dana.uid],
      ['person', 'nobody'],
      ['person', 'a/b'],
      ['message', answer],
      ['message', 'nobody~nothing'],
      ['message', 'x'],
    ]) {
      failureOf(await omar.report({ kind, id, reason: 'scam' }), 404);
    }
  });

  test('says which field is wrong', async () => {
    const me = await talker();
    const good = { kind: 'listing', id: 'x', reason: 'scam' };
    const wrong: [string, unknown][] = [
      ['kind', undefined],
      ['kind', 'ad'],
      ['id', undefined],
      ['id', 'x'.repeat(261)],
      ['reason', undefined],
      ['reason', 'rude'],
      ['note', 5],
      ['note', 'x'.repeat(1_001)],
      ['note', 'a\u0000b'],
    ];
    for (const [field, value] of wrong) {
      const { error } = failureOf(await me.report({ ...good, [field]: value }), 400);
      expect(Object.keys(error ?? {}), `${field} ${JSON.stringify(value)}`).toEqual([field]);
    }
    for (const kind of reportedKinds) {
      for (const reason of reportReasons.filter((each) => !reasonsOf[kind].includes(each))) {
        expect(failureOf(await me.report({ ...good, kind, reason }), 400).error).toHaveProperty(
          'reason',
        );
      }
    }
    failureOf(await call(sendReport, good), 401);
    failureOf(await ask(listReports.path), 401);
  });

  test('is limited to ten a day', async () => {
    const [me, { uid: owner }] = await Promise.all([talker(), created.buildMember()]);
    const id = await created.buildListing({ owner });
    await countEarlier(created, { kind: 'report', subject: me.uid, count: 9 });
    expect((await me.report({ kind: 'listing', id, reason: 'scam' })).status).toBe(200);
    failureOf(await me.report({ kind: 'listing', id, reason: 'scam' }), 429);
  });
});

describe('a decision', () => {
  const dayMs = 24 * 60 * 60 * 1000;

  async function decided({ daysAgo = 0, ...more }: { daysAgo?: number; answer?: string } = {}) {
    const { uid, email, username: personName } = await created.buildMember();
    const id = `person~${uid}`;
    const at = Timestamp.fromMillis(Date.now() - daysAgo * dayMs);
    await created.write(`reportCases/${id}`, {
      ...{ kind: 'person', thing: uid, person: uid, title: 'Sara', personName, reasons: {} },
      ...{ decision: '', rule: '', note: '', state: 'decided' },
      history: [{ decision: 'warn', rule: 'offensive', note: 'Please be kind.', at, ...more }],
    });
    const code = await createSecret('objection', { uid, email, about: aboutDecision(id, 0) });
    return { id, code };
  }

  test('is read and objected to without signing in, once', async () => {
    const { id, code } = await decided();
    const statement = dataOf(readStatement, await call(readStatement, { code }));
    expect(statement).toMatchObject({
      ...{ kind: 'person', title: 'Sara', measure: 'warn', rule: 'offensive' },
      note: 'Please be kind.',
    });
    const days = (Date.parse(statement.objectionUntil) - Date.parse(statement.decidedAt)) / dayMs;
    expect(days).toBe(20);
    const text = 'I was not.';
    const objected = dataOf(sendObjection, await call(sendObjection, { code, text }));
    expect(objected).toEqual({ ...statement, objection: text });
    // The answer may have been lost on the way.
    expect((await call(sendObjection, { code, text })).status).toBe(200);
    failureOf(await call(sendObjection, { code, text: 'Another thing.' }), 409);
    expect((await created.firestore.doc(`reportCases/${id}`).get()).get('state')).toBe('objection');
  });

  test('can be read from the same network address as a guesser', async () => {
    const { code } = await decided();
    const address = someAddress();
    const guesses = Array.from({ length: 61 }, () =>
      call(readStatement, { code: `${code}x` }, { address }),
    );
    for (const answer of await Promise.all(guesses)) failureOf(answer, 400);
    expect((await call(readStatement, { code }, { address })).status).toBe(200);
  });

  test('of two objections at once one counts', async () => {
    const { code } = await decided();
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((text) => call(sendObjection, { code, text })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('cannot be objected to after 20 days, nor after an answer', async () => {
    const { code } = await decided({ daysAgo: 20 });
    failureOf(await call(sendObjection, { code, text: 'late' }), 409);
    expect((await call(readStatement, { code })).status).toBe(200);
    const answered = await decided({ answer: 'confirmed' });
    failureOf(await call(sendObjection, { code: answered.code, text: 'late' }), 409);
  });

  test('says which field is wrong', async () => {
    const { code } = await decided();
    for (const wrong of ['', 'a b', 'unknown', undefined]) {
      expect(failureOf(await call(readStatement, { code: wrong }), 400).error).toHaveProperty(
        'code',
      );
      const json = { code: wrong, text: 'x' };
      expect(failureOf(await call(sendObjection, json), 400).error).toHaveProperty('code');
    }
    for (const text of ['', ' ', 'x'.repeat(2_001), 5, undefined]) {
      expect(failureOf(await call(sendObjection, { code, text }), 400).error).toHaveProperty(
        'text',
      );
    }
  });
});

test('a decision entered in the console is applied and sent by mail, and can be objected to', async () => {
  const [omar, sara] = await Promise.all([talker(), talker()]);
  const id = await created.buildListing({ owner: sara.uid, title: `A bakery ${created.tag}` });
  const report = { kind: 'listing', id, reason: 'notTheirs' };
  const { number } = dataOf(sendReport, await omar.report(report));
  const known = created.firestore.doc(`reportCases/listing~${id}`);
  await inConsole(known, { decision: 'takeDown' });
  expect((await sentMailTo(omar.email)).subject).toContain(number);
  const code = linkCodeIn(await sentMailTo(sara.email));
  expect(dataOf(readStatement, await call(readStatement, { code })).measure).toBe('takeDown');
  failureOf(await ask(`/listing/approved/${id}`), 404);
  await call(sendObjection, { code, text: 'It is mine: here is the deed.' });
  await inConsole(known, { decision: 'reverse' });
  expect(linkCodeIn(await sentMailTo(sara.email, 2))).not.toBe(code);
  expect((await ask(`/listing/approved/${id}`)).status).toBe(200);
  const list = dataOf(listReports, await ask(listReports.path, { token: omar.token }));
  expect(list).toMatchObject([{ outcome: 'reversed' }]);
});

describe('npm run moderate -- reports', () => {
  async function typed(...args: string[]): Promise<{ code: number; said: string }> {
    const said: string[] = [];
    const code = await moderate(['reports', ...args], (text) => said.push(text));
    return { code, said: said.join('\n') };
  }

  test('lists what waits, shows a case by the number of a receipt, and decides it', async () => {
    const [omar, sara] = await Promise.all([talker(), talker()]);
    const id = await created.buildListing({ owner: sara.uid, title: `A mill ${created.tag}` });
    const body = { kind: 'listing', id, reason: 'sold', note: 'I asked him.' };
    const { number } = dataOf(sendReport, await omar.report(body));
    const listed = (await typed('list')).said;
    const named = new RegExp(`^listing~${id}@\\w+`, 'm').exec(listed)?.[0] ?? '';
    expect(listed).toContain(`reports: 1, reporters: 1, look: ad: A mill ${created.tag}`);
    const shown = (await typed('show', number)).said;
    for (const part of [
      named,
      `report ${number}: sold, open`,
      'note: I asked him.',
      `by ${omar.username} (${omar.uid.slice(0, 6)})`,
      `(${sara.username}) <${sara.email}>`,
    ]) {
      expect(shown).toContain(part);
    }
    await expect(typed('decide', named, 'burn')).rejects.toThrow('noAction, warn, takeDown');
    const early = await typed('decide', named, 'reverse');
    expect(early.code).toBe(1);
    expect(early.said).toContain('no decision to uphold');
    const right = await typed('decide', named, 'takeDown', '--note', 'It is sold.');
    expect(right.code).toBe(0);
    expect(right.said).toMatch(/decided: .*decision takeDown/);
    failureOf(await ask(`/listing/approved/${id}`), 404);
  });

  test('marks the message that was reported, and names who wrote', async () => {
    const [omar, sara] = await Promise.all([talker(), talker()]);
    const { _id: id } = await sara.sendNow(omar, 'send me a deposit');
    await omar.sendNow(sara, 'no');
    const body = { kind: 'message', id, reason: 'paymentFirst' };
    const { number } = dataOf(sendReport, await omar.report(body));
    const { said } = await typed('show', number);
    expect(said).toMatch(/^ {2}→ 1 .*: send me a deposit$/m);
    expect(said).toMatch(/^ {4}2 .*: no$/m);
    expect(said).not.toMatch(new RegExp(`(${omar.uid}|${sara.uid}):`));
  });

  test('decides nothing when somebody has reported since', async () => {
    const [omar, dana, sara] = await Promise.all([talker(), talker(), talker()]);
    const id = await created.buildListing({ owner: sara.uid });
    const body = { kind: 'listing', id, reason: 'scam' };
    const { number } = dataOf(sendReport, await omar.report(body));
    const [named = ''] = /^listing~\S+/.exec((await typed('show', number)).said) ?? [];
    await dana.report(body);
    await expect(typed('decide', named, 'noAction')).rejects.toThrow(/reports show/);
    await expect(typed('show', 'listing~nothing')).rejects.toThrow(/There is no case/);
  });
});
