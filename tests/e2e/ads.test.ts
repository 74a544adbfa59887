import { describe, expect, it } from 'vitest';
import { cities } from '@qaysari/contract/catalogue';
import { everyScreen } from '../support/every-screen.ts';
import { textsIn } from '../support/texts.ts';
import { origin, visit, type Visitor } from '../support/visitor.ts';

interface Answer {
  data: { total: number; listings: { title: string }[] };
}

/** What the API itself answers: the page must show the same. */
async function ask(query: string): Promise<Answer['data']> {
  const response = await fetch(`${origin}/api/listing${query}`);
  return ((await response.json()) as Answer).data;
}

function cards({ page }: Visitor) {
  return page.getByRole('main').getByRole('article');
}

describe.each(everyScreen)('ads in $language at $width px', ({ language, width }) => {
  const texts = textsIn(language);

  it('shows the filter of the address and only such ads', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open('/ads?location=erbil');
    const { total, listings } = await ask('?location=erbil');
    expect(await cards(visitor).count()).toBe(listings.length);
    for (const place of await cards(visitor).getByText(cities.erbil[language]).all()) {
      expect(await place.isVisible()).toBe(true);
    }
    expect(
      await visitor.page.getByRole('main').getByRole('status').first().textContent(),
    ).toContain(String(total));
  });

  it('pages through all ads and back', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open('/ads');
    const { page } = visitor;
    const { total } = await ask('');
    const last = Math.ceil(total / 12);
    const paging = page.getByRole('navigation', { name: texts.common.paging.label });
    const current = paging.locator('[aria-current=page]');
    expect(await current.textContent()).toBe('1');
    const first = await cards(visitor).first().textContent();
    await paging.getByRole('link', { name: texts.common.paging.next }).click();
    await expect.poll(() => current.textContent()).toBe('2');
    await expect.poll(() => cards(visitor).first().textContent()).not.toBe(first);
    expect(visitor.address()).toBe(`/${language}/ads?page=2`);
    await paging
      .getByRole('link')
      .filter({ hasText: String(last) })
      .click();
    await expect.poll(() => current.textContent()).toBe(String(last));
    await expect.poll(() => cards(visitor).count()).toBe(total - 12 * (last - 1));
    await page.goBack();
    await page.goBack();
    await expect.poll(() => cards(visitor).first().textContent()).toBe(first);
  });

  it('filters by words and price, going back to page 1', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open('/ads?page=3');
    const { page } = visitor;
    if (width < 640)
      await page.getByRole('button', { name: texts.ads.filter.show, exact: true }).click();
    const highest = page.getByLabel(texts.ads.filter.maxPrice);
    await highest.fill('٥٠٠٠٠');
    expect(await highest.inputValue()).toBe('50000');
    await highest.press('Enter');
    await expect.poll(() => visitor.address()).toBe(`/${language}/ads?currency=usd&maxPrice=50000`);
    const { total } = await ask('?currency=usd&maxPrice=50000');
    const count = page.getByRole('main').getByRole('status').first();
    await expect.poll(() => count.textContent()).toContain(String(total));
  });

  it('ignores a highest price below the lowest', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open('/ads?currency=usd&minPrice=500&maxPrice=9000');
    const { page } = visitor;
    if (width < 640)
      await page.getByRole('button', { name: texts.ads.filter.show, exact: true }).click();
    const highest = page.getByLabel(texts.ads.filter.maxPrice);
    await highest.fill('20x');
    expect(await highest.inputValue()).toBe('9000');
    await highest.fill('20');
    await highest.blur();
    await expect.poll(() => highest.inputValue()).toBe('9000');
  });

  it('says so when nothing matches and offers a way on', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open('/ads?search=qwertyuiopasdf');
    const { page } = visitor;
    await page.getByText(texts.ads.emptyTitle).waitFor();
    await page.getByRole('link', { name: texts.common.viewAllAds }).click();
    await expect.poll(() => cards(visitor).count()).toBe(12);
  });
});

describe('words typed right after a search', () => {
  it('stay, while the list and going back follow the search', async () => {
    await using visitor = await visit({ language: 'ar', width: 360 });
    const { page } = visitor;
    await visitor.open('/ads');
    const words = page.getByRole('main').getByRole('combobox').first();
    await words.fill('مقهى');
    await words.press('Enter');
    await page.keyboard.type(' مطعم');
    // Stands as soon as the page shows the filtered list; the address has changed before.
    await page.getByRole('button', { name: textsIn('ar').ads.filter.clear }).waitFor();
    await visitor.settled();
    expect(await words.inputValue()).toBe('مقهى مطعم');
    await page.goBack();
    await expect.poll(() => words.inputValue()).toBe('');
    await page.goForward();
    await expect.poll(() => words.inputValue()).toBe('مقهى');
  });
});

describe('the header search', () => {
  it.each([
    [1280, 400],
    [900, 250],
  ])('widens at %d px to %d px and finds', async (width, wide) => {
    await using visitor = await visit({ language: 'en', width });
    await visitor.open();
    const { page } = visitor;
    const form = page.getByRole('banner').getByRole('search');
    const before = await form.boundingBox();
    await form.hover();
    await expect.poll(async () => (await form.boundingBox())?.width).toBe(wide);
    expect(before?.width).toBeLessThan(wide);
    await form.getByRole('combobox').press('Enter');
    expect(visitor.address()).toBe('/en');
    await form.getByRole('combobox').fill('  café ');
    await form.getByRole('combobox').press('Enter');
    await page.getByRole('heading', { name: textsIn('en').ads.heading }).waitFor();
    expect(visitor.address()).toBe('/en/ads?search=caf%C3%A9');
  });

  it('is not there on a phone', async () => {
    await using visitor = await visit({ language: 'en', width: 360 });
    await visitor.open();
    expect(await visitor.page.getByRole('banner').getByRole('search').count()).toBe(0);
  });
});

describe('when ads cannot be loaded', () => {
  it('says so, and loads them when asked again', async () => {
    await using visitor = await visit({
      language: 'ku',
      width: 360,
      expectedFaults: /api\/listing|status of 500/,
    });
    const { page, context } = visitor;
    await context.route('**/api/listing*', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"x"}' }),
    );
    await visitor.open('/ads');
    await page.getByRole('alert').getByText(textsIn('ku').common.failure.title).waitFor();
    await visitor.expectAccessible();
    await context.unroute('**/api/listing*');
    await page.getByRole('button', { name: textsIn('ku').common.tryAgain }).click();
    await expect.poll(() => cards(visitor).count()).toBe(12);
  });

  it('says that there is no connection', async () => {
    await using visitor = await visit({
      language: 'ar',
      width: 360,
      expectedFaults: /ERR_INTERNET_DISCONNECTED/,
    });
    const { page, context } = visitor;
    const { common } = textsIn('ar');
    await visitor.open('/ads');
    await context.setOffline(true);
    await page.getByText(common.offline).waitFor();
    await page.getByRole('link', { name: common.paging.next }).click();
    await page.getByText(common.failure.offlineTitle).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: common.tryAgain }).click();
    await expect.poll(() => cards(visitor).count()).toBe(12);
  });
});
