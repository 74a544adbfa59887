import { isolate, type Language } from '@qaysari/contract/shared/languages';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Created } from '../../support/created.ts';
import { textsIn } from '../../support/texts.ts';
import { visit } from '../../support/visitor.ts';

/** Somebody who looks for a thing gives up sooner. */
const mostSteps = 60;

/**
 * What is wrong with how the focus shows; empty when a ring is around it (or around the card or line that it stands
 * for), in the window, and not covered.
 */
const faultOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    // A page that has just come has put it to its heading, which nobody operates.
    if (focused instanceof HTMLElement && focused.tabIndex < 0) return '';
    const hasRing = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && outlineWidth !== '0px' && !outlineColor.endsWith(', 0)');
    };
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
    const isRinged = around.some(
      (element) => element && (hasRing(element) || hasRing(element, '::after')),
    );
    if (!isRinged) return `no ring: ${focused.outerHTML.slice(0, 200)}`;
    const isSeen = [...focused.getClientRects()].some(({ left, top, width, height }) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    });
    return isSeen ? '' : `not in sight: ${focused.outerHTML.slice(0, 200)}`;
  });

/**
 * Goes on with Tab until `target` has the focus; what has just opened may have put it there. At each step the focus can
 * be seen.
 */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    // What scrolls into view may take a moment.
    await expect.poll(() => faultOfFocus(page)).toBe('');
  }
  throw new Error(`Tab does not come to ${target.toString()}`);
}

/** The keyboard alone browses, searches, keeps an ad, signs in and opens it. */
export async function keyboardJourney(created: Created, language: Language): Promise<void> {
  const { ads, common } = textsIn(language);
  const word = created.tag + language;
  const title = `Flour mill with its customers ${word}`;
  const id = await created.buildListing({ title });
  const member = await created.buildMember();
  await using visitor = await visit({ language, width: 1280 });
  const { page } = visitor;
  const { keyboard } = page;

  await visitor.open();
  await tabTo(page.getByRole('banner').getByRole('link', { name: common.header.ads }));
  await keyboard.press('Enter');
  await expect.poll(visitor.address).toBe(`/${language}/ads`);

  // The address changes before its page is there, and the home page has a search, too.
  const filter = page.getByRole('search', { name: ads.filter.label });
  await tabTo(filter.getByRole('combobox').first());
  await keyboard.type(word);
  await keyboard.press('Enter');
  await expect.poll(visitor.address).toContain(`search=${word}`);

  const heart = page.getByRole('button', {
    name: ads.favorite.label.replace('{{title}}', isolate(title)),
  });
  await tabTo(heart);
  await keyboard.press('Enter');
  await expect.poll(visitor.address).toContain('/sign-in');
  await tabTo(page.locator('input[name=usernameOrEmail]'));
  await keyboard.type(member.username);
  await tabTo(page.locator('input[name=password]'));
  await keyboard.type(member.password);
  await keyboard.press('Enter');
  await expect.poll(visitor.address).toContain(`search=${word}`);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');

  await tabTo(page.getByRole('article').getByRole('link'));
  await keyboard.press('Enter');
  await expect.poll(visitor.address).toBe(`/${language}/ads/${id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}
