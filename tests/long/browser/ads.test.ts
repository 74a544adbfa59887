import { isolate, type Language } from '@qaysari/contract/shared/languages';
import { describe, expect, it } from 'vitest';
import { cities } from '@qaysari/contract/listing/catalogue';
import { listListings } from '@qaysari/contract/listing/calls';
import { ask, dataOf } from '../../support/api-client.ts';
import { applyFilters, filterFields, showFields } from '../../support/filter.ts';
import { bothScreens } from '../../support/screens.ts';
import { openInApp } from '../../support/frame.ts';
import { textsIn } from '../../support/texts.ts';
import { visit, type Visitor } from '../../support/visitor.ts';

/** Cities in which no test makes ads, so their three pages of ads do not change. */
const quiet = 'location=baghdad,sulaymaniyah';

/** A price that no ad has. */
const noAds = 'priceCurrency=usd&maxPrice=0.01';

/** A text without the isolates around inserted values. */
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '');

/** The label of the highest price, without its currency. */
const highestPrice = (language: Language) =>
  textsIn(language).ads.filter.maxPriceIn.split(' (')[0] ?? '';

/** What the API itself answers: the page must show the same. */
const list = async (query: string) =>
  dataOf(listListings, await ask(`${listListings.path}?${query}`));

function cards({ page }: Visitor) {
  return page.getByRole('main').getByRole('article');
}

function total({ page }: Visitor) {
  return page.getByRole('main').getByRole('status').first();
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

    await visitor.open(`/ads?${noAds}`);
    await visitor.page.getByText(texts.ads.emptyTitle).waitFor();
    await visitor.page.getByRole('link', { name: texts.common.viewAllAds }).click();
    await expect.poll(() => cards(visitor).count()).toBe(12);
  });

  it('shows all ads for words that no ad has, and says so', async () => {
    await using visitor = await visit(screen);
    const words = 'qwertyuiopasdf';
    await visitor.open(`/ads?search=${words}`);
    await expect.poll(() => cards(visitor).count()).toBe(12);
    const { none } = texts.ads.understood;
    await visitor.page.getByText(none.replace('{{words}}', isolate(words))).waitFor();
    await visitor.expectAccessible();
  });

  it('leads to every page and back', async () => {
    const all = await list(quiet);
    const last = Math.ceil(all.total / all.pageSize);
    expect(last).toBeGreaterThan(2);
    await using visitor = await visit(screen);
    await visitor.open(`/ads?${quiet}`);
    const { page } = visitor;
    const paging = page.getByRole('navigation', { name: texts.common.paging.label, exact: true });
    const current = paging.locator('[aria-current=page]').filter({ visible: true });
    const isPhone = screen.width < 768;
    const { position } = texts.common.paging;
    const pageText = (number: number) =>
      isPhone
        ? position.replace('{{page}}', String(number)).replace('{{last}}', String(last))
        : String(number);
    const first = () => cards(visitor).first().textContent();
    expect(await current.textContent()).toBe(pageText(1));
    const begin = await first();
    await paging.getByRole('link', { name: texts.common.paging.next }).click();
    await expect.poll(() => current.textContent()).toBe(pageText(2));
    await expect.poll(first).not.toBe(begin);
    expect(decodeURIComponent(visitor.address())).toBe(`/${language}/ads?${quiet}&page=2`);
    if (isPhone) await visitor.open(`/ads?${quiet}&page=${last}`);
    else
      await paging
        .getByRole('link')
        .filter({ hasText: String(last) })
        .click();
    await expect.poll(() => current.textContent()).toBe(pageText(last));
    await expect.poll(() => cards(visitor).count()).toBe(all.total - 12 * (last - 1));
    if (isPhone) {
      const next = paging.getByRole('link', { name: texts.common.paging.next });
      expect(await next.getAttribute('aria-disabled')).toBe('true');
      expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await visitor.expectAccessible();
    }
    await page.goBack();
    await page.goBack();
    await expect.poll(first).toBe(begin);
  });

  it('filters by price and goes back to page 1, but not by a highest price below the lowest', async () => {
    await using visitor = await visit(screen);
    await visitor.open(`/ads?${quiet}&page=3`);
    const { page } = visitor;
    const highest = page.getByLabel(highestPrice(language));
    await showFields(visitor, screen, texts.ads.filter.price);
    await highest.fill('٥٠٠٠٠');
    await highest.press('Enter');
    const filter = `${quiet}&priceCurrency=usd&maxPrice=50000`;
    await expect
      .poll(() => decodeURIComponent(visitor.address()))
      .toBe(`/${language}/ads?${filter}`);
    const expected = String((await list(filter)).total);
    await expect.poll(() => total(visitor).textContent()).toContain(expected);

    await visitor.open('/ads?currency=usd&minPrice=500&maxPrice=9000');
    await showFields(visitor, screen, texts.ads.filter.price);
    await highest.fill('20x');
    await highest.blur();
    await page.getByText(textsIn(language).common.amount.unreadable).waitFor();
    await highest.fill('20');
    await highest.blur();
    await expect.poll(() => highest.inputValue()).toBe('9,000');
  });
});

describe.each(bothScreens)('the filter in $language at $width px', (screen) => {
  const { language } = screen;
  const { ads, common } = textsIn(language);
  const chipNamed = (name: string) => ads.chips.remove.replace('{{name}}', isolate(name));

  it('takes dollars from nothing, and any currency takes them back', async () => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    await visitor.open(`/ads?${quiet}`);
    const choose = async (name: string) => {
      await showFields(visitor, screen, ads.filter.price);
      const fields = filterFields(visitor, screen);
      await fields.getByRole('combobox', { name: ads.filter.currency }).click();
      await page.getByRole('option', { name, exact: true }).click();
      await applyFilters(visitor, screen);
    };
    const expectFilter = async (filter: string) => {
      await expect
        .poll(() => decodeURIComponent(visitor.address()))
        .toBe(`/${language}/ads?${filter}`);
      const expected = String((await list(filter)).total);
      await expect.poll(() => total(visitor).textContent()).toContain(expected);
    };
    await choose(common.currency.usd);
    await expectFilter(`${quiet}&currency=usd`);
    await choose(ads.filter.anyCurrency);
    await expectFilter(quiet);
  });

  it('has its prices in dollars until somebody chooses dinars, and says so in the labels', async () => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    await visitor.open('/ads');
    await showFields(visitor, screen, ads.filter.price);
    const currency = filterFields(visitor, screen).getByRole('combobox', {
      name: ads.filter.currency,
    });
    expect(await currency.textContent()).toBe(ads.filter.anyCurrency);
    await page.getByLabel(/\$/).first().waitFor();
    await currency.click();
    await page.getByRole('option', { name: ads.filter.anyInDinars }).click();
    await page.getByLabel(/ع\.د/).first().waitFor();
    const highest = page.getByLabel(highestPrice(language));
    await highest.fill('1234567');
    expect(await currency.textContent()).toBe(ads.filter.anyInDinars);
    await highest.blur();
    await expect.poll(() => highest.inputValue()).toBe('1,234,567');
  });

  it('is in chips, which remove it one by one and keep the focus among them', async () => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    await visitor.open('/ads?location=baghdad,erbil&currency=usd&maxPrice=900000&startup=true');
    const group = page.getByRole('group', { name: ads.chips.label });
    const chips = group.locator('[data-chip]');
    // Only a chip's: the whole page, which has the focus when nothing has, holds every text.
    const focused = () =>
      page.evaluate(() => document.querySelector('[data-chip]:focus')?.textContent);
    expect(await chips.count()).toBe(4);
    if (screen.width < 768) {
      await page.getByRole('button', { name: `${ads.filter.show} (4)` }).waitFor();
    }
    await group.getByRole('button', { name: chipNamed(cities.baghdad[language]) }).press('Enter');
    await expect.poll(() => chips.count()).toBe(3);
    await expect.poll(focused).toBe(cities.erbil[language]);
    await page.keyboard.press('Enter');
    await expect.poll(focused).toContain('$');
    await page.keyboard.press('Enter');
    await expect.poll(() => visitor.address()).toBe(`/${language}/ads?currency=usd&startup=true`);
    await group.getByRole('button', { name: ads.chips.clearAll }).click();
    await expect.poll(() => visitor.address()).toBe(`/${language}/ads`);
    await expect.poll(() => group.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  });

  it('drops the price with a currency that is none', async () => {
    await using visitor = await visit(screen);
    await visitor.open(`/ads?${quiet}&currency=eur&maxPrice=5000`);
    const expected = String((await list(quiet)).total);
    expect(await total(visitor).textContent()).toContain(expected);
    await showFields(visitor, screen, textsIn(language).ads.filter.price);
    expect(await visitor.page.getByLabel(highestPrice(language)).inputValue()).toBe('');
  });
});

it('a usual phone loads pictures of 960 px for cards and of 320 px for rows, the first before all others', async () => {
  await using visitor = await visit({ language: 'ar', width: 412, density: 2.625 });
  const picture = visitor.page.getByRole('article').locator('img').first();
  for (const [path, width] of [
    ['', 960],
    ['/ads', 320],
  ] as const) {
    await visitor.open(path);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(new RegExp(`-${width}\\.webp$`));
    const of = (name: string) =>
      visitor.page
        .getByRole('article')
        .locator('img')
        .evaluateAll((all, attribute) => all.map((img) => img.getAttribute(attribute)), name);
    const [first, ...others] = await of('fetchpriority');
    expect([first, new Set(others)]).toEqual(['high', new Set([null])]);
    const loading = await of('loading');
    expect([loading[0], loading.at(-1)]).toEqual(['eager', 'lazy']);
  }
});

describe('a list', () => {
  const { ads } = textsIn('en');

  it('in the order of the price is one order of both currencies, and says at which rate', async () => {
    await using visitor = await visit({ language: 'en' });
    const { page } = visitor;
    await visitor.open(`/ads?${quiet}&sort=priceUp`);
    const [note = ''] = ads.byPrice.rate.split('{{date}}');
    await page.getByRole('button', { name: ads.byPrice.how }).click();
    await page.getByText(note).waitFor();
    const { listings, rate } = await list(`${quiet}&sort=priceUp`);
    const values = listings.map(({ price, currency }) =>
      currency === 'usd' ? (price * (rate?.dinars ?? 0)) / 100 : price,
    );
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    expect(await page.getByRole('heading', { name: ads.byPrice.usd }).count()).toBe(0);
    // The next page uses the same rate.
    const { label, next } = textsIn('en').common.paging;
    const paging = page.getByRole('navigation', { name: label, exact: true });
    await paging.getByRole('link', { name: next }).click();
    await expect.poll(() => visitor.address()).toContain(`page=2&rate=${rate?._id}`);
    await page.getByText(note).waitFor();
    await visitor.open(`/ads?${quiet}&sort=priceUp&currency=iqd`);
    expect(await page.getByText(note).count()).toBe(0);
  });

  it('leads from a page past the end to the last page, and not back to it', async () => {
    const { total: all, pageSize } = await list(quiet);
    const last = Math.ceil(all / pageSize);
    await using visitor = await visit({ language: 'ar', width: 360 });
    const { page } = visitor;
    await visitor.open('/about-us');
    await visitor.open(`/ads?${quiet}&page=99`);
    await expect
      .poll(() => decodeURIComponent(visitor.address()))
      .toBe(`/ar/ads?${quiet}&page=${last}`);
    await expect.poll(() => cards(visitor).count()).toBe(all - pageSize * (last - 1));
    expect(await page.getByText(textsIn('ar').ads.emptyTitle).count()).toBe(0);
    await page.goBack();
    await expect.poll(() => visitor.address()).toBe('/ar/about-us');
  });

  it('that is empty names the filter to remove, and the result of that', async () => {
    await using visitor = await visit({ language: 'ar', width: 360 });
    const { page } = visitor;
    await visitor.open(`/ads?location=baghdad&${noAds}`);
    const { total: all } = await list('location=baghdad');
    const ways = page.getByRole('main').getByRole('link').filter({ hasText: 'بدون' });
    await expect.poll(() => ways.count()).toBe(1);
    expect(plain(await ways.textContent())).toContain(`$0.01: ${all}`);
    await visitor.expectAccessible();
    await ways.click();
    await expect.poll(() => visitor.address()).toBe('/ar/ads?location=baghdad');
    await expect.poll(() => total(visitor).textContent()).toContain(String(all));
  });

  it('is named by what is searched, in its heading and in the title of the window', async () => {
    await using visitor = await visit({ language: 'en' });
    const { page } = visitor;
    const query = 'category=restaurants_cafes&location=erbil';
    const name = 'Restaurants & cafés in Erbil';
    await visitor.open(`/ads?${query}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(async () => plain(await heading.textContent())).toBe(name);
    const { total: all } = await list(query);
    const count = all === 1 ? '1 ad' : `${all} ads`;
    expect(plain(await page.title())).toBe(`${name} · ${count} · Qaysari`);
  });

  it('gets no second entry in the history for the same search', async () => {
    await using visitor = await visit({ language: 'en' });
    const { page } = visitor;
    await visitor.open('/ads');
    const words = page.getByRole('main').getByRole('combobox').first();
    await words.fill('bakery');
    await words.press('Enter');
    await expect.poll(() => visitor.address()).toBe('/en/ads?search=bakery');
    await words.press('Enter');
    await words.press('Enter');
    await page.goBack();
    await expect.poll(() => visitor.address()).toBe('/en/ads');
  });
});

describe.each(bothScreens)('an ad in $language at $width px', (screen) => {
  const { language } = screen;
  const { ad, ads } = textsIn(language);

  it('leads back to the results, with filter, page and place', async () => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    await visitor.open(`/ads?${quiet}&page=2`);
    const address = visitor.address();
    const card = cards(visitor).nth(7).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(200);
    await card.click();
    await page.getByRole('link', { name: ad.backToResults }).click();
    await expect.poll(() => visitor.address()).toBe(address);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
    await page.goForward();
    await page.getByRole('link', { name: ad.backToResults }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: ad.backToResults }).click();
    await expect.poll(() => visitor.address()).toBe(address);
  });

  it('leads to all ads for somebody who came by its address', async () => {
    const [listing] = (await list(quiet)).listings;
    await using visitor = await visit(screen);
    await visitor.open(`/ads/${listing?._id ?? ''}`);
    await visitor.page.getByRole('link', { name: ad.backToAds }).first().click();
    await expect.poll(() => visitor.address()).toBe(`/${language}/ads`);
  });

  it('of a start-up has its badge, on the card and beside its title', async () => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    await visitor.open('/ads?startup=true&category=it_tech');
    expect(await cards(visitor).getByText(ads.startup, { exact: true }).count()).toBe(
      (await list('startup=true&category=it_tech')).total,
    );
    await cards(visitor).first().getByRole('link').click();
    await page.getByRole('link', { name: ad.backToResults }).waitFor();
    await page.getByRole('main').getByText(ads.startup, { exact: true }).first().waitFor();
  });
});

describe('the header on phones', () => {
  it.each([
    ['ar', 320],
    ['ku', 320],
    ['en', 320],
    ['ar', 360],
  ] as const)('in %s at %d px leads to search, and fits', async (language, width) => {
    await using visitor = await visit({ language, width });
    const { page } = visitor;
    const { header } = textsIn(language).common;
    await visitor.open();
    await visitor.expectNoOverflow();
    const boxes = await page
      .getByRole('banner')
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ left, right, width: w }) => ({ left, right, w })),
      );
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.w).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('banner').getByRole('link', { name: header.search }).click();
    const words = page.getByRole('main').getByRole('combobox').first();
    await expect.poll(() => words.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(visitor.address()).toBe(`/${language}/ads`);
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
    // Appears when the page shows the filtered list. The address has changed before.
    await page.getByRole('group', { name: textsIn('ar').ads.chips.label }).waitFor();
    await visitor.settled();
    expect(await words.inputValue()).toBe('مقهى مطعم');
    // Back would close the list of suggestions first.
    await words.blur();
    const layers = () => page.evaluate(() => (history.state as { layers?: number }).layers ?? 0);
    await expect.poll(layers).toBe(0);
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
    await page.getByRole('heading', { name: `“${isolate('café')}”` }).waitFor();
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
    await openInApp(visitor, '/ku/ads');
    await page.getByRole('alert').getByText(textsIn('ku').failure.title).waitFor();
    await visitor.expectAccessible();
    await context.unroute('**/api/listing*');
    await page.getByRole('button', { name: textsIn('ku').failure.tryAgain }).click();
    await expect.poll(() => cards(visitor).count()).toBe(12);
  });

  it('says that there is no connection, and loads them when there is one again', async () => {
    await using visitor = await visit({
      language: 'ar',
      width: 360,
      expectedErrors: /ERR_INTERNET_DISCONNECTED/,
    });
    const { page, context } = visitor;
    const { common, failure } = textsIn('ar');
    await visitor.open('/ads');
    await context.setOffline(true);
    await page.getByText(common.offline).waitFor();
    await page.getByRole('link', { name: common.paging.next }).click();
    await page.getByText(failure.offlineTitle, { exact: true }).waitFor();
    // Without any click.
    await context.setOffline(false);
    await expect.poll(() => cards(visitor).count()).toBe(12);
  });
});

it('a heading in English reads from left to right, also where it begins with Arabic words', async () => {
  await using visitor = await visit({ language: 'en', width: 360 });
  await visitor.open(`/ads?search=${encodeURIComponent('مطعم')}&location=baghdad`);
  const [word, city] = await visitor.page.locator('h1').evaluate(
    (heading, parts) => {
      const [text] = heading.childNodes;
      return parts.map((part) => {
        const range = document.createRange();
        const at = text?.textContent?.indexOf(part) ?? -1;
        range.setStart(text as Node, at);
        range.setEnd(text as Node, at + part.length);
        return range.getBoundingClientRect();
      });
    },
    ['مطعم', 'Baghdad'],
  );
  expect(word!.right).toBeLessThan(city!.left);
});
