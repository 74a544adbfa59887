import { describe, expect, it } from 'vitest';
import { categories, cities } from '@qaysari/contract/catalogue';
import { everyScreen } from '../support/every-screen.ts';
import { textsIn } from '../support/texts.ts';
import { visit } from '../support/visitor.ts';

describe.each(everyScreen)('home in $language at $width px', ({ language, width }) => {
  const texts = textsIn(language);

  it('shows ads of which each leads to its page', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open();
    const { page } = visitor;
    const slider = page.getByRole('region', { name: texts.home.slider.title });
    expect(await slider.getByRole('article').count()).toBe(12);
    const card = slider.getByRole('article').first();
    await card.getByRole('link').click();
    await page.getByRole('complementary', { name: texts.ad.price }).waitFor();
    expect(visitor.address()).toMatch(new RegExp(`^/${language}/ads/[\\w-]+$`));
  });

  it('shows the promised number of cards, 20 px apart', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open();
    const boxes = await visitor.page
      .getByRole('region', { name: texts.home.slider.title })
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
      );
    const inside = boxes.filter((box) => box.x >= 0 && box.x + box.width <= width);
    expect(inside.length).toBe(width < 768 ? 1 : 3);
    const [first, second] = boxes as [DOMRect, DOMRect];
    const gap =
      language === 'en' ? second.x - first.x - first.width : first.x - second.x - second.width;
    expect(gap).toBeCloseTo(20, 0);
  });

  it('steps through the slider', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open();
    const { page } = visitor;
    const slider = page.getByRole('region', { name: texts.home.slider.title });
    const previous = slider.getByRole('button', { name: texts.home.slider.previous });
    expect(await previous.isDisabled()).toBe(true);
    await slider.getByRole('button', { name: texts.home.slider.next }).click();
    await expect.poll(() => previous.isDisabled()).toBe(false);
    await previous.click();
    await expect.poll(() => previous.isDisabled()).toBe(true);
  });

  it('searches by category and city, and sends only what was set', async () => {
    await using visitor = await visit({ language, width });
    await visitor.open();
    const { page } = visitor;
    if (width < 640)
      await page.getByRole('button', { name: texts.ads.filter.show, exact: true }).click();
    await page.getByRole('combobox', { name: texts.ads.filter.category }).click();
    await page.getByRole('option', { name: categories.it_tech[language] }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: texts.ads.filter.location }).click();
    await page.getByRole('option', { name: cities.baghdad[language] }).click();
    await page.getByRole('option', { name: cities.erbil[language] }).click();
    await page.keyboard.press('Escape');
    await page
      .getByRole('main')
      .getByRole('button', { name: texts.ads.filter.search, exact: true })
      .click();
    await page.getByRole('heading', { name: texts.ads.heading }).waitFor();
    expect(decodeURIComponent(visitor.address())).toBe(
      `/${language}/ads?category=it_tech&location=baghdad,erbil`,
    );
  });

  it('scrolls the call to action to its place', async () => {
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
  });
});
