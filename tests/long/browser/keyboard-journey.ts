import { isolate, type Language } from '@qaysari/contract/shared/languages';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Created } from '../../support/created.ts';
import { textsIn } from '../../support/texts.ts';
import { visit } from '../../support/visitor.ts';

/** Somebody who looks for a thing gives up sooner. */
const mostSteps = 60;

/** Goes on with Tab until `target` has the focus; what has just opened may have put it there. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
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
