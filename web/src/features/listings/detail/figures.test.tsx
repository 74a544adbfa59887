import {
  figureFieldNames,
  idsOf,
  listingFieldsOf,
  type OptionalListingValues,
} from '@qaysari/contract/listing/fields';
import { valueSamples } from '@qaysari/contract/listing/fields.fixture';
import type { Listing } from '@qaysari/contract/listing/types';
import { languageCodes } from '@qaysari/contract/shared/languages';
import { cleanup, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import en from '../../../../../locales/en/figures.json' with { type: 'json' };
import { choiceKey } from '../../../entities/listing/figure-texts.ts';
import { loadMoreTexts } from '../../../i18n/i18n.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { Figures } from './figures.tsx';

const listing: Listing = {
  _id: 'a',
  title: 'Bakery',
  description: 'With an oven',
  location: 'erbil',
  category: 'restaurants_cafes',
  currency: 'iqd',
  price: 28_000_000,
  images: [],
  isStartup: false,
  isFeatured: false,
  owner: 'o',
  status: 'approved',
  createdAt: '2025-01-01T00:00:00.000Z',
  isFavorite: false,
  viewer: 'visitor',
};

/** The market rate that the page gets; undefined: there is none. */
function answerWithRate(dinarsOf100Dollars: number | undefined) {
  const date = new Date(Date.now() - 1000).toISOString();
  const rate = { _id: 'one', dinars: dinarsOf100Dollars, source: 'Kifah', date };
  const data = dinarsOf100Dollars === undefined ? {} : { rate };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data })));
}

beforeEach(() => answerWithRate(undefined));

const render = (values: OptionalListingValues) =>
  renderApp(<Figures listing={{ ...listing, ...values }} />, { language: 'en' });

const dinars = (price: number) => ({ price, currency: 'iqd' as const });
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
const text = () => plain(document.body.textContent);

it('shows nothing for an ad that states no figure', async () => {
  await render({ employees: 4, costs: 'Rent' });
  expect(screen.queryByText(en.title)).toBeNull();
});

it('shows each stated figure under its name, and what explains one in its line', async () => {
  await render(valueSamples);
  const behind = ['rentUntil', 'keyMoneyTerms', 'stockTerms', 'sellingReasonWords'];
  for (const name of figureFieldNames) {
    const isShown = screen.queryByText(en.field[name]) !== null;
    expect(isShown, name).toBe(!behind.includes(name));
  }
  const rent = screen.getByText(en.field.monthlyRent).nextElementSibling?.textContent;
  expect(plain(rent ?? '')).toContain('until March');
  expect(text()).toContain(en.stated);
});

it('names what explains a figure where that figure is unknown', async () => {
  await render({ rentUntil: '2027-03' });
  expect(screen.getByText(en.field.rentUntil).nextElementSibling?.textContent).toBe('March 2027');
});

it('says what follows, and from what', async () => {
  await render({
    monthlySales: dinars(10_000_000),
    monthlyProfit: dinars(2_000_000),
    monthlyRent: dinars(1_200_000),
  });
  expect(text()).toContain('about 14 months of the stated profit');
  expect(text()).toContain('profit is 20% of the stated sales');
  expect(text()).toContain('rent is 12% of the stated sales');
});

it('says nothing that needs a rate where none is known, and nothing that rounds to zero', async () => {
  await render({
    monthlyProfit: { price: 2000, currency: 'usd' },
    monthlySales: dinars(10_000_000_000),
    monthlyRent: dinars(10_000),
  });
  expect(text()).not.toContain('stated profit');
  expect(text()).not.toContain('of the stated sales');
});

it('converts at the market rate, and names it', async () => {
  answerWithRate(140_000);
  await render({ monthlyProfit: { price: 2000, currency: 'usd' } });
  await waitFor(() => expect(text()).toContain('about 10 months of the stated profit'));
  expect(text()).toContain('140,000ع.د for 100 dollars');
});

it.each([
  [10_000_000, 1_700_000, '30,400,000', '2,400,000', 'more than'],
  [0, 2_000_000, '24,000,000', '4,000,000', 'less than'],
])('says what instalments cost beside the price', async (first, each, sum, difference, word) => {
  await render({
    downPayment: dinars(first),
    monthlyInstalment: dinars(each),
    instalmentMonths: 12,
  });
  expect(text()).toContain(`Total with instalments: ${sum}ع.د`);
  expect(text()).toContain(`${difference}ع.د ${word} the cash price`);
  expect(text().includes(en.noDownPayment)).toBe(first === 0);
});

it('says so where instalments cost the price, and no sum where one part is unknown', async () => {
  const plan = { monthlyInstalment: dinars(2_000_000), instalmentMonths: 12 };
  await render({ ...plan, downPayment: dinars(4_000_000) });
  expect(text()).toContain(en.sumSame);
  cleanup();
  await render(plan);
  expect(text()).not.toContain('Total with instalments');
});

it.each(languageCodes)('has a text in %s for each figure and each id', async (language) => {
  await loadMoreTexts(language, ['figures']);
  const choices = [...listingFieldsOf('choice'), ...listingFieldsOf('choices')];
  const keys = [
    ...figureFieldNames.map((name) => `field.${name}` as const),
    ...choices.flatMap((name) => idsOf(name).map((id) => choiceKey(name, id))),
  ];
  for (const key of keys)
    expect(i18next.exists(key, { ns: 'figures', lng: language }), key).toBe(true);
});
