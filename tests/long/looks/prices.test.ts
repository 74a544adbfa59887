import { ask, dataOf } from '../../support/api-client.ts';
import { getApprovedListing, listListings } from '@qaysari/contract/listing-endpoints';
import type { Listing, ListingPage } from '@qaysari/contract/listing-entity';
import { limits } from '@qaysari/contract/limits';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openInApp } from '../../support/frame.ts';
import { visit } from '../../support/visitor.ts';

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
      const shown = page.getByRole('article').first().getByText('ع.د').locator('..');
      expect(await beyond(shown, 'article')).toBeLessThanOrEqual(-8);
    }
    await openInApp(visitor, `/ar/ads/${id}`);
    const shown = page.getByRole('complementary').getByText('ع.د').first().locator('..');
    expect(await shown.textContent()).toBe(`${price.toLocaleString('en-US')}ع.د`);
    expect(await beyond(shown, 'aside')).toBeLessThanOrEqual(-8);
  },
);
