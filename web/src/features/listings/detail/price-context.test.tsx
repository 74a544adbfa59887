import { languageCodes } from '@qaysari/contract/shared/languages';
import type {
  Listing,
  PriceComparison,
  PriceContext as PriceContextAnswer,
} from '@qaysari/contract/listing/types';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, success } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { PriceContext, placeOf } from './price-context.tsx';

const listing: Listing = {
  ...{ _id: 'a', title: 'Bakery', description: 'With an oven', location: 'erbil' },
  ...{ category: 'restaurants_cafes', currency: 'usd', price: 15_000, images: [] },
  ...{ isStartup: false, isFeatured: false, owner: 'o', status: 'approved' },
  ...{ createdAt: '2025-01-01T00:00:00.000Z', portability: true },
  ...{ isFavorite: false, viewer: 'visitor' },
};

const comparison: PriceComparison = {
  ...{ scope: 'cityAndCategory', count: 24, currency: 'usd', low: 12_000, high: 18_000 },
};
const history: PriceContextAnswer['history'] = [
  { price: 15_000, currency: 'usd', since: '2025-03-02T09:00:00.000Z' },
  { price: 25_000_000, currency: 'iqd', since: '2025-02-01T09:00:00.000Z' },
];
const rate = { _id: 'r', dinars: 151_000, source: 'Kifah', date: '2025-03-01T09:00:00.000Z' };

const isolates = /[\u2066-\u2069]/g;

/** The status of the call. */
function Answered() {
  useIsFetching();
  const [query] = useQueryClient().getQueryCache().getAll();
  return <p>{query?.state.status}</p>;
}

/** Renders the part and waits for the API. Answers a function that reads its text without direction marks. */
async function wordsOf(
  answer: PriceContextAnswer,
  language: 'ar' | 'ku' | 'en' = 'en',
  ad = listing,
) {
  const api = fakeApi();
  api.on('GET /listing/price-context/a', () => success(answer));
  await renderApp(
    <>
      <main>
        <PriceContext listing={ad} />
      </main>
      <Answered />
    </>,
    { language },
  );
  await expect.poll(() => api.calls).toHaveLength(1);
  return async () => (await screen.findByRole('region')).innerText.replaceAll(isolates, '');
}

describe('what similar ads cost', () => {
  it('says it in words, with this price', async () => {
    const words = await (await wordsOf({ comparison, history: [] }))();
    expect(words).toContain(
      'We compared 24 ads like this one in Erbil: half of them cost between $12,000 and $18,000.',
    );
    expect(words).toContain('This ad: $15,000.');
    expect(words).not.toContain('market rate');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Prices of similar ads');
  });

  it('says where it looked when the city has too few, and with which rate it converted', async () => {
    const everywhere: PriceComparison = { ...comparison, scope: 'category', rate };
    const words = await (await wordsOf({ comparison: everywhere, history: [] }))();
    expect(words).toContain('24 ads like this one in all of Iraq');
    expect(words).toContain('market rate of March 1, 2025: 151,000ع.د for 100 dollars');
  });

  it.each(languageCodes)('says in %s how many months of profit they cost', async (language) => {
    const profit = { scope: 'cityAndCategory', count: 7, low: 10, high: 18 } as const;
    const stating = { ...listing, monthlyProfit: { price: 1_000, currency: 'usd' } } as const;
    const words = await (await wordsOf({ profitMonths: profit, history: [] }, language, stating))();
    for (const number of ['7', '10', '18', '15']) expect(words).toContain(number);
    expect(words).not.toMatch(/\{\{|profitIn|ownProfit|unit\./);
  });

  it('says nothing of profit once the ad states none any more', async () => {
    const profit = { scope: 'category', count: 7, low: 10, high: 18 } as const;
    const words = await (await wordsOf({ profitMonths: profit, comparison, history: [] }))();
    expect(words).not.toContain('profit');
  });

  it.each(languageCodes)('has all its numbers in %s', async (language) => {
    const words = await (
      await wordsOf({ comparison: { ...comparison, rate }, history }, language)
    )();
    for (const number of ['24', '$12,000', '$18,000', '$15,000', '151,000ع.د', '25,000,000ع.د']) {
      expect(words).toContain(number);
    }
    expect(words).not.toMatch(/\{\{|comparison/);
  });

  it.each(['ar', 'en'] as const)(
    'renders the plot in the direction of %s, and hides it from screen readers',
    async (language) => {
      await (
        await wordsOf({ comparison, history: [] }, language)
      )();
      const mark = document.querySelector<HTMLElement>('[data-mark]');
      expect(mark?.style.insetInlineStart).toBe('50%');
      expect(mark?.closest('[aria-hidden=true]')).not.toBeNull();
      expect(document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
    },
  );
});

it.each([
  [12_000, 100 / 3],
  [18_000, 200 / 3],
  [6_000, 2],
  [1, 2],
  [1e12, 98],
])('places a price of %i at %d percent', (price, place) => {
  expect(placeOf(price, comparison)).toBeCloseTo(place);
});

describe('its own prices', () => {
  it('are a list, the present one first, under the only heading where nothing is compared', async () => {
    await (
      await wordsOf({ history })
    )();
    expect(screen.getByRole('heading').textContent).toBe('Price history of this ad');
    const items = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll(isolates, ''));
    expect(items).toEqual([
      '$15,00015,000 US dollars since March 2, 2025',
      '25,000,000ع.د25,000,000 Iraqi dinars since February 1, 2025',
    ]);
  });

  it('are the latest six', async () => {
    const many = Array.from({ length: 9 }, (_, month) => ({
      ...{ price: 100 + month, currency: 'usd' as const },
      since: new Date(Date.UTC(2025, 9 - month)).toISOString(),
    }));
    await (
      await wordsOf({ history: many })
    )();
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
  });
});

describe('shows nothing', () => {
  it.each([
    ['where there is nothing to say', { history: history.slice(0, 1) }, listing],
    [
      'where the currency has changed since',
      { comparison, history: [] },
      { ...listing, currency: 'iqd' },
    ],
  ] as const)('%s', async (_, answer, ad) => {
    await wordsOf({ ...answer, history: [...answer.history] }, 'en', ad);
    await screen.findByText('success');
    expect(screen.getByRole('main').childElementCount).toBe(0);
  });

  it('and no button when the API fails', async () => {
    const api = fakeApi();
    await renderApp(
      <>
        <main>
          <PriceContext listing={listing} />
        </main>
        <Answered />
      </>,
    );
    await screen.findByText('error');
    expect(api.calls).toHaveLength(1);
    expect(screen.getByRole('main').childElementCount).toBe(0);
  });
});
