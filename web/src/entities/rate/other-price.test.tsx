import type { Money } from '@qaysari/contract/listing/rate';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { OtherPriceByRate, OtherPrice } from './other-price.tsx';

const dayMs = 24 * 60 * 60 * 1000;
const shop: Money = { price: 12_500_000, currency: 'iqd' };

/** Answers with a rate of so many days ago; undefined: there is none. */
function answerWithRate(days: number | undefined) {
  const date = new Date(Date.now() - (days ?? 0) * dayMs - 1_000).toISOString();
  const rate = { _id: 'one', dinars: 151_000, source: 'Kifah', date };
  const asked = vi.fn(() =>
    Promise.resolve(Response.json({ success: true, data: days === undefined ? {} : { rate } })),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

it('shows an approximate price in the other currency', async () => {
  answerWithRate(0);
  await renderApp(<OtherPrice {...shop} />, { language: 'en' });
  const price = (await screen.findByText('≈')).closest('.other-price');
  expect(price?.textContent).toBe('≈ about $8,2788,278 US dollars');
});

it('is one call for all prices of a page', async () => {
  const asked = answerWithRate(0);
  await renderApp(
    <>
      <OtherPrice {...shop} />
      <OtherPrice price={500} currency="usd" />
    </>,
  );
  expect(await screen.findAllByText('≈')).toHaveLength(2);
  expect(asked).toHaveBeenCalledOnce();
});

it.each([
  ['en', 6, '≈ about $8,2788,278 US dollars'],
  ['en', 7, '≈ about $8,2788,278 US dollars · rate of 7 days ago'],
  ['ar', 9, '≈ نحو $8,2788,278 دولاراً أمريكياً · بسعر صرف قبل 9 أيام'],
  ['ar', 29, '≈ نحو $8,2788,278 دولاراً أمريكياً · بسعر صرف قبل 29 يوماً'],
  ['ku', 8, '≈ نزیکەی $8,2788,278 دۆلاری ئەمریکی · بە نرخی ئاڵوگۆڕی 8 ڕۆژ لەمەوبەر'],
] as const)(
  'names in %s the age of a rate of %i days, once it is older than a week',
  async (language, days, text) => {
    answerWithRate(days);
    await renderApp(<OtherPrice {...shop} />, { language });
    const price = (await screen.findByText('≈')).closest('.other-price');
    expect(price?.textContent.replace(/[\u2066-\u2069]/g, '')).toBe(text);
  },
);

it.each([
  ['a rate of more than 30 days', 30, shop],
  ['no rate', undefined, shop],
  ['a sum of which nothing is left', 0, { price: 500, currency: 'iqd' } as const],
])('is not there for %s', async (_what, days, money) => {
  const asked = answerWithRate(days);
  await renderApp(
    <div data-testid="place">
      <OtherPrice {...money} />
    </div>,
  );
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await Promise.resolve();
  expect(screen.getByTestId('place').textContent).toBe('');
});

it('says at which rate, of which day and from where, when somebody asks', async () => {
  answerWithRate(0);
  const { user } = await renderApp(<OtherPriceByRate {...shop} />, { language: 'en' });
  const detail = await screen.findByText(
    /Exchange rate on the market on .*151,000.* dinars for 100 dollars.*Kifah/,
  );
  const box = detail.closest('details');
  expect(box?.open).toBe(false);
  await user.click((await screen.findByText('≈')).closest('summary') ?? document.body);
  expect(box?.open).toBe(true);
});

it('has nothing to unfold where nothing is left of a tiny sum', async () => {
  const asked = answerWithRate(0);
  await renderApp(
    <>
      <OtherPriceByRate price={1} currency="iqd" />
      <OtherPrice {...shop} />
    </>,
  );
  await screen.findByText('≈');
  expect(asked).toHaveBeenCalledOnce();
  expect(document.querySelector('details')).toBeNull();
});
