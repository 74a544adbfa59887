import { describe, expect, it } from 'vitest';
import { categories, cities } from '@qaysari/contract/catalogue';
import { bothScreens } from '../support/screens.ts';
import { textsIn } from '../support/texts.ts';
import { visit } from '../support/visitor.ts';

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

  it('scrolls the call to action to its place; searches by category and city, and sends only what was set', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open();
    const { page } = visitor;
    await page.getByRole('button', { name: texts.home.callToAction }).click();
    const heading = page.getByRole('heading', { name: texts.home.guest.title });
    await expect
      .poll(async () => {
        const box = await heading.boundingBox();
        return box !== null && box.y > 0 && box.y < 740;
      })
      .toBe(true);

    if (width < 640)
      await page.getByRole('button', { name: texts.ads.filter.show, exact: true }).click();
    // By now the form to register has fields of these names too.
    const search = page.getByRole('main').getByRole('search');
    await search.getByRole('combobox', { name: texts.ads.filter.category }).click();
    await search.getByRole('option', { name: categories.it_tech[language] }).click();
    await page.keyboard.press('Escape');
    await search.getByRole('combobox', { name: texts.ads.filter.location }).click();
    await search.getByRole('option', { name: cities.baghdad[language] }).click();
    await search.getByRole('option', { name: cities.erbil[language] }).click();
    await page.keyboard.press('Escape');
    await search.getByRole('button', { name: texts.ads.filter.search, exact: true }).click();
    await page.getByRole('heading', { name: texts.ads.heading }).waitFor();
    expect(decodeURIComponent(visitor.address())).toBe(
      `/${language}/ads?category=it_tech&location=baghdad,erbil`,
    );
  });
});
