import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { PriceInWords, Price } from './price.tsx';

it.each([
  [135_000_000, 'iqd', '135,000,000ع.د'],
  [25_000.5, 'usd', '$25,000.50'],
] as const)('shows %d %s as %s, without a blank beside the sign', async (price, currency, text) => {
  await renderApp(<Price price={price} currency={currency} />);
  const shown = document.querySelector('bdi');
  expect(shown?.textContent).toBe(text);
  expect(shown?.dir).toBe('ltr');
});

it.each([
  [65_000_000, 'iqd', 'en', '65,000,000 Iraqi dinars'],
  [1, 'usd', 'en', '1 US dollar'],
  [18_500, 'usd', 'ar', '18,500 دولار أمريكي'],
  [11, 'usd', 'ar', '11 دولاراً أمريكياً'],
  [65_000_000, 'iqd', 'ku', '65,000,000 دیناری عێراقی'],
] as const)('says %d %s in %s as one text', async (price, currency, language, text) => {
  await renderApp(<Price price={price} currency={currency} />, { language });
  const spoken = document.querySelector('.price > :not([aria-hidden])');
  expect(spoken?.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toBe(text);
});

it.each([
  [1_000_000, 'price-page'],
  [10_000_000, 'price-page-long'],
  [1_000_000_000, 'price-page-longer'],
  [100_000_000_000, 'price-page-longest'],
])('shows %d smaller the longer it is', async (price, size) => {
  await renderApp(<Price price={price} currency="iqd" size="page" />);
  expect(document.querySelector('bdi')?.parentElement?.className).toBe(`price ${size}`);
});

it.each([
  [50_000_000_000, 'ar', '50 مليار'],
  [1_500_000, 'ku', '1.5 ملیۆن'],
  [12_345_678, 'en', 'about 12.346 million'],
] as const)('says %d in words in %s', async (amount, language, text) => {
  await renderApp(<PriceInWords amount={amount} />, { language });
  expect(document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toContain(text);
});
