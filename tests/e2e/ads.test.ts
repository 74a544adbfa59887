import { describe, expect, it } from 'vitest';
import { cities } from '@qaysari/contract/catalogue';
import { listListings } from '@qaysari/contract/listing-endpoints';
import { ask, dataOf } from '../support/api-client.ts';
import { bothScreens } from '../support/screens.ts';
import { textsIn } from '../support/texts.ts';
import { visit, type Visitor } from '../support/visitor.ts';

/** Cities in which no test makes ads, so that what they hold stays as it is: three pages of ads. */
const quiet = 'location=baghdad,sulaymaniyah';

/** What the API itself answers: the page must show the same. */
const list = async (query: string) =>
  dataOf(listListings, await ask(`${listListings.path}?${query}`));

function cards({ page }: Visitor) {
  return page.getByRole('main').getByRole('article');
}

function total({ page }: Visitor) {
  return page.getByRole('main').getByRole('status').first();
}

async function showFilters({ page }: Visitor, { language, width }: (typeof bothScreens)[number]) {
  if (width >= 640) return;
  await page.getByRole('button', { name: textsIn(language).ads.filter.show, exact: true }).click();
}

describe.each(bothScreens)('the list of ads in $language at $width px', (screen) => {
  const { language } = screen;
  const texts = textsIn(language);

  it('shows only ads of the city in the address, and how many there are', async () => {
    await using visitor = await visit(screen);
    await visitor.open('/ads?location=baghdad');
    const expected = await list('location=baghdad');
    const targets = await cards(visitor)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(expected.listings.map(({ _id }) => `/${language}/ads/${_id}`));
    const shown = await cards(visitor).allInnerTexts();
    expect(shown).toHaveLength(12);
    const others = shown.filter((text) => !text.includes(cities.baghdad[language]));
    expect(others).toEqual([]);
    expect(await total(visitor).textContent()).toContain(String(expected.total));

    await visitor.open('/ads?search=qwertyuiopasdf');
    await visitor.page.getByText(texts.ads.emptyTitle).waitFor();
    await visitor.page.getByRole('link', { name: texts.common.viewAllAds }).click();
    await expect.poll(() => cards(visitor).count()).toBe(12);
  });

  it('leads to every page and back', async () => {
    const all = await list(quiet);
    const last = Math.ceil(all.total / all.pageSize);
    expect(last).toBeGreaterThan(2);
    await using visitor = await visit(screen);
    await visitor.open(`/ads?${quiet}`);
    const { page } = visitor;
    const paging = page.getByRole('navigation', { name: texts.common.paging.label });
    const current = paging.locator('[aria-current=page]');
    const first = () => cards(visitor).first().textContent();
    expect(await current.textContent()).toBe('1');
    const begin = await first();
    await paging.getByRole('link', { name: texts.common.paging.next }).click();
    await expect.poll(() => current.textContent()).toBe('2');
    await expect.poll(first).not.toBe(begin);
    expect(decodeURIComponent(visitor.address())).toBe(`/${language}/ads?${quiet}&page=2`);
    await paging
      .getByRole('link')
      .filter({ hasText: String(last) })
      .click();
    await expect.poll(() => current.textContent()).toBe(String(last));
    await expect.poll(() => cards(visitor).count()).toBe(all.total - 12 * (last - 1));
    await page.goBack();
    await page.goBack();
    await expect.poll(first).toBe(begin);
  });

  it('filters by price and goes back to page 1, but not by a highest price below the lowest', async () => {
    await using visitor = await visit(screen);
    await visitor.open(`/ads?${quiet}&page=3`);
    const { page } = visitor;
    const highest = page.getByLabel(texts.ads.filter.maxPrice);
    await showFilters(visitor, screen);
    await highest.fill('٥٠٠٠٠');
    expect(await highest.inputValue()).toBe('50000');
    await highest.press('Enter');
    const filter = `${quiet}&currency=usd&maxPrice=50000`;
    await expect
      .poll(() => decodeURIComponent(visitor.address()))
      .toBe(`/${language}/ads?${filter}`);
    const expected = String((await list(filter)).total);
    await expect.poll(() => total(visitor).textContent()).toContain(expected);

    await visitor.open('/ads?currency=usd&minPrice=500&maxPrice=9000');
    await showFilters(visitor, screen);
    await highest.fill('20x');
    expect(await highest.inputValue()).toBe('9000');
    await highest.fill('20');
    await highest.blur();
    await expect.poll(() => highest.inputValue()).toBe('9000');
  });
});

describe('words typed right after a search', () => {
  it('stay in the box, while the list and going back follow the search', async () => {
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
      expectedErrors: /api\/listing|status of 500/,
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

  it('says that there is no connection, and loads them when there is one again', async () => {
    await using visitor = await visit({
      language: 'ar',
      width: 360,
      expectedErrors: /ERR_INTERNET_DISCONNECTED/,
    });
    const { page, context } = visitor;
    const { common } = textsIn('ar');
    await visitor.open('/ads');
    await context.setOffline(true);
    await page.getByText(common.offline).waitFor();
    await page.getByRole('link', { name: common.paging.next }).click();
    await page.getByText(common.failure.offlineTitle).waitFor();
    // Nobody presses anything.
    await context.setOffline(false);
    await expect.poll(() => cards(visitor).count()).toBe(12);
  });
});
