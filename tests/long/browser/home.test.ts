import { afterAll, describe, expect, it } from 'vitest';
import { categories, cities } from '@qaysari/contract/listing/catalogue';
import type { ListingPage } from '@qaysari/contract/listing/types';
import { startCreating } from '../../support/created.ts';
import { applyFilters, filterFields, showFilters } from '../../support/filter.ts';
import { openInApp } from '../../support/frame.ts';
import { serverDataOf } from '../../support/page-answers.ts';
import { bothScreens } from '../../support/screens.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

describe.each(bothScreens)('the home page in $language at $width px', ({ language, width }) => {
  const texts = textsIn(language);

  it('shows the promised number of cards, steps through them, and leads to an ad', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open();
    const { page } = visitor;
    const slider = page.getByRole('region', { name: texts.home.slider.title });
    const boxes = await slider
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect(boxes).toHaveLength(12);
    const inside = boxes.filter((box) => box.x >= 0 && box.x + box.width <= width);
    expect(inside).toHaveLength(width < 768 ? 1 : 3);
    const [first, second] = boxes as [DOMRect, DOMRect];
    const gap =
      language === 'en' ? second.x - first.x - first.width : first.x - second.x - second.width;
    expect(gap).toBeCloseTo(20, 0);

    const previous = slider.getByRole('button', { name: texts.home.slider.previous });
    expect(await previous.isDisabled()).toBe(true);
    await slider.getByRole('button', { name: texts.home.slider.next }).click();
    await expect.poll(() => previous.isDisabled()).toBe(false);
    await previous.click();
    await expect.poll(() => previous.isDisabled()).toBe(true);

    await slider.getByRole('article').first().getByRole('link').click();
    await page.getByRole('complementary', { name: texts.ad.price }).waitFor();
    expect(visitor.address()).toMatch(new RegExp(`^/${language}/ads/[\\w-]+$`));
  });

  it('stops twice at each card of a row, and shows the whole card at once', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open();
    const { page } = visitor;
    const cards = page.getByRole('region', { name: texts.home.slider.title }).getByRole('article');
    await cards.first().getByRole('link').focus();
    for (let stop = 1; stop < 10; stop += 1) {
      await page.keyboard.press('Tab');
      const card = cards.nth(Math.floor(stop / 2));
      const box = await card.evaluate((each) =>
        each.contains(document.activeElement)
          ? (each.getBoundingClientRect().toJSON() as DOMRect)
          : undefined,
      );
      expect(box?.left, `stop ${stop}`).toBeGreaterThanOrEqual(0);
      expect(box?.right, `stop ${stop}`).toBeLessThanOrEqual(width);
    }
  });

  it('scrolls the call to action to its place; searches by category and city, and sends only what was set', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open();
    const { page } = visitor;
    await page.getByRole('link', { name: texts.home.sell, exact: true }).click();
    const heading = page.getByRole('heading', { name: texts.home.guest.title });
    await expect
      .poll(async () => {
        const box = await heading.boundingBox();
        return box !== null && box.y > 0 && box.y < 740;
      })
      .toBe(true);

    await showFilters(visitor, { language, width });
    // By now the form to register has fields of these names too.
    const search = filterFields(visitor, { language, width });
    await search.getByRole('combobox', { name: texts.ads.filter.category }).click();
    await search.getByRole('option', { name: categories.it_tech[language] }).click();
    await page.keyboard.press('Escape');
    await search.getByRole('combobox', { name: texts.ads.filter.location }).click();
    await search.getByRole('option', { name: cities.baghdad[language] }).click();
    await search.getByRole('option', { name: cities.erbil[language] }).click();
    await page.keyboard.press('Escape');
    await applyFilters(visitor, { language, width });
    await page.getByRole('heading', { name: categories.it_tech[language], level: 1 }).waitFor();
    expect(decodeURIComponent(visitor.address())).toBe(
      `/${language}/ads?category=it_tech&location=baghdad,erbil`,
    );
  });

  it('leads to a category and to a city by tiles with the number of their ads', async () => {
    await using visitor = await visit({ language, width });
    const { page } = visitor;
    const answer = serverDataOf<ListingPage>(page, 'page', '');
    await visitor.open();
    const { facets } = await answer;
    for (const [title, all, names, counts] of [
      [texts.home.tiles.categories, texts.ads.filter.anyCategory, categories, facets.category],
      [texts.home.tiles.cities, texts.ads.filter.anyLocation, cities, facets.location],
    ] as const) {
      // Phones have the categories in a row to swipe.
      const isRow = width < 768 && names === categories;
      const tiles = page.getByRole(isRow ? 'navigation' : 'region', { name: title });
      const links = tiles.getByRole('link');
      if (!isRow) {
        expect(await links.count()).toBe(8);
        await tiles.getByRole('button', { name: all }).click();
      }
      const ids = Object.keys(names) as (keyof typeof names)[];
      await expect.poll(() => links.count()).toBe(ids.length);
      const shown = (await links.allTextContents()).sort();
      const expected = Object.entries<Record<string, string>>(names).map(
        ([id, name]) => `${name[language] ?? ''}${(counts as Record<string, number>)[id] ?? 0}`,
      );
      expect(shown).toEqual(expected.sort());
      const [most] = Object.entries(counts as Record<string, number>).toSorted(
        ([, one], [, other]) => other - one,
      );
      expect(await links.first().textContent()).toContain(String(most?.[1]));
    }
    await page.getByRole('link', { name: cities.erbil[language] }).click();
    await expect.poll(() => visitor.address()).toBe(`/${language}/browse/erbil`);
  });

  it('shows no ad in both of its rows', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open();
    const linksIn = (name: string) =>
      visitor.page
        .getByRole('region', { name })
        .getByRole('article')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const all = await linksIn(texts.home.slider.title);
    const latest = await linksIn(texts.home.slider.latest);
    expect(latest.length).toBeGreaterThan(0);
    expect(latest.filter((link) => all.includes(link))).toEqual([]);
  });

  it('leads to all ads without asking for them again', async () => {
    await using visitor = await visit({ language, width });
    const { page } = visitor;
    await visitor.open();
    await page.route('**/api/listing', () => undefined);
    await page.getByRole('link', { name: texts.home.slider.seeMore }).first().click();
    await expect.poll(() => visitor.address()).toBe(`/${language}/ads`);
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(12);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('of a new marketplace says that there are no ads, and what to do', async () => {
    await using visitor = await visit({ language, width });
    const { page } = visitor;
    const pageSize = 12;
    const empty = {
      listings: [],
      facets: { category: {}, location: {} },
      total: 0,
      page: 1,
      pageSize,
    };
    await page.route(/\/api\/listing(\?|$)/, (route) =>
      route.fulfill({ json: { success: true, data: empty } }),
    );
    await openInApp(visitor, `/${language}`);
    const notice = page.getByRole('status').filter({ hasText: texts.home.empty.title });
    await notice.waitFor();
    expect(await page.getByRole('region', { name: texts.home.slider.title }).count()).toBe(0);
    expect(await page.getByRole('region', { name: texts.home.tiles.cities }).count()).toBe(0);
    await visitor.expectAccessible();
    await notice.getByRole('link', { name: texts.common.header.publish }).click();
    await expect.poll(() => visitor.address()).toMatch(new RegExp(`^/${language}/sign-in`));
  });
});

describe.each(['ar', 'ku', 'en'] as const)('the first screen of a laptop in %s', (language) => {
  it('has ads; in lists they begin within 300 px, and a first row shows its prices', async () => {
    await using visitor = await visit({ language, width: 1366 });
    const { page } = visitor;
    await page.setViewportSize({ width: 1366, height: 768 });
    const firstCard = () => page.getByRole('main').getByRole('article').first();
    const bottomOf = async (part: string) => {
      const box = await firstCard().locator(part).boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    await visitor.open();
    await page.evaluate(() => document.fonts.ready);
    expect((await firstCard().boundingBox())?.y).toBeLessThan(560);
    for (const list of ['/ads', '/ads?location=erbil&maxPrice=900000&priceCurrency=usd']) {
      await visitor.open(list);
      await page.evaluate(() => document.fonts.ready);
      await visitor.settled();
      expect((await firstCard().boundingBox())?.y).toBeLessThanOrEqual(300);
      expect(await bottomOf('.listing-card-title')).toBeLessThan(768);
      expect(await bottomOf('.other-price')).toBeLessThan(768);
    }
    await visitor.open('/browse/restaurants-cafes');
    expect((await firstCard().boundingBox())?.y).toBeLessThanOrEqual(300);
  });
});

describe.each(['ar', 'ku', 'en'] as const)('the first screen of a phone in %s', (language) => {
  const { home } = textsIn(language);

  async function expectFirstScreen(visitor: Visitor): Promise<void> {
    const { page } = visitor;
    await visitor.open();
    await page.evaluate(() => document.fonts.ready);
    const hero = page.locator('main > *').first();
    await hero.getByRole('link', { name: home.sell, exact: true }).waitFor();
    expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(240);
    expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(740);
    const sentences = await hero
      .locator('h1 > *')
      .evaluateAll((all) =>
        all.map((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)),
      );
    expect(sentences.map(Math.round)).toEqual([1, 1, 1]);
  }

  it('has the button of visitors, the categories and the first ad', async () => {
    await using visitor = await visit({ language, width: 360 });
    await expectFirstScreen(visitor);
    const { page } = visitor;
    const row = page.getByRole('navigation', { name: home.tiles.categories });
    await row.getByRole('link').last().click();
    await expect.poll(() => visitor.address()).toMatch(new RegExp(`^/${language}/browse/[a-z-]+$`));
  });

  it('has the way to publish for members', async () => {
    await using visitor = await visitAs(created, await created.buildMember(), {
      language,
      width: 360,
    });
    await expectFirstScreen(visitor);
  });
});
