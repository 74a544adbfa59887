import type { Language } from '@qaysari/contract/shared/languages';
import type { CardFigures as Figures, ListingCard } from '@qaysari/contract/listing/types';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, success, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { CardFigures } from './card-figures.tsx';

const shop: ListingCard = {
  ...{ _id: 'a', title: 'Shop', location: 'erbil', category: 'it_tech', images: [] },
  ...{ currency: 'usd', price: 18_000, isFeatured: false, isStartup: false, owner: 'o' },
  ...{ status: 'approved', createdAt: '2026-01-01T00:00:00.000Z' },
};
const profit = { price: 1000, currency: 'usd' } as const;
const dinars = { price: 1_510_000, currency: 'iqd' } as const;
const rent = { price: 300, currency: 'usd' } as const;

const dayMs = 24 * 60 * 60 * 1000;

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on('GET /rate/current', () => success({}));
});

function answerWithRate(days: number) {
  const date = new Date(Date.now() - days * dayMs - 1000).toISOString();
  const rate = { _id: 'one', dinars: 151_000, source: 'Kifah', date };
  api.on('GET /rate/current', () => success({ rate }));
}

async function renderFigures(figures: Partial<ListingCard>, language: Language = 'en') {
  await renderApp(
    <div data-testid="card">
      <CardFigures listing={{ ...shop, ...figures }} />
    </div>,
    { language },
  );
  const plain = (element: Element | null | undefined) =>
    element?.textContent.replaceAll(/[\u2066-\u2069]/g, '');
  return {
    seen: () => [...document.querySelectorAll('[aria-hidden] > .listing-card-figure')].map(plain),
    spoken: () => plain(document.querySelector('.listing-card-figures > .price-spoken')),
  };
}

describe('the figures of a card', () => {
  it.each<[Figures, seen: string[], spoken: string]>([
    [
      { monthlyProfit: profit, monthlyRent: rent, hasInstalments: true },
      ['Monthly profit $1,000', 'price = 18 months', 'Instalments'],
      'Monthly profit 1,000 US dollars, the price is 18 months of profit, Instalments',
    ],
    [
      { monthlyProfit: { ...profit, price: 1100 } },
      ['Monthly profit $1,100', 'price ≈ 16 months'],
      'Monthly profit 1,100 US dollars, the price is about 16 months of profit',
    ],
    [
      { monthlyProfit: { ...profit, price: 90_000 } },
      ['Monthly profit $90,000'],
      'Monthly profit 90,000 US dollars',
    ],
    [{ monthlyRent: rent }, ['Monthly rent $300'], 'Monthly rent 300 US dollars'],
    [{ hasInstalments: true }, ['Instalments'], 'Instalments'],
  ])('%j are short for the eye and whole for the ear', async (figures, seen, spoken) => {
    const shown = await renderFigures(figures);
    expect([shown.seen(), shown.spoken()]).toEqual([seen, spoken]);
  });

  it.each([
    ['ar', ['الربح الشهري $1,000', 'السعر = 18 شهراً', 'بالتقسيط']],
    ['ku', ['قازانجی مانگانە $1,000', 'نرخ = 18 مانگ', 'بە قیست']],
  ] as const)('are in %s: %s', async (language, text) => {
    const shown = await renderFigures({ monthlyProfit: profit, hasInstalments: true }, language);
    expect(shown.seen()).toEqual(text);
  });

  it.each([
    [0, ['price ≈ 18 months']],
    [9, ['price ≈ 18 months', 'rate of 9 days ago']],
  ])(
    'are compared at a rate of %i days where they are in the other currency',
    async (days, text) => {
      answerWithRate(days);
      const shown = await renderFigures({ monthlyProfit: dinars });
      await waitFor(() => expect(shown.seen()).toEqual(['Monthly profit 1,510,000ع.د', ...text]));
    },
  );

  it('leave out what cannot be computed without a rate', async () => {
    const shown = await renderFigures({ monthlyProfit: dinars });
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(shown.seen()).toEqual(['Monthly profit 1,510,000ع.د']);
  });

  it('take no place where nothing is stated', async () => {
    await renderFigures({});
    expect(screen.getByTestId('card').childElementCount).toBe(0);
  });
});
