import { afterAll, describe, expect, it } from 'vitest';
import { categories, cities } from '@qaysari/contract/catalogue';
import type { ListingPage } from '@qaysari/contract/listing-entity';
import { startCreating } from '../support/created.ts';
import { applyFilters, filterFields, showFilters } from '../support/filter.ts';
import { expectMembersScreen, expectVisitorsScreen } from '../support/first-screen.ts';
import { drawnFrom } from '../support/page-answers.ts';
import { bothScreens, phone } from '../support/screens.ts';
import { textsIn } from '../support/texts.ts';
import { visit } from '../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

describe.each(bothScreens)('the home page in $language at $width px', ({ language, width }) => {
  const texts = textsIn(language);

  it('shows the promised number of cards, none in both rows, steps through them, and leads to an ad', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open();
    const { page } = visitor;
    const slider = page.getByRole('region', { name: texts.home.slider.title });
    const latest = page.getByRole('region', { name: texts.home.slider.latest });
    const [all = [], news = []] = await Promise.all(
      [slider, latest].map((row) =>
        row
          .getByRole('article')
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ),
    );
    expect(news.length).toBeGreaterThan(0);
    expect(news.filter((link) => all.includes(link))).toEqual([]);
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
});

describe('the home page of a phone', () => {
  const { language, width } = phone;
  const texts = textsIn(language);

  it('scrolls the call to action to its place; searches by category and city, and sends only what was set', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open();
    const { page } = visitor;
    await page.getByRole('link', { name: texts.home.callToAction }).click();
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
    const answer = drawnFrom<ListingPage>(page, 'page', '');
    await visitor.open();
    const { facets } = await answer;
    for (const [title, all, names, counts] of [
      [texts.home.tiles.categories, texts.ads.filter.anyCategory, categories, facets.category],
      [texts.home.tiles.cities, texts.ads.filter.anyLocation, cities, facets.location],
    ] as const) {
      // Phones have the categories in a row to swipe.
      const isRow = names === categories;
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
});

describe('the first screen of a phone', () => {
  it('has the button of visitors, the categories and the first ad', () =>
    expectVisitorsScreen('ar'));

  it('has the way to publish for members', () => expectMembersScreen(created, 'ku'));
});
