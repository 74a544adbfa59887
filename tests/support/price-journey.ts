import type { Language } from '@qaysari/contract/languages';
import { expect } from 'vitest';
import type { Created } from './created.ts';
import { applyFilters, showFilters } from './filter.ts';
import { textsIn } from './texts.ts';
import { visit } from './visitor.ts';

/** A dinar ad is found by a range of dollars, in its place among ads in dollars. */
export async function priceJourney(created: Created, language: Language): Promise<void> {
  const screen = { language, width: 360 } as const;
  const { ads, ad } = textsIn(language);
  const tag = `${created.tag}${language}`;
  // At the rate of 151,000 it is worth $10,000.
  const dinars = { currency: 'iqd', price: 15_100_000 } as const;
  const cheap = await created.buildListing({
    title: `cheap ${tag}`,
    currency: 'usd',
    price: 9_000,
  });
  const middle = await created.buildListing({ title: `middle ${tag}`, ...dinars });
  await created.buildListing({ title: `dear ${tag}`, currency: 'usd', price: 12_000 });
  const dear = await created.buildListing({
    title: `near ${tag}`,
    currency: 'usd',
    price: 11_000,
  });
  await using visitor = await visit(screen);
  const { page } = visitor;
  await visitor.open(`/ads?search=${tag}&sort=priceDown`);
  await showFilters(visitor, screen);
  await page.getByLabel(ads.filter.maxPriceIn.split(' (')[0] ?? '').fill('11500');
  await applyFilters(visitor, screen);
  const cards = page.getByRole('main').getByRole('article');
  await expect.poll(() => cards.count()).toBe(3);
  const targets = () =>
    cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  expect(await targets()).toEqual([dear, middle, cheap]);
  await page.getByText(ads.byPrice.rate.split('{{date}}')[0] ?? '').waitFor();
  // Each card says its price in the other currency.
  const prices = await cards.locator('.other-price').allTextContents();
  expect(prices[1]).toBe(`${ad.otherPrice.about} ≈ $10,000`);
  await visitor.expectAccessible();
  await cards.nth(1).getByRole('link').click();
  const rate = page.getByRole('complementary').locator('summary');
  await rate.click();
  await page.getByText('151,000').waitFor();
  await visitor.expectAccessible();
}
