import { bandsOf, boundsOfBand } from '@qaysari/contract/investor/bands';
import { currencyCodes, type Currency } from '@qaysari/contract/listing/price';
import { limits } from '@qaysari/contract/shared/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { InvestorProfileRecord, UserRecord } from '../user/public.ts';
import { presentInvestor, presentInvestorCard } from './present.ts';

interface Budget {
  currency: Currency;
  budgetMin: number;
  budgetMax: number;
}

/** The card and the page of an investor with this budget. */
function answersFor(budget: Budget) {
  const profile: InvestorProfileRecord = {
    ...{ title: 't', about: 'a', offers: 'o', message: 'm', sectors: ['it_tech'] },
    ...{ status: 'approved', moderationNote: 'n', ...budget },
  };
  const user: UserRecord = {
    ...{ id: 'u1', username: 'rose', email: 'a@b.c', role: 'investor', isOAuth: false },
    investorProfile: profile,
  };
  const facts = { approvedAds: 0, upheldReports: { count: 0 } };
  const page = presentInvestor({ user, profile }, { email: 'a@b.c' }, facts);
  return { card: presentInvestorCard({ user, profile }), page };
}

const anyBudget = fc
  .tuple(
    fc.constantFrom(...currencyCodes),
    fc.integer({ min: 1, max: limits.maxPrice }),
    fc.integer({ min: 1, max: limits.maxPrice }),
  )
  .map(([currency, one, other]) => ({
    ...{ currency, budgetMin: Math.min(one, other), budgetMax: Math.max(one, other) },
  }));

/** The widest budget in the bands of this one. */
function widest({ currency, budgetMin, budgetMax }: Budget): Budget {
  const bands = bandsOf(currency, budgetMin, budgetMax);
  const { from } = boundsOfBand(currency, bands[0] ?? 0);
  const { to = limits.maxPrice } = boundsOfBand(currency, bands.at(-1) ?? 0);
  return { currency, budgetMin: Math.max(from, 0.01), budgetMax: to - 0.01 };
}

it('answers the same for all budgets in the same bands', () => {
  fc.assert(
    fc.property(anyBudget, (budget) => {
      expect(answersFor(budget)).toEqual(answersFor(widest(budget)));
    }),
  );
});

it('answers the currency and the outer bands of a budget', () => {
  const { card, page } = answersFor({ currency: 'usd', budgetMin: 12_345, budgetMax: 678_901 });
  const budget = { currency: 'usd', lowest: 1, highest: 3 };
  expect([card.budget, page.investorProfile?.budget]).toEqual([budget, budget]);
});

it('answers nothing for a budget that staff have reversed', () => {
  const { card, page } = answersFor({ currency: 'usd', budgetMin: 60_000, budgetMax: 5_000 });
  expect(card).not.toHaveProperty('budget');
  expect(page.investorProfile).not.toHaveProperty('budget');
});
