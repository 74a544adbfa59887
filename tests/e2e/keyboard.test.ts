import { isolate } from '@qaysari/contract/isolate';
import type { Locator } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { startCreating } from '../support/created.ts';
import { textsIn } from '../support/texts.ts';
import { visit } from '../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** Somebody who looks for a thing gives up sooner. */
const mostSteps = 60;

/** Goes on with Tab until `target` has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < mostSteps; step += 1) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not come to ${target.toString()}`);
}

it.each(['ar', 'en'] as const)(
  'the keyboard alone browses, searches, keeps an ad, signs in and opens it, in %s',
  async (language) => {
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

    await tabTo(page.getByRole('main').getByRole('combobox').first());
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
  },
  120_000,
);
