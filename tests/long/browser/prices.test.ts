import { getApprovedListing, listListings } from '@qaysari/contract/listing/calls';
import type { Listing, ListingPage } from '@qaysari/contract/listing/types';
import { limits } from '@qaysari/contract/shared/limits';
import type { Locator } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { languageCodes } from '@qaysari/contract/shared/languages';
import { ask, dataOf } from '../../support/api-client.ts';
import { startCreating } from '../../support/created.ts';
import { applyFilters, showFields } from '../../support/filter.ts';
import { openInApp } from '../../support/frame.ts';
import { textsIn } from '../../support/texts.ts';
import { visit } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** How far the price goes beyond what holds it, on any side; at most 0 where it does not. */
function beyond(price: Locator, holder: string): Promise<number> {
  return price.evaluate((element, selector) => {
    const inner = element.getBoundingClientRect();
    const outer = element.closest(selector)!.getBoundingClientRect();
    return Math.max(outer.left - inner.left, inner.right - outer.right);
  }, holder);
}

it.each([50_000_000_000, limits.maxPrice])(
  'a price of %d dinars stays within its card at 320 px, on lists and on its page',
  async (price) => {
    const list = dataOf(listListings, await ask(listListings.path));
    const dear = { price, currency: 'iqd' } as const;
    const cards = list.listings.map((card) => ({ ...card, ...dear }));
    const id = cards[0]?._id ?? '';
    const ad = dataOf(getApprovedListing, await ask(getApprovedListing.path.replace('{id}', id)));
    const answer = (data: ListingPage | Listing) => ({ json: { success: true, data } });
    await using visitor = await visit({ language: 'ar', width: 320 });
    const { page } = visitor;
    await page.route(/\/api\/listing(\?|$)/, (route) =>
      route.fulfill(answer({ ...list, listings: cards })),
    );
    await page.route('**/api/listing/approved/*', (route) =>
      route.fulfill(answer({ ...ad, ...dear })),
    );
    for (const path of ['', '/ads']) {
      await openInApp(visitor, `/ar${path}`);
      const shown = page.getByRole('article').first().getByText('ع.د').first().locator('..');
      expect(await beyond(shown, 'article')).toBeLessThanOrEqual(-8);
    }
    await openInApp(visitor, `/ar/ads/${id}`);
    const shown = page.getByRole('complementary').getByText('ع.د').first().locator('..');
    expect(await shown.textContent()).toBe(`${price.toLocaleString('en-US')}ع.د`);
    expect(await beyond(shown, 'aside')).toBeLessThanOrEqual(-8);
  },
);

describe.each(languageCodes)('in %s on a phone', (language) => {
  const screen = { language, width: 360 } as const;
  const { ads } = textsIn(language);

  it('a dinar ad is found by a range of dollars, in its place among ads in dollars', async () => {
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
    await showFields(visitor, screen, ads.filter.price);
    await page.getByLabel(ads.filter.maxPriceIn.split(' (')[0] ?? '').fill('11500');
    await applyFilters(visitor, screen);
    const cards = page.getByRole('main').getByRole('article');
    await expect.poll(() => cards.count()).toBe(3);
    const targets = () =>
      cards
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
    expect(await targets()).toEqual([dear, middle, cheap]);
    await page.getByRole('button', { name: ads.byPrice.how }).click();
    await page.getByText(ads.byPrice.rate.split('{{date}}')[0] ?? '').waitFor();
    // Each card says its price in the other currency.
    const prices = await cards.locator('.other-price bdi').allTextContents();
    expect(prices[1]).toBe('$10,000');
    await visitor.expectAccessible();
    await cards.nth(1).getByRole('link').click();
    const rate = page.getByRole('complementary').locator('summary');
    await rate.click();
    await page.getByText('151,000').waitFor();
    await visitor.expectAccessible();
  });
});
