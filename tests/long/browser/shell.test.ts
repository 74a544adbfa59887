import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bothScreens } from '../../support/screens.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { textsIn } from '../../support/texts.ts';
import { visit, type Visitor } from '../../support/visitor.ts';

/** Scrolls the page and widens the target until the target is under the floating element. */
async function bringUnder(target: Locator, floating: Locator): Promise<void> {
  const above = await floating.evaluate((each) => each.getBoundingClientRect().y);
  await target.evaluate((each, y) => {
    const box = each.closest('article')?.getBoundingClientRect();
    scrollBy(0, (box?.y ?? 0) + 10 - y);
  }, above);
}

const scrollToEnd = ({ page }: Visitor) =>
  page.evaluate(() => scrollTo(0, document.body.scrollHeight));

/** The end of each page leaves room for the chat button and its greeting. Lists load when they come near. */
async function findGreeting(visitor: Visitor, greeting: Locator): Promise<void> {
  const isThere = async () => {
    await scrollToEnd(visitor);
    return greeting.isVisible();
  };
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
}

describe('the chat widget', () => {
  it.each(bothScreens)('greets once per session in $language at $width px', async (screen) => {
    await using visitor = await visit({ ...screen, greeted: false });
    await visitor.open();
    const { page } = visitor;
    const { chat } = textsIn(screen.language).common;
    const panel = page.getByText(chat.help).locator('..').locator('..');
    const teaser = page.getByRole('button', { name: chat.hello });
    // The greeting is one line, which opens the panel.
    await findGreeting(visitor, teaser);
    expect((await teaser.boundingBox())?.height).toBeLessThan(50);
    expect(await panel.isVisible()).toBe(false);
    await visitor.expectAccessible();
    await teaser.click();
    await panel.waitFor();
    await panel.getByText(chat.hello).waitFor();
    const link = panel.getByRole('link', { name: chat.start });
    const { host, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(host + pathname).toMatch(/^wa\.me\/\d+$/);
    expect(searchParams.get('text')).toBe(chat.message);
    if (screen.language === 'ar') await visitor.expectAccessible();
    // On a desktop screen it is at the end of the line.
    await page.setViewportSize({ width: 1280, height: 900 });
    const box = await panel.boundingBox();
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(middle > 640).toBe(screen.language === 'en');
    await page.setViewportSize({ width: screen.width, height: 740 });
    await panel.getByRole('button', { name: chat.close }).click();
    await panel.waitFor({ state: 'hidden' });
    await page.reload();
    await visitor.settled();
    expect(await panel.isVisible()).toBe(false);
    // Nor does it greet in another tab, however long that stays open.
    const other = await page.context().newPage();
    await other.clock.install();
    await other.goto(page.url());
    await other.getByRole('button', { name: chat.open }).waitFor({ state: 'attached' });
    await other.clock.runFor(60_000);
    expect(await other.getByRole('button', { name: chat.hello }).count()).toBe(0);
    await other.close();
    await page.getByRole('button', { name: chat.open }).press('Enter');
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  });

  it('goes with its greeting when somebody scrolls', async () => {
    await using visitor = await visit({ language: 'ar', width: 360, greeted: false });
    await visitor.open('/ads');
    const { page } = visitor;
    const teaser = page.getByRole('button', { name: textsIn('ar').common.chat.hello });
    await findGreeting(visitor, teaser);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, -600);
    await teaser.waitFor({ state: 'detached' });
  });

  it.each(bothScreens)(
    'shows in $language at $width px only where it lies on nothing',
    async (screen) => {
      await using visitor = await visit(screen);
      await visitor.open('/ads');
      const { page } = visitor;
      const { chat } = textsIn(screen.language).common;
      const button = page.getByRole('button', { name: chat.open });
      const opacity = () =>
        button.locator('..').evaluate((element) => getComputedStyle(element).opacity);
      await scrollToEnd(visitor);
      await expect.poll(opacity).toBe('1');
      const link = page.getByRole('article').getByRole('link').nth(5);
      await bringUnder(link, button);
      await expect.poll(opacity).toBe('0');
      // It can still be reached by keyboard.
      await button.focus();
      await expect.poll(opacity).toBe('1');
      await button.blur();
      await expect.poll(opacity).toBe('0');
      await scrollToEnd(visitor);
      await button.click();
      await page.getByRole('link', { name: chat.start }).waitFor();
    },
  );

  it('greets on no ad and no form, and on a phone lies on neither', async () => {
    await using visitor = await visit({ language: 'ar', width: 360, greeted: false });
    const { page } = visitor;
    const { chat, footer } = textsIn('ar').common;
    const button = page.getByRole('button', { name: chat.open });
    const greeting = page.getByText(chat.hello);
    await visitor.open(`/ads/${(await seededAd())._id}`);
    await page.getByRole('link', { name: footer.contact }).waitFor();
    expect(await button.isVisible()).toBe(false);
    await visitor.open('/sign-in');
    expect(await button.isVisible()).toBe(false);
    await page.getByRole('link', { name: footer.contact }).waitFor();
    expect(await greeting.filter({ visible: true }).count()).toBe(0);
    // It greets here instead.
    await visitor.open('/ads');
    await findGreeting(visitor, greeting);
  });
});

describe('light and dark colours', () => {
  it('follow the device, then what was chosen, also after a reload', async () => {
    await using visitor = await visit({ language: 'en', colorScheme: 'dark' });
    await visitor.open();
    const { page } = visitor;
    const isDark = () => page.locator('html').evaluate((html) => html.classList.contains('dark'));
    const { header } = textsIn('en').common;
    expect(await isDark()).toBe(true);
    await page.getByRole('button', { name: header.toLight }).click();
    expect(await isDark()).toBe(false);
    await page.reload();
    await visitor.settled();
    expect(await isDark()).toBe(false);
    await page.getByRole('button', { name: header.toDark }).waitFor();
  });
});

describe('the keyboard', () => {
  it('skips to the content', async () => {
    const language = 'en';
    await using visitor = await visit({ language });
    await visitor.open('/ads');
    const { page } = visitor;
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: textsIn(language).common.skipToContent });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });
});
