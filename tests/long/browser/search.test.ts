import { describe, expect, it } from 'vitest';
import { categories, categoryIds, cities, cityIds } from '@qaysari/contract/listing/catalogue';
import { isolate, type Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import type { ListingPage, ListingSuggestions } from '@qaysari/contract/listing/types';
import { applyFilters, filterFields, showFilters } from '../../support/filter.ts';
import { serverDataOf, nextAnswer } from '../../support/page-answers.ts';
import { bothScreens, everyLook } from '../../support/screens.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { textsIn } from '../../support/texts.ts';
import { origin, visit, type Visitor } from '../../support/visitor.ts';

function namesOf(answer: ListingSuggestions, language: Language): string[] {
  return [
    ...answer.trades,
    ...answer.category.map((id) => categories[id][language]),
    ...answer.location.map((id) => cities[id][language]),
    ...answer.listings.map(({ title }) => title),
  ];
}

/** More than a page of ads, in cities in which no test makes any. */
const quiet = 'location=baghdad,sulaymaniyah,basra,duhok&currency=usd';

/** The beginning of many words in ads, categories and cities. */
const manyMeanings: Record<Language, string> = { ar: 'م', ku: 'ک', en: 'r' };

const suggestPattern = '**/api/listing/suggest*';

function searchBox({ page }: Visitor, language: Language) {
  return page.getByRole('main').getByRole('combobox', { name: textsIn(language).ads.filter.text });
}

function suggestionList({ page }: Visitor, language: Language) {
  return page.getByRole('listbox', { name: textsIn(language).ads.suggest.label });
}

function recentList({ page }: Visitor, language: Language) {
  return page.getByRole('listbox', { name: textsIn(language).ads.suggest.recent });
}

/** Searches for each text in turn, so that the last is the most recent. */
async function searchFor(visitor: Visitor, language: Language, searches: readonly string[]) {
  await visitor.open('/ads');
  const box = searchBox(visitor, language);
  for (const text of searches) {
    await box.fill(text);
    await box.press('Enter');
    await expect
      .poll(() => new URLSearchParams(visitor.address().split('?')[1]).get('search'))
      .toBe(text);
  }
}

describe.each(bothScreens)('counts in the filter in $language at $width px', (screen) => {
  const { language } = screen;
  const texts = textsIn(language);

  it.each([
    ['home', '', ''],
    ['ads', '/ads?location=baghdad', 'location=baghdad'],
  ])('on the %s page equal the answer of the API', async (_page, path, query) => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    const answer = serverDataOf<ListingPage>(page, 'page', query);
    await visitor.open(path);
    const { facets } = await answer;
    await showFilters(visitor, screen);
    const options = page.getByRole('option');
    const fields = filterFields(visitor, screen);
    await fields.getByRole('combobox', { name: texts.ads.filter.category }).click();
    await expect
      .poll(() => options.allTextContents())
      .toEqual([
        texts.ads.filter.anyCategory,
        ...categoryIds.map((id) => `${categories[id][language]}${facets.category[id] ?? 0}`),
      ]);
    await visitor.expectNoOverflow();
    await page.keyboard.press('Escape');
    await fields.getByRole('combobox', { name: texts.ads.filter.location }).click();
    await expect
      .poll(() => options.allTextContents())
      .toEqual([
        texts.ads.filter.anyLocation,
        ...cityIds.map((id) => `${cities[id][language]}${facets.location[id] ?? 0}`),
      ]);
  });
});

it('a category without ads can be chosen', async () => {
  const { ads } = textsIn('ar');
  await using visitor = await visit({ language: 'ar', width: 360 });
  const { page } = visitor;
  const answer = serverDataOf<ListingPage>(page, 'page', 'location=najaf');
  await visitor.open('/ads?location=najaf');
  const { facets } = await answer;
  const none = categoryIds.find((id) => (facets.category[id] ?? 0) === 0);
  if (!none) throw new Error('every category has an ad in that city');
  const screen = { language: 'ar', width: 360 } as const;
  await showFilters(visitor, screen);
  const fields = filterFields(visitor, screen);
  await fields.getByRole('combobox', { name: ads.filter.category }).click();
  await page.getByRole('option', { name: categories[none].ar }).click();
  await page.keyboard.press('Escape');
  await applyFilters(visitor, screen);
  await page.getByText(ads.emptyTitle).waitFor();
});

describe.each(bothScreens)('the order of ads in $language at $width px', (screen) => {
  const { language } = screen;
  const texts = textsIn(language);

  it('is chosen beside the count, is part of the address and restarts at page 1', async () => {
    await using visitor = await visit(screen);
    await visitor.open(`/ads?${quiet}&page=2`);
    const { page } = visitor;
    const main = page.getByRole('main');
    const choice = main.getByRole('combobox', { name: texts.ads.sort.label });
    const titles = () =>
      main
        .getByRole('article')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('title')));

    const [count, control] = await Promise.all([
      main.getByRole('status').first().boundingBox(),
      choice.boundingBox(),
    ]);
    expect(count!.y).toBeGreaterThanOrEqual(control!.y);
    expect(count!.y + count!.height).toBeLessThanOrEqual(control!.y + control!.height);

    const address = () => decodeURIComponent(visitor.address());
    for (const sort of ['priceUp', 'priceDown'] as const) {
      await choice.click();
      const answer = nextAnswer<ListingPage>(page, `/listing?${quiet}&sort=${sort}`);
      await page.getByRole('option', { name: texts.ads.sort[sort], exact: true }).click();
      await expect.poll(address).toBe(`/${language}/ads?${quiet}&sort=${sort}`);
      const { listings } = await answer;
      await expect.poll(titles).toEqual(listings.map(({ title }) => title));
      const prices = listings.map(({ price }) => price);
      expect(prices).toEqual(
        prices.toSorted((one, other) => (sort === 'priceUp' ? one - other : other - one)),
      );
    }
    await choice.click();
    await page.getByRole('option', { name: texts.ads.sort.newest, exact: true }).click();
    await expect.poll(address).toBe(`/${language}/ads?${quiet}`);
  });
});

it('the order of ads stays through paging and another search', async () => {
  await using visitor = await visit({ language: 'en' });
  await visitor.open('/ads?sort=priceDown');
  const { page } = visitor;
  await page.getByRole('link', { name: textsIn('en').common.paging.next }).click();
  // Prices in two currencies are compared, so the next page uses the same rate.
  await expect.poll(visitor.address).toMatch(/^\/en\/ads\?sort=priceDown&page=2&rate=\w+$/);
  await visitor.settled();
  await searchBox(visitor, 'en').fill('a');
  await searchBox(visitor, 'en').press('Enter');
  await expect.poll(visitor.address).toBe('/en/ads?search=a&sort=priceDown');
});

/** Every language, because each has its own letters. */
const suggestionScreens = [...bothScreens, { language: 'ku', width: 360 } as const];

describe.each(suggestionScreens)('the list of suggestions in $language at $width px', (screen) => {
  const { language, width } = screen;

  it('shows what the API suggests, without a layout shift', async () => {
    const text = manyMeanings[language];
    const { clearText } = textsIn(language).ads.filter;
    await using visitor = await visit(screen);
    await visitor.open('/ads');
    const { page } = visitor;
    const list = suggestionList(visitor, language);
    const places = () =>
      page
        .getByRole('main')
        // The button that clears the words comes with them.
        .locator(`h1, h2, button:visible:not([aria-label="${clearText}"])`)
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await places();
    const answer = nextAnswer<ListingSuggestions>(page, `/listing/suggest?search=${text}`);
    await searchBox(visitor, language).fill(text);
    const expected = namesOf(await answer, language);
    expect(expected.length).toBeGreaterThan(1);
    await list.waitFor();
    expect(await list.getByRole('option').allTextContents()).toEqual(expected);
    expect(await list.getByRole('option').locator('bdi').allTextContents()).toEqual(expected);
    expect(await places()).toEqual(before);
    const box = (await list.boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(250);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await visitor.expectNoOverflow();
  });
});

describe.each(bothScreens)('suggestions in $language at $width px', (screen) => {
  const { language } = screen;

  it('lead to a city and an ad, and to a category with the other filters of the form', async () => {
    const city = cities.basra[language];
    const ad = await seededAd();
    await using visitor = await visit(screen);
    const choose = async (from: string, text: string, name: string, target: string) => {
      await visitor.open(from);
      await searchBox(visitor, language).fill(text);
      await suggestionList(visitor, language)
        .getByRole('option', { name, exact: true })
        .first()
        .click();
      await expect.poll(visitor.address).toBe(`/${language}${target}`);
      await visitor.settled();
    };
    await choose('', city, city, '/ads?location=basra');
    await choose('', ad.title, ad.title, `/ads/${ad._id}`);
    const category = categories.it_tech[language];
    await choose(
      '/ads?location=baghdad&sort=priceUp',
      category,
      category,
      '/ads?category=it_tech&location=baghdad&sort=priceUp',
    );
    expect(await searchBox(visitor, language).inputValue()).toBe('');
  });
});

describe('suggestions', () => {
  const language = 'ar';

  it('close when the box is left, and do not keep Enter from searching the words', async () => {
    await using visitor = await visit({ language });
    await visitor.open();
    const text = manyMeanings[language];
    const box = searchBox(visitor, language);
    await box.fill(text);
    await suggestionList(visitor, language).waitFor();
    await visitor.page.getByRole('heading', { level: 1 }).click();
    await suggestionList(visitor, language).waitFor({ state: 'detached' });
    await box.press('End');
    await box.pressSequentially('ط');
    await suggestionList(visitor, language).waitFor();
    await box.press('Enter');
    await visitor.page.getByRole('heading', { name: `«${isolate(`${text}ط`)}»` }).waitFor();
    expect(decodeURIComponent(visitor.address())).toBe(`/${language}/ads?search=${text}ط`);
    expect(await suggestionList(visitor, language).count()).toBe(0);
  });
});

describe('the name of a city', () => {
  const names = ['Erbil', 'أربيل', 'هەولێر'];

  it('finds the same ads and suggests the same city in three languages', async () => {
    await using visitor = await visit({ language: 'ku', width: 360 });
    const { page } = visitor;
    const found: (string | null)[][] = [];
    for (const name of names) {
      await visitor.open();
      const box = searchBox(visitor, 'ku');
      await box.fill(name);
      const list = suggestionList(visitor, 'ku');
      await list.getByRole('option', { name: cities.erbil.ku }).first().waitFor();
      await box.press('Enter');
      await page.getByRole('heading', { name: `«${isolate(name)}»` }).waitFor();
      await visitor.settled();
      const links = page.getByRole('article').getByRole('link');
      found.push(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
    }
    expect(found[0]).toHaveLength(12);
    expect(found).toEqual(names.map(() => found[0]));
  });
});

describe('asking for suggestions', () => {
  it('waits until the typing pauses, and sends no request without a letter', async () => {
    await using visitor = await visit({ language: 'en' });
    await visitor.open('/ads');
    const { page } = visitor;
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/listing/suggest') asked.push(searchParams.get('search'));
    });
    const box = searchBox(visitor, 'en');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const text of ['?', 'c', 'ca', 'caf']) {
      await box.fill(text);
      await page.clock.runFor(limits.suggestDebounceMs - 1);
    }
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(['caf']);
    await box.fill(' ?! ');
    await page.clock.runFor(limits.suggestDebounceMs);
    await box.fill('café');
    await page.clock.runFor(limits.suggestDebounceMs);
    await expect.poll(() => asked).toEqual(['caf', 'café']);
  });

  it('cancels the former request when a new one is sent', async () => {
    await using visitor = await visit({ language: 'en' });
    await visitor.open('/ads');
    const { page } = visitor;
    // The first request is never answered.
    await page.route(`${origin}/api/listing/suggest?search=re`, () => undefined);
    const first = page.waitForRequest(suggestPattern.replace('*', '**'));
    const dropped = page.waitForEvent('requestfailed');
    await searchBox(visitor, 'en').fill('re');
    await first;
    await searchBox(visitor, 'en').fill('rest');
    await suggestionList(visitor, 'en').waitFor();
    expect((await dropped).url()).toContain('search=re');
  });
});

describe('suggestions in the header', () => {
  it('lead on and leave the box empty', async () => {
    const language = 'ku';
    await using visitor = await visit({ language });
    await visitor.open('/ads?location=baghdad');
    const box = visitor.page
      .getByRole('banner')
      .getByRole('combobox', { name: textsIn(language).common.header.search });
    await box.fill(categories.it_tech[language]);
    await suggestionList(visitor, language)
      .getByRole('option', { name: categories.it_tech[language], exact: true })
      .click();
    await expect.poll(visitor.address).toBe(`/${language}/ads?category=it_tech`);
    expect(await box.inputValue()).toBe('');
  });

  it('fit beside the edge of a narrow header', async () => {
    await using visitor = await visit({ language: 'ar', width: 800 });
    await visitor.open('/about-us');
    await visitor.page.getByRole('banner').getByRole('combobox').fill(cities.erbil.ar);
    const list = suggestionList(visitor, 'ar');
    await list.waitFor();
    const box = (await list.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(800);
    await visitor.expectNoOverflow();
  });
});

const searches = ['مقهى', 'bakery', 'کافێ'];

it('recent searches show in the empty box, newest first, also after a reload, and search again', async () => {
  const language = 'ar';
  await using visitor = await visit({ language, width: 360 });
  await searchFor(visitor, language, searches);
  await visitor.open();
  const box = searchBox(visitor, language);
  const options = recentList(visitor, language).getByRole('option');
  await box.click();
  await expect.poll(() => options.allTextContents()).toEqual(searches.toReversed());
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect.poll(visitor.address).toBe(`/${language}/ads?search=bakery`);
  await visitor.open();
  await searchBox(visitor, language).click();
  await expect.poll(() => options.allTextContents()).toEqual(['bakery', 'کافێ', 'مقهى']);
});

it('recent searches are forgotten one by one, by key, and all at once', async () => {
  const language = 'ku';
  const { suggest } = textsIn(language).ads;
  await using visitor = await visit({ language });
  await searchFor(visitor, language, [...searches, 'one more']);
  await visitor.open('/ads');
  const { page } = visitor;
  const box = searchBox(visitor, language);
  const options = recentList(visitor, language).getByRole('option');
  await box.click();
  await page
    .getByRole('button', { name: suggest.forget.replace('{{text}}', isolate('bakery')) })
    .click();
  await expect.poll(() => options.allTextContents()).toEqual(['one more', 'کافێ', 'مقهى']);
  await box.press('ArrowDown');
  await box.press('Delete');
  await expect.poll(() => options.allTextContents()).toEqual(['کافێ', 'مقهى']);
  await box.press('Tab');
  await page.keyboard.press('Enter');
  await recentList(visitor, language).waitFor({ state: 'detached' });
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.reload();
  await visitor.settled();
  await box.click();
  await box.press('ArrowDown');
  expect(await box.getAttribute('aria-expanded')).toBe('false');
});

describe.each(bothScreens)('a long list of choices in $language at $width px', (screen) => {
  const { language } = screen;
  const { ads, common } = textsIn(language);

  it('is searched by letters that people use for each other, and by keys', async () => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    await visitor.open('/ads');
    await showFilters(visitor, screen);
    const fields = filterFields(visitor, screen);
    const city = fields.getByRole('combobox', { name: ads.filter.location });
    await city.click();
    const options = page.getByRole('option');
    const list = page.locator('[data-scope=select][data-part=content]:visible');
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(250);
    const box = page.getByRole('combobox', { name: common.choices.search });
    const search = language === 'ar' ? 'اربيل' : 'ERB';
    await box.pressSequentially(search);
    await expect.poll(() => options.count()).toBe(1);
    expect(await options.first().textContent()).toContain(cities.erbil[language]);
    await page.keyboard.press('Enter');
    await expect.poll(() => city.textContent()).toBe(cities.erbil[language]);
    await box.fill('qq');
    await page.getByRole('status').filter({ hasText: common.choices.none }).waitFor();
    await box.fill('');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => city.textContent()).toBe(language === 'ar' ? 'مدينتان' : '2 cities');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect.poll(() => city.textContent()).toBe(ads.filter.anyLocation);
    await page.keyboard.press('Escape');
    await expect.poll(() => city.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

describe('the sheet of the filter', () => {
  const screen = { language: 'ar', width: 360 } as const;
  const { ads } = textsIn('ar');

  it('says how many ads it will show, and shows them without asking again', async () => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    await visitor.open('/ads?sort=latest');
    await showFilters(visitor, screen);
    const fields = filterFields(visitor, screen);
    const show = fields.locator('button[type=submit]');
    const answer = nextAnswer<ListingPage>(page, '/listing?location=baghdad&sort=latest');
    await fields.getByRole('combobox', { name: ads.filter.location }).click();
    await page.getByRole('option', { name: cities.baghdad.ar }).click();
    await page.keyboard.press('Escape');
    const { total } = await answer;
    await expect.poll(() => show.textContent()).toContain(String(total));
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/api/listing') asked.push(request.url());
    });
    await show.click();
    await expect.poll(visitor.address).toBe('/ar/ads?location=baghdad&sort=latest');
    await page.getByRole('group', { name: ads.chips.label }).waitFor();
    await visitor.settled();
    expect(asked).toEqual([]);
  });

  it('clears all of it, and takes back what was not searched when it is left', async () => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    await visitor.open('/ads?location=baghdad');
    const fields = filterFields(visitor, screen);
    const city = fields.getByRole('combobox', { name: ads.filter.location });
    await showFilters(visitor, screen);
    await fields.getByRole('button', { name: ads.chips.clearAll }).click();
    await expect.poll(() => city.textContent()).toBe(ads.filter.anyLocation);
    await page.keyboard.press('Escape');
    await fields.waitFor({ state: 'detached' });
    await showFilters(visitor, screen);
    await expect.poll(() => city.textContent()).toBe(cities.baghdad.ar);
    await fields.getByRole('button', { name: ads.chips.clearAll }).click();
    await applyFilters(visitor, screen);
    await expect.poll(visitor.address).toBe('/ar/ads');
  });
});

it('the words and the button of the filter stay at the top edge on phones', async () => {
  await using visitor = await visit({ language: 'ku', width: 360 });
  const { page } = visitor;
  await visitor.open('/ads');
  await page.getByRole('article').nth(6).scrollIntoViewIfNeeded();
  const bar = await page.getByRole('main').getByRole('search').locator('../..').boundingBox();
  expect(bar!.height).toBeLessThanOrEqual(60);
  expect(bar!.y).toBeCloseTo(0, -1);
  await searchBox(visitor, 'ku').click();
  await searchBox(visitor, 'ku').fill('ک');
  await suggestionList(visitor, 'ku').waitFor();
});

/** A dark phone and a light desktop: other looks change little of what axe checks in lists. */
const twoLooks = [everyLook[0], everyLook[3]] as const;

describe.each(twoLooks)('in $language at $width px, $colorScheme', (look) => {
  const { language } = look;

  it('the lists of the search box have no axe violations', async () => {
    await using visitor = await visit(look);
    await searchFor(visitor, language, ['bakery']);
    await visitor.open('/ads');
    const box = searchBox(visitor, language);
    await box.click();
    await recentList(visitor, language).waitFor();
    await box.press('ArrowDown');
    await visitor.expectAccessible();
    await box.fill(manyMeanings[language]);
    await suggestionList(visitor, language).waitFor();
    await box.press('ArrowDown');
    await visitor.expectAccessible();
  });

  it('the counts and the order have no axe violations', async () => {
    const { filter, sort } = textsIn(language).ads;
    await using visitor = await visit(look);
    await visitor.open('/ads?location=erbil');
    const { page } = visitor;
    await page.getByRole('main').getByRole('combobox', { name: sort.label }).click();
    await page.getByRole('option').first().waitFor();
    await visitor.expectAccessible();
    await page.keyboard.press('Escape');
    await showFilters(visitor, look);
    await visitor.expectAccessible();
    await filterFields(visitor, look).getByRole('combobox', { name: filter.category }).click();
    await page.getByRole('option').first().waitFor();
    await visitor.expectAccessible();
  });
});
