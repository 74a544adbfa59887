import type { BodyOf } from '@qaysari/contract/shared/endpoint';
import { getUser, listFittingListings, listInvestors } from '@qaysari/contract/investor/calls';
import type { FittingListing, InvestorCard, InvestorPage } from '@qaysari/contract/investor/types';
import { limits } from '@qaysari/contract/shared/limits';
import { afterAll, describe, expect, test } from 'vitest';
import { syncInvestor } from '../../functions/src/investor/store.ts';
import { ask, dataOf, failureOf, type Answer, type Ask } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { inConsole } from '../support/console.ts';
import { startCreating } from '../support/created.ts';
import { buildInvestor as build, type Investor } from '../support/investors.ts';
import { wrongFields } from '../support/wrong-fields.ts';

/** The directory and the matches, over HTTP. `tests/long/load/investor-pages.ts` tests many investors. */

const created = startCreating();
afterAll(() => created.removeAll());

type Filter = Partial<Record<keyof BodyOf<typeof listInvestors>, unknown>>;

const askDirectory = (filter: Filter, how: Ask) =>
  ask('/user?role=investor', { method: 'POST', json: filter, ...how });

async function listed(filter: Filter, token: string): Promise<InvestorPage> {
  return dataOf(listInvestors, await askDirectory({ limit: 50, ...filter }, { token }));
}

/** An investor who is already in the directory. */
async function buildInvestor(profile: Record<string, unknown>): Promise<Investor> {
  const investor = await build(created, profile);
  await syncInvestor(investor.uid);
  return investor;
}

async function buildMember(fields: Record<string, unknown> = completeProfile) {
  const member = await created.buildMember(fields);
  return { ...member, token: await created.signIn(member) };
}

/** A word that only the profiles of one test contain. */
const newTag = () => `w${crypto.randomUUID().replaceAll('-', '')}`;

describe('POST /user?role=investor', () => {
  test.each(['', '?role=member', '?role=', '?role=investor&role=investor'])(
    'answers 400 for the query %j',
    async (query) => {
      const { token } = await buildMember();
      const answer = await ask(`/user${query}`, { method: 'POST', json: {}, token });
      expect(Object.keys(failureOf(answer, 400).error ?? {})).toEqual(['role']);
    },
  );

  test('answers 401 without a session', async () => {
    failureOf(await askDirectory({}, {}), 401);
  });

  const wrong = wrongFields<BodyOf<typeof listInvestors>>({
    sector: ['moon', 'find_a_partner', ['find_an_investor'], 5, {}, 'it_tech;other'],
    city: ['paris', ['erbil', 'paris'], [5], true],
    form: ['gift', ['cash', ['loan']]],
    currency: ['eur', 5, ['usd']],
    band: [-1, 5, 1.5, 'x', [1]],
    search: ['x'.repeat(limits.searchTextLength + 1), 5, ['a']],
    listing: ['x'.repeat(limits.idLength + 1), 5, {}],
    limit: [0, -1, limits.investorPageMax + 1, 1.5, 'ten', [10]],
    after: ['x'.repeat(limits.idLength + 1), 'x', '1.', '.a', '1.a/b', '1.__a__', 'x.a', 5, {}],
    page: [0, -1, 1.5, 'x', limits.maxPage + 1],
  });
  test('answers 400 for every field that is wrong, and names it', async () => {
    const { token } = await buildMember();
    for (const { field, value } of wrong) {
      const filter = { ...(field === 'band' && { currency: 'usd' }), [field]: value };
      const { error = {}, errors } = failureOf(await askDirectory(filter, { token }), 400);
      expect(Object.keys(error), `${field}: ${JSON.stringify(value)}`).toEqual([field]);
      expect(errors).toEqual([error[field]]);
    }
    const { error } = failureOf(await askDirectory({ band: 1 }, { token }), 400);
    expect(Object.keys(error ?? {})).toEqual(['currency']);
  });

  test('finds the right investors by each filter, last approved first, from the query or from JSON', async () => {
    const tag = newTag();
    const about = `${tag} خبرة في المخابز`;
    const [usd, iqd] = [
      { currency: 'usd', budgetMin: 20_000, budgetMax: 120_000 },
      { currency: 'iqd', budgetMin: 5_000_000, budgetMax: 14_000_000 },
    ];
    const people = {
      first: { about, ...usd, sectors: ['it_tech', 'other'], cities: ['erbil'], forms: ['cash'] },
      second: { about, ...iqd, sectors: ['it_tech'], cities: ['basra', 'erbil'] },
      third: { about, ...iqd, title: 'Bakery lover', forms: ['loan', 'partner'] },
    };
    const names = new Map<string, string>();
    for (const [name, profile] of Object.entries(people)) {
      names.set((await buildInvestor(profile)).uid, name);
    }
    const { token } = await buildMember();
    const found = async (filter: Filter) => {
      const { users, total, next } = await listed({ search: tag, ...filter }, token);
      expect([total, next]).toEqual([users.length, undefined]);
      return users.map(({ _id }) => names.get(_id));
    };
    const all = ['third', 'second', 'first'];
    const cases: [Filter, string[]][] = [
      [{}, all],
      [{ sector: [], city: '', form: null }, all],
      [{ sector: 'it_tech' }, ['second', 'first']],
      [{ sector: ['other'] }, ['first']],
      [{ sector: 'other,retail_stores' }, ['first']],
      [{ city: ['erbil'] }, ['second', 'first']],
      [{ city: 'basra' }, ['second']],
      [{ form: 'loan,cash' }, ['third', 'first']],
      [{ currency: 'usd' }, ['first']],
      [{ currency: 'iqd' }, ['third', 'second']],
      [{ currency: 'usd', band: 0 }, []],
      [{ currency: 'usd', band: '1' }, ['first']],
      [{ currency: 'usd', band: 2 }, ['first']],
      [{ currency: 'usd', band: 3 }, []],
      [{ currency: 'iqd', band: '٠' }, ['third', 'second']],
      [{ currency: 'iqd', band: 1 }, []],
      [{ search: `lover ${tag}` }, ['third']],
      [{ search: `bakery ${tag}` }, all],
      [{ search: `${tag} المخابز` }, all],
      [{ search: `${tag} مخابز خبره` }, all],
      [{ search: `${tag} هەولێر` }, ['second', 'first']],
      [{ search: `${tag} pears` }, []],
      [{ sector: 'it_tech', city: 'erbil', form: 'cash', currency: 'usd', band: 1 }, ['first']],
      [{ sector: 'it_tech', city: 'basra', form: 'cash' }, []],
    ];
    for (const [filter, expected] of cases) {
      expect([filter, await found(filter)]).toEqual([filter, expected]);
    }
  });

  test('shows only the facts of an investor that lists may show', async () => {
    const tag = newTag();
    const choices = {
      ...{ sectors: ['other'], cities: ['basra'], forms: ['loan'], stages: ['startup'] },
    };
    const { uid } = await buildInvestor({ about: tag, message: 'اكتب لي', ...choices });
    const { token } = await buildMember();
    const answer = await askDirectory({ search: tag }, { token });
    const { users, ...rest } = dataOf(listInvestors, answer);
    expect(rest).toEqual({ total: 1 });
    const facts = {
      approvedAt: expect.any(String) as string,
      memberSince: expect.stringMatching(/^\d{4}-\d{2}$/) as string,
    };
    expect(users).toEqual([
      {
        ...{ _id: uid, title: 'مستثمر في المطاعم', ...choices, facts },
        budget: { currency: 'iqd', lowest: 0, highest: 1 },
        name: `${completeProfile.firstname} ${completeProfile.lastname}`,
      },
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/12000000|60000000|@|\+964/);
  });

  test('leaves the caller out', async () => {
    const tag = newTag();
    const [sara, omar] = [await buildInvestor({ about: tag }), await buildInvestor({ about: tag })];
    const idsFor = async ({ token }: Investor) =>
      (await listed({ search: tag }, token)).users.map(({ _id }) => _id);
    expect(await idsFor(sara)).toEqual([omar.uid]);
    expect(await idsFor(omar)).toEqual([sara.uid]);
  });

  test('follows what staff decide in the console, by the trigger', async () => {
    const tag = newTag();
    const { token } = await buildMember();
    const { uid } = await build(created, { about: tag });
    const person = created.firestore.doc(`users/${uid}`);
    const ids = async () => (await listed({ search: tag }, token)).users.map(({ _id }) => _id);
    const entry = async () => (await created.firestore.doc(`investors/${uid}`).get()).data() ?? {};
    await inConsole(person, { 'investorProfile.status': 'approved' });
    expect(await ids()).toEqual([uid]);
    await person.update({ 'investorProfile.status': 'rejected' });
    expect(await ids()).toEqual([]);
    await inConsole(person, { 'investorProfile.status': 'rejected' });
    expect(Object.keys(await entry()).sort()).toEqual(['at', 'expireAt', 'goneAt']);
    await inConsole(person, { 'investorProfile.status': 'approved' });
    expect(await entry()).toHaveProperty('words');
    expect(await ids()).toEqual([uid]);
  });
});

describe('with one of the caller’s ads', () => {
  test('answers 404 for an ad of somebody else, of another category, and for none', async () => {
    const [sara, omar] = [await buildMember(), await buildMember()];
    const seeking = { category: 'find_an_investor', location: 'erbil' };
    const own = await created.buildListing({ ...seeking, owner: sara.uid });
    const shop = await created.buildListing({ owner: sara.uid });
    const foreign = await created.buildListing({ ...seeking, owner: omar.uid });
    for (const listing of [shop, foreign, 'none', '../x', '__x__', '.']) {
      failureOf(await askDirectory({ listing }, { token: sara.token }), 404);
    }
    await listed({ listing: own }, sara.token);
    const pending = { ...seeking, owner: sara.uid, status: 'pending' };
    await listed({ listing: await created.buildListing(pending) }, sara.token);
  });

  test('both sides see the same pairs, each with the same reasons', async () => {
    const tag = newTag();
    const founders = [await buildMember(), await buildMember()];
    const base = { price: 30_000, currency: 'usd', title: tag };
    const partner = { ...base, category: 'find_a_partner', location: 'erbil', sector: 'it_tech' };
    const ads = [
      partner,
      { ...partner, price: 250_000 },
      { ...partner, isStartup: true },
      {
        ...base,
        category: 'find_an_investor',
        location: 'basra',
        price: 20_000_000,
        currency: 'iqd',
      },
      { ...base, category: 'find_an_investor', location: 'basra', sector: 'other' },
      // A sector that the category already implies does not count.
      { ...base, category: 'it_tech', location: 'erbil', sector: 'it_tech' },
    ];
    const ids: string[] = [];
    for (const [i, ad] of ads.entries()) {
      ids.push(await created.buildListing({ ...ad, owner: founders[i % 2]?.uid }));
    }
    const usd = { about: tag, currency: 'usd', budgetMin: 10_000, budgetMax: 60_000 };
    const investors = [
      await buildInvestor(usd),
      await buildInvestor({ ...usd, sectors: ['it_tech'], cities: ['erbil'], forms: ['partner'] }),
      await buildInvestor({ ...usd, cities: ['erbil'], forms: ['loan'], stages: ['established'] }),
      await buildInvestor({ about: tag, cities: ['basra'], budgetMin: 16_000_000 }),
      await buildInvestor({ about: tag, sectors: ['other'], stages: ['startup'] }),
    ];
    // An investor with a matching ad: nobody is their own partner.
    const both = investors[1];
    ids.push(await created.buildListing({ ...partner, owner: both?.uid }));

    const byFounder: [string, InvestorCard][] = [];
    for (const [i, id] of ids.entries()) {
      const token = i === 6 ? both?.token : founders[i % 2]?.token;
      if (i === 5) failureOf(await askDirectory({ listing: id }, { token: token ?? '' }), 404);
      else
        for (const card of (await listed({ listing: id, search: tag }, token ?? '')).users) {
          byFounder.push([id, card]);
        }
    }
    const byInvestor: [string, string, FittingListing][] = [];
    for (const { uid, token } of investors) {
      for (const fitting of await allFitting(token)) {
        if (ids.includes(fitting.listing._id)) byInvestor.push([fitting.listing._id, uid, fitting]);
      }
    }
    const pairs = byFounder.map(([id, { _id, fit }]) => [id, _id, fit] as const);
    const sorted = (list: readonly (readonly unknown[])[]) =>
      list.map((each) => JSON.stringify(each)).toSorted();
    expect(sorted(byInvestor.map(([id, uid, { fit }]) => [id, uid, fit]))).toEqual(sorted(pairs));
    const [plain, wide, startup, dinars, shop, , own] = ids;
    const matchesOf = (id = '') => pairs.filter(([ad]) => ad === id).map(([, uid]) => uid);
    const uids = investors.map(({ uid }) => uid);
    expect(matchesOf(plain)).toEqual([uids[1], uids[0]]);
    expect(matchesOf(wide)).toEqual([]);
    expect(matchesOf(startup)).toEqual([uids[1], uids[0]]);
    expect(matchesOf(dinars)).toEqual([uids[4], uids[3]]);
    expect(matchesOf(shop)).toEqual([uids[4], uids[3], uids[0]]);
    expect(matchesOf(own)).toEqual([uids[0]]);
    const fitOfPlain = pairs.find(([id, uid]) => id === plain && uid === uids[1])?.[2];
    expect(fitOfPlain).toEqual({ fits: ['sector', 'city', 'ticket', 'form'], unknown: ['stage'] });
  });
});

/** All pages of the ads that match somebody. */
async function allFitting(token: string): Promise<FittingListing[]> {
  const found: FittingListing[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(`/investor/listings?page=${page}`, { token });
    const { listings, ...rest } = dataOf(listFittingListings, answer);
    expect(rest).toEqual({ total: rest.total, page, pageSize: limits.listingPageSize });
    found.push(...listings);
    if (listings.length < limits.listingPageSize) {
      expect(found).toHaveLength(rest.total);
      return found;
    }
  }
}

describe('GET /investor/listings', () => {
  test('answers 401 without a session, and 403 to a member and for a broken profile', async () => {
    failureOf(await ask('/investor/listings'), 401);
    const member = await buildMember();
    const { key } = failureOf(await ask('/investor/listings', { token: member.token }), 403);
    expect(key).toBe('notInvestor');
    const investor = await build(created, { currency: 'eur' });
    failureOf(await ask('/investor/listings', { token: investor.token }), 403);
    const waiting = await build(created, { status: 'pending', settled: { status: 'pending' } });
    dataOf(listFittingListings, await ask('/investor/listings', { token: waiting.token }));
  });

  test.each(['0', '-1', 'x', '1.5', '1&page=2'])('answers 400 for the page %s', async (page) => {
    const { token } = await build(created);
    const answer = await ask(`/investor/listings?page=${page}`, { token });
    expect(Object.keys(failureOf(answer, 400).error ?? {})).toEqual(['page']);
  });

  test('lists pages with most reasons first, then the newest', async () => {
    const founder = await buildMember();
    const base = { owner: founder.uid, category: 'find_a_partner', location: 'samawah' };
    const days = Array.from({ length: 15 }, (_, day) => day);
    const ids = await Promise.all(
      days.map((day) =>
        created.buildListing({
          ...{ ...base, currency: 'usd', price: 1000, ...(day % 3 === 0 && { sector: 'other' }) },
          createdAt: new Date(Date.UTC(2001, 0, 1 + day)),
        }),
      ),
    );
    const profile = { currency: 'iqd', cities: ['samawah'], sectors: ['other'] };
    const { token } = await build(created, profile);
    const own = (await allFitting(token)).filter(({ listing }) => ids.includes(listing._id));
    const inOrder = [
      ...days.filter((day) => day % 3 === 0).reverse(),
      ...days.filter((day) => day % 3 !== 0).reverse(),
    ];
    expect(own.map(({ listing }) => ids.indexOf(listing._id))).toEqual(inOrder);
    expect(own.map(({ fit }) => fit.fits.length)).toEqual(inOrder.map((day) => (day % 3 ? 1 : 2)));
  });

  test('leaves out an ad the moment it is gone', async () => {
    const founder = await buildMember();
    const id = await created.buildListing({
      ...{ owner: founder.uid, category: 'find_an_investor', location: 'samawah' },
    });
    const { token } = await build(created, { cities: ['samawah'] });
    const ids = async () => (await allFitting(token)).map(({ listing }) => listing._id);
    expect(await ids()).toContain(id);
    await created.removeListing(id);
    expect(await ids()).not.toContain(id);
  });
});

test('no byte of an answer to others changes when a budget changes within its bands', async () => {
  const tag = newTag();
  const founder = await buildMember();
  const ads = await Promise.all(
    [9_000, 10_000, 30_000, 49_999, 50_000, 199_000, 200_000].map((price) =>
      created.buildListing({
        ...{ owner: founder.uid, category: 'find_an_investor', location: 'erbil' },
        ...{ currency: 'usd', price },
      }),
    ),
  );
  const fields = { about: tag, currency: 'usd', sectors: ['it_tech'], forms: ['loan'] };
  const investor = await buildInvestor({ ...fields, budgetMin: 20_000, budgetMax: 120_000 });
  const bands = ['usd', 'iqd'].flatMap((currency) =>
    [0, 1, 2, 3, 4].map((band) => ({ currency, band })),
  );
  const filters: Filter[] = [
    ...[{}, { sector: 'it_tech' }, { city: 'erbil' }, { form: 'loan' }, { currency: 'usd' }],
    ...bands,
    ...ads.map((listing) => ({ listing })),
    ...['20000', '120000', '٢٠٠٠٠', 'usd', '10000'].map((word) => ({ search: `${tag} ${word}` })),
  ];
  const { token } = founder;
  const answers = async () => {
    const all: Answer[] = [];
    for (const filter of filters) {
      all.push(await askDirectory({ search: tag, ...filter }, { token }));
    }
    all.push(await ask(getUser.path.replace('{id}', investor.uid), { token }));
    return all.map(({ status, body }) => {
      expect(status).toBe(200);
      return JSON.stringify(body);
    });
  };
  const setBudget = async (budgetMin: number, budgetMax: number) => {
    await created.firestore.doc(`users/${investor.uid}`).update({
      ...{ 'investorProfile.budgetMin': budgetMin, 'investorProfile.budgetMax': budgetMax },
    });
    await syncInvestor(investor.uid);
  };
  const before = await answers();
  for (const [min, max] of [
    [10_000, 199_999],
    [49_999.99, 50_000],
  ] as const) {
    await setBudget(min, max);
    expect(await answers()).toEqual(before);
  }
  // Another band changes the answer, which proves that the comparison above can fail.
  await setBudget(9_999, 120_000);
  expect(await answers()).not.toEqual(before);
});
