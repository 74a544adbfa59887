import { login, getMe } from '@qaysari/contract/account/calls';
import type { BodyOf, Endpoint } from '@qaysari/contract/shared/endpoint';
import {
  askAboutInvesting,
  becomeInvestor,
  updateInvestor,
  getUser,
} from '@qaysari/contract/investor/calls';
import { afterAll, describe, expect, test } from 'vitest';
import { moderate } from '../../tools/src/moderation/moderate-command.ts';
import { ask, call, dataOf, failureOf } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { startCreating, type Member } from '../support/created.ts';
import { buildInvestor, investorForm } from '../support/investors.ts';
import { buildChatUser, chatUserOf } from '../support/chat-users.ts';
import { countEarlier } from '../support/earlier-requests.ts';
import { wrongFields } from '../support/wrong-fields.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const storedProfile = async ({ uid }: Member) =>
  (await created.firestore.doc(`users/${uid}`).get()).get('investorProfile') as Record<
    string,
    unknown
  >;

async function buildMember(fields: Record<string, unknown> = completeProfile) {
  const member = await created.buildMember(fields);
  return { ...member, token: await created.signIn(member) };
}

const whole = {
  ...investorForm,
  message: 'أرسل الحسابات أولاً',
  sectors: ['restaurants_cafes', 'retail_stores'],
  cities: ['baghdad'],
  forms: ['cash', 'partner'],
  stages: ['established'],
};

const long = 'x'.repeat(4000);
const sixSectors = [
  ...['restaurants_cafes', 'retail_stores', 'auto_services', 'beauty_salons', 'it_tech'],
  'other',
];
const wrong = wrongFields<BodyOf<typeof becomeInvestor>>({
  title: ['', ' ', long, 5, null],
  about: ['', ' ', long, 5, null],
  offers: ['', ' ', long, 5, null],
  budgetMin: [0, -1, '', 'x', null, 1e15, '1.234', '٠', '۰'],
  budgetMax: [0, -1, '', 'x', null, 1e15, 11_999_999, '١١٬٩٩٩٬٩٩٩'],
  currency: ['eur', '', 5, null],
  message: [long, 5],
  sectors: [['moon'], ['find_a_partner'], ['find_an_investor'], 5, sixSectors],
  cities: [['paris'], {}, ['baghdad', 'erbil', 'basra', 'mosul', 'najaf', 'kirkuk']],
  forms: [['gift'], [5]],
  stages: ['ripe'],
});

describe.each([
  ['POST', becomeInvestor],
  ['PUT', updateInvestor],
] as const)('%s /investor/me', (_method, endpoint) => {
  // Both calls check the same form.
  const some = endpoint === becomeInvestor ? wrong : wrong.filter(({ value }) => value === 5);
  test.each(some)('answers 400 for $field: $value, with the list of errors', async (each) => {
    const { token } = await anyInvestorOrMember(endpoint);
    const answer = await call(endpoint, { ...whole, [each.field]: each.value }, { token });
    const { error = {}, errors } = failureOf(answer, 400);
    // When the lowest budget is too high, no highest budget is valid.
    const also = each.value === 1e15 && each.field === 'budgetMin' ? ['budgetMax'] : [];
    expect(Object.keys(error).sort()).toEqual([...also, each.field]);
    expect(errors).toEqual([...new Set(Object.values(error))]);
  });

  test('answers 400 for every missing field at once, each text once in the list', async () => {
    const { token } = await anyInvestorOrMember(endpoint);
    const { error = {}, errors } = failureOf(await call(endpoint, {}, { token }), 400);
    const required = ['about', 'budgetMax', 'budgetMin', 'currency', 'offers', 'title'];
    expect(Object.keys(error).sort()).toEqual(required);
    expect(errors).toEqual(['This field is required']);
  });

  test.each([
    ['12000000', '60000000'],
    ['١٢٬٠٠٠٬٠٠٠', '٦٠٬٠٠٠٬٠٠٠'],
    ['۱۲،۰۰۰،۰۰۰', '۶۰۰۰۰۰۰۰'],
  ])('reads the budget %s to %s in any digits', async (budgetMin, budgetMax) => {
    const { token, ...member } = await (endpoint === updateInvestor
      ? buildInvestor(created)
      : buildMember());
    await accepted(endpoint, { ...investorForm, budgetMin, budgetMax }, token);
    const { budgetMin: min, budgetMax: max } = investorForm;
    expect(await storedProfile(member)).toMatchObject({ budgetMin: min, budgetMax: max });
  });

  test.each(['usd', 'iqd'] as const)('takes one exact amount in %s', async (currency) => {
    const { token, ...member } = await (endpoint === updateInvestor
      ? buildInvestor(created)
      : buildMember());
    const budget = { currency, budgetMin: 5_000.5, budgetMax: 5_000.5 };
    await accepted(endpoint, { ...investorForm, ...budget }, token);
    expect(await storedProfile(member)).toMatchObject(budget);
  });
});

const people = new Map<Endpoint, Promise<{ token: string }>>();
function anyInvestorOrMember(endpoint: Endpoint): Promise<{ token: string }> {
  const person =
    people.get(endpoint) ?? (endpoint === updateInvestor ? buildInvestor(created) : buildMember());
  people.set(endpoint, person);
  return person;
}

async function accepted(endpoint: Endpoint, json: unknown, token: string): Promise<void> {
  expect((await call(endpoint, json, { token })).status).toBe(200);
}

describe('becoming an investor', () => {
  test('gives the role once, with a profile that waits for staff, and ends every session', async () => {
    const member = await created.buildMember();
    const tokens = [await created.signIn(member), await created.signIn(member)] as const;
    await accepted(becomeInvestor, whole, tokens[0]);
    for (const token of tokens) failureOf(await ask(getMe.path, { token }), 401);
    const body = { usernameOrEmail: member.email, password: member.password };
    const { token: fresh, user } = dataOf(login, await call(login, body));
    expect(user.role).toBe('investor');
    expect(user.investorProfile).toEqual({ ...whole, status: 'pending' });
    failureOf(await call(becomeInvestor, whole, { token: fresh }), 403);
  });

  test('of two requests at once, one is accepted', async () => {
    const { token } = await buildMember();
    const both = await Promise.all([1, 2].map(() => call(becomeInvestor, whole, { token })));
    const statuses = both.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 403]).toContain(statuses[1]);
  });
});

describe('changing the profile', () => {
  test.each(['title', 'about', 'offers', 'message'])(
    'sends an approved one back to staff when %s changes',
    async (field) => {
      const { token, ...investor } = await buildInvestor(created);
      const change = { ...investorForm, [field]: 'نص جديد' };
      const user = dataOf(updateInvestor, await call(updateInvestor, change, { token }));
      expect(user.investorProfile).toMatchObject({ [field]: 'نص جديد', status: 'pending' });
      expect(await storedProfile(investor)).toMatchObject({ settled: { status: 'pending' } });
      failureOf(await ask(pathOf(investor), { token: (await buildMember()).token }), 404);
    },
  );

  test('leaves an approved one in the directory when only figures and choices change', async () => {
    const { token } = await buildInvestor(created);
    const change = { ...whole, message: '', budgetMin: 1, budgetMax: 2, currency: 'usd' };
    const user = dataOf(updateInvestor, await call(updateInvestor, change, { token }));
    const { message: _none, ...rest } = change;
    expect(user.investorProfile).toMatchObject({ ...rest, status: 'approved' });
    expect(user.investorProfile).not.toHaveProperty('message');
  });

  test('sends a rejected one back to staff with any change, without their note', async () => {
    const rejected = { status: 'rejected', settled: { status: 'rejected' }, moderationNote: 'why' };
    const { token, ...investor } = await buildInvestor(created, rejected);
    const same = dataOf(updateInvestor, await call(updateInvestor, investorForm, { token }));
    expect(same.investorProfile).toMatchObject({ status: 'rejected', moderationNote: 'why' });
    await accepted(updateInvestor, { ...investorForm, cities: ['erbil'] }, token);
    expect(await storedProfile(investor)).toMatchObject({ status: 'pending', cities: ['erbil'] });
    expect(await storedProfile(investor)).not.toHaveProperty('moderationNote');
  });

  test('ignores what staff decide', async () => {
    const pending = { status: 'pending', settled: { status: 'pending' } };
    const { token, ...investor } = await buildInvestor(created, pending);
    const more = { status: 'approved', settled: { status: 'approved' }, moderationNote: 'x' };
    await accepted(updateInvestor, { ...whole, ...more, role: 'admin' }, token);
    expect(await storedProfile(investor)).toMatchObject(pending);
    expect(await storedProfile(investor)).not.toHaveProperty('moderationNote');
  });

  test('is for investors only', async () => {
    const { token } = await buildMember();
    failureOf(await call(updateInvestor, whole, { token }), 403);
  });
});

describe('asking staff', () => {
  const requestOf = async ({ uid }: Member) =>
    (await created.firestore.doc(`investorRequests/${uid}`).get()).data();

  test('stores the message for them; a second press is the same request', async () => {
    const { token, ...member } = await buildMember();
    const answers = await Promise.all(
      [1, 2].map(() => call(askAboutInvesting, { message: ' سؤال ' }, { token, language: 'ar' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { uid } = member;
    const request = { uid, message: 'سؤال', language: 'ar', state: 'open' };
    expect(await requestOf(member)).toMatchObject(request);
    failureOf(await call(askAboutInvesting, { message: 'another' }, { token }), 409);
    await created.firestore.doc(`investorRequests/${uid}`).update({ state: 'handled' });
    await accepted(askAboutInvesting, { message: 'another' }, token);
    expect(await requestOf(member)).toMatchObject({ message: 'another', state: 'open' });
  });

  test.each(['', '  ', undefined, null])('answers 400 for the message %j', async (message) => {
    const { token } = await buildMember();
    const { error } = failureOf(await call(askAboutInvesting, { message }, { token }), 400);
    expect(error).toEqual({ message: 'Message cannot be empty' });
  });

  test.each([[5], ['x'.repeat(2001)]])('answers 400 for another wrong message', async (message) => {
    const { token } = await buildMember();
    const { error } = failureOf(await call(askAboutInvesting, { message }, { token }), 400);
    expect(Object.keys(error ?? {})).toEqual(['message']);
  });
});

const pathOf = ({ uid }: { uid: string }) => getUser.path.replace('{id}', encodeURIComponent(uid));

describe('GET /user/{id}', () => {
  test('shows an approved investor to members and to themselves, with the range of the budget but no amount', async () => {
    const investor = await buildInvestor(created, whole);
    const { token } = await buildMember();
    const shown = dataOf(getUser, await ask(pathOf(investor), { token }));
    expect(dataOf(getUser, await ask(pathOf(investor), { token: investor.token }))).toEqual(shown);
    const { budgetMin: _min, budgetMax: _max, currency, ...texts } = whole;
    expect(shown).toEqual({
      _id: investor.uid,
      name: `${completeProfile.firstname} ${completeProfile.lastname}`,
      ...{ role: 'investor', email: investor.email, phone: completeProfile.phone },
      investorProfile: { ...texts, budget: { currency, lowest: 0, highest: 1 } },
      approvedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      facts: {
        memberSince: expect.stringMatching(/^\d{4}-\d{2}$/) as string,
        ...{ approvedAds: 0, upheldReports: { count: 0 } },
      },
    });
  });

  test('says that staff have reached the number, with the date, until it changes', async () => {
    const investor = await buildInvestor(created);
    const { token } = await buildMember();
    const confirmed = async () =>
      dataOf(getUser, await ask(pathOf(investor), { token })).facts.phoneConfirmed;
    const said: string[] = [];
    const typed = (...args: string[]) => moderate(['phone', ...args], (text) => said.push(text));
    expect(await typed(investor.username)).toBe(0);
    expect(said.at(-1)).toContain(`${completeProfile.phone} is confirmed`);
    const byTeam = { by: 'team', at: expect.stringMatching(/^\d{4}-.*Z$/) as string };
    expect(await confirmed()).toEqual(byTeam);
    const document = created.firestore.doc(`users/${investor.uid}`);
    await document.update({ phone: '+9647709999999' });
    expect(await confirmed()).toBeUndefined();
    await document.update({ phone: completeProfile.phone });
    expect(await confirmed()).toEqual(byTeam);
    await typed(investor.email, '--off');
    expect(await confirmed()).toBeUndefined();
    // A malformed value of staff confirms nothing.
    for (const confirmedPhone of [true, { number: completeProfile.phone }, { at: new Date() }]) {
      await document.update({ confirmedPhone });
      expect(await confirmed()).toBeUndefined();
    }
    const { username } = await created.buildMember();
    await expect(typed(username)).rejects.toThrow(/no phone number/);
    await expect(typed('nobody@example.com')).rejects.toThrow(/Nobody/);
  });

  test('answers the same bytes when the amounts change within their bands', async () => {
    const investor = await buildInvestor(created, whole);
    const { token } = await buildMember();
    const before = JSON.stringify((await ask(pathOf(investor), { token })).body);
    for (const [budgetMin, budgetMax] of [
      [1, 15_000_000],
      [14_999_999, 74_999_999],
    ] as const) {
      await accepted(updateInvestor, { ...whole, budgetMin, budgetMax }, investor.token);
      expect(JSON.stringify((await ask(pathOf(investor), { token })).body)).toBe(before);
    }
  });

  const mistyped = { status: 'Approved', settled: { status: 'pending' } };
  test.each([
    ['pending', { investorProfile: { ...investorForm, status: 'pending' } }],
    ['rejected', { investorProfile: { ...investorForm, status: 'rejected' } }],
    // The trigger may restore the former decision of staff before this call.
    ['mistyped', { investorProfile: { ...investorForm, ...mistyped } }],
    ['no investor any more', { role: 'member' }],
    ['locked out', { blockedAt: new Date() }],
    ['deleted', { deletedAt: new Date() }],
  ])('answers 404 at once for one who is %s', async (_what, change) => {
    const investor = await buildInvestor(created);
    const { token } = await buildMember();
    expect((await ask(pathOf(investor), { token })).status).toBe(200);
    await created.firestore.doc(`users/${investor.uid}`).update(change);
    failureOf(await ask(pathOf(investor), { token }), 404);
  });

  test.each(['nobody', '..', '__x__', 'a%2Fb'])('answers 404 for %s', async (id) => {
    const { token } = await buildMember();
    failureOf(await ask(getUser.path.replace('{id}', id), { token }), 404);
  });

  test('gives a scraper no more than 60 contacts in an hour', async () => {
    const investor = await buildInvestor(created);
    const { uid, token } = await buildMember();
    await countEarlier(created, { kind: 'contact', subject: uid, count: 58 });
    for (const _each of Array(2)) expect((await ask(pathOf(investor), { token })).status).toBe(200);
    const refused = await ask(pathOf(investor), { token });
    failureOf(refused, 429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    // One's own page does not count.
    expect((await ask(pathOf(investor), { token: investor.token })).status).toBe(200);
  });

  test('shows the name of others to those who have talked with them, and no more', async () => {
    const [sara, omar, stranger] = [
      await buildChatUser(created, { fields: completeProfile, hasAd: false }),
      await buildChatUser(created),
      await buildChatUser(created),
    ];
    await sara.sendNow(omar, 'hello');
    const name = { firstname: completeProfile.firstname, lastname: completeProfile.lastname };
    expect(dataOf(getUser, await ask(pathOf(sara), { token: omar.token }))).toEqual({
      ...{ _id: sara.uid, ...name },
      facts: expect.objectContaining({ approvedAds: 0 }) as object,
    });
    failureOf(await ask(pathOf(sara), { token: stranger.token }), 404);
  });

  test('shows facts of somebody with an ad that members may see, and neither name nor address', async () => {
    const owner = await created.buildMember();
    const { token } = await buildMember();
    failureOf(await ask(pathOf(owner), { token }), 404);
    await created.buildListing({ owner: owner.uid });
    expect(dataOf(getUser, await ask(pathOf(owner), { token }))).toEqual({
      _id: owner.uid,
      facts: expect.objectContaining({ approvedAds: 1 }) as object,
    });
  });

  test('says how fast an investor answers once three people have written', async () => {
    const { token } = await buildMember();
    const afterTalks = async (count: number) => {
      const investor = await buildInvestor(created);
      const talker = chatUserOf(investor, investor.token);
      for (let n = 0; n < count; n += 1) {
        const buyer = await buildChatUser(created);
        await buyer.sendNow(investor, 'hello');
        await talker.sendNow(buyer, 'welcome');
      }
      return dataOf(getUser, await ask(pathOf(investor), { token })).facts.answersWithin;
    };
    expect(await afterTalks(2)).toBeUndefined();
    expect(await afterTalks(3)).toBe('hour');
  });
});

describe('without a session, and with an invalid one', () => {
  const calls: Endpoint[] = [becomeInvestor, updateInvestor, askAboutInvesting, getUser];
  test.each(calls)('$method $path answers 401', async (endpoint) => {
    for (const how of [{}, { token: 'a.b.c' }, { token: '' }]) {
      failureOf(await call(endpoint, endpoint.method === 'GET' ? undefined : {}, how), 401);
    }
  });
});
