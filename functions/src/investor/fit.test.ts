import { bandsOf, boundsOfBand, budgetBands } from '@qaysari/contract/investor/bands';
import { cityIds, sectorIds, seekingCategories } from '@qaysari/contract/listing/catalogue';
import { currencyCodes } from '@qaysari/contract/listing/price';
import {
  businessStages,
  fitReasons,
  investmentForms,
  type FitReason,
} from '@qaysari/contract/investor/types';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { InvestorInterest } from './directory-entry.ts';
import { fitOf, type SeekingAd } from './fit.ts';

const ad: SeekingAd = {
  ...{ category: 'find_a_partner', sector: 'it_tech', location: 'erbil' },
  ...{ currency: 'usd', price: 30_000, isStartup: true },
};
const investor: InvestorInterest = {
  ...{ sectors: ['it_tech'], cities: ['erbil', 'duhok'], currency: 'usd', bands: [1, 2] },
  ...{ forms: ['partner', 'cash'], stages: ['startup'] },
};

describe('fitOf', () => {
  it('names all reasons where both have said everything and agree', () => {
    expect(fitOf(ad, investor)).toEqual({ fits: [...fitReasons], unknown: [] });
  });

  test.each<[string, Partial<SeekingAd>, Partial<InvestorInterest>]>([
    ['sector', { sector: 'other' }, {}],
    ['city', { location: 'basra' }, {}],
    ['ticket', { price: 9_999 }, {}],
    ['ticket', { price: 200_000 }, {}],
    ['form', {}, { forms: ['loan'] }],
    ['stage', {}, { stages: ['established'] }],
  ])('is none when only %s disagrees: %o %o', (_reason, ofAd, ofInvestor) => {
    expect(fitOf({ ...ad, ...ofAd }, { ...investor, ...ofInvestor })).toBeUndefined();
  });

  const { sector: _sector, ...noSector } = ad;
  const without = (name: keyof InvestorInterest) =>
    Object.fromEntries(
      Object.entries(investor).filter(([each]) => each !== name),
    ) as unknown as InvestorInterest;
  test.each<[FitReason, SeekingAd, InvestorInterest]>([
    ['sector', noSector, investor],
    ['sector', ad, without('sectors')],
    ['city', ad, without('cities')],
    ['ticket', { ...ad, currency: 'iqd' }, investor],
    ['form', { ...ad, category: 'find_an_investor' }, investor],
    ['form', ad, without('forms')],
    ['stage', { ...ad, isStartup: false }, investor],
    ['stage', ad, without('stages')],
  ])('leaves %s open where one of the two has not said it', (reason, itsAd, itsInvestor) => {
    const others = fitReasons.filter((each) => each !== reason);
    expect(fitOf(itsAd, itsInvestor)).toEqual({ fits: others, unknown: [reason] });
  });

  it('is none when neither sector, city nor money speaks for it', () => {
    const open: InvestorInterest = {
      ...{ currency: 'iqd', bands: [1], forms: ['partner'], stages: ['startup'] },
    };
    expect(fitOf(ad, open)).toBeUndefined();
    expect(fitOf(ad, { ...open, cities: ['erbil'] })?.fits).toEqual(['city', 'form', 'stage']);
  });
});

const some = <T>(list: readonly T[]) =>
  fc.subarray([...list], { minLength: 1, maxLength: Math.min(5, list.length) });
const few = sectorIds.slice(0, 4);
const fewCities = cityIds.slice(0, 4);
const price = fc
  .oneof(
    fc.constantFrom(
      ...currencyCodes.flatMap((code) =>
        budgetBands.flatMap((band) => {
          const { from } = boundsOfBand(code, band);
          return [from - 0.01, from, from + 1];
        }),
      ),
    ),
    fc.integer({ min: 1, max: 2_000_000_000 }),
  )
  .filter((value) => value > 0);

const anyAd: fc.Arbitrary<SeekingAd> = fc.record(
  {
    category: fc.constantFrom(...seekingCategories),
    sector: fc.constantFrom(...few),
    location: fc.constantFrom(...fewCities),
    currency: fc.constantFrom(...currencyCodes),
    price,
    isStartup: fc.boolean(),
  },
  { requiredKeys: ['category', 'location', 'currency', 'price', 'isStartup'] },
);

const anyInvestor = fc.record(
  {
    sectors: some(few),
    cities: some(fewCities),
    forms: some(investmentForms),
    stages: some(businessStages),
    currency: fc.constantFrom(...currencyCodes),
    budget: fc
      .tuple(price, price)
      .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const),
  },
  { requiredKeys: ['currency', 'budget'] },
);

/** The rules once more, in other words: from the figures, without bands and verdicts. */
function plainFit(
  its: SeekingAd,
  who: typeof anyInvestor extends fc.Arbitrary<infer T> ? T : never,
) {
  const yes: string[] = [];
  const no: string[] = [];
  const say = (reason: string, isSaid: boolean, agrees: () => boolean) => {
    if (isSaid) (agrees() ? yes : no).push(reason);
  };
  const [min, max] = who.budget;
  say(
    'sector',
    Boolean(its.sector && who.sectors),
    () => who.sectors?.some((id) => id === its.sector) === true,
  );
  say(
    'city',
    who.cities !== undefined,
    () => who.cities?.some((id) => id === its.location) === true,
  );
  say('ticket', its.currency === who.currency, () =>
    budgetBands.some((band) => {
      const { from, to = Infinity } = boundsOfBand(its.currency, band);
      const isIn = its.price >= from && its.price < to;
      return isIn && min < to && max >= from;
    }),
  );
  say(
    'form',
    its.category === 'find_a_partner' && who.forms !== undefined,
    () => who.forms?.includes('partner') === true,
  );
  say(
    'stage',
    its.isStartup && who.stages !== undefined,
    () => who.stages?.some((stage) => stage === 'startup') === true,
  );
  const isFit =
    no.length === 0 && ['sector', 'city', 'ticket'].some((reason) => yes.includes(reason));
  return isFit
    ? { fits: yes, unknown: fitReasons.filter((reason) => !yes.includes(reason)) }
    : undefined;
}

test('1,000 ads and investors fit as the rules say in other words, from both sides', () => {
  const interest = (who: Parameters<typeof plainFit>[1]): InvestorInterest => {
    const {
      budget: [min, max],
      ...rest
    } = who;
    return { ...rest, bands: bandsOf(who.currency, min, max) };
  };
  const ads = fc.sample(anyAd, { numRuns: 1000, seed: 50 });
  const investors = fc.sample(anyInvestor, { numRuns: 1000, seed: 51 });
  const pairs = ads.flatMap((one, i) =>
    [0, 1, 17, 400].map(
      (step) => [one, investors[(i + step) % 1000] as (typeof investors)[0]] as const,
    ),
  );
  const fitting = pairs.filter(([one, who]) => {
    const fit = fitOf(one, interest(who));
    expect({ one, who, fit }).toEqual({ one, who, fit: plainFit(one, who) });
    return fit !== undefined;
  });
  // Neither nearly all nor nearly none, so that both answers were compared.
  expect(fitting.length).toBeGreaterThan(200);
  expect(fitting.length).toBeLessThan(3000);
});
