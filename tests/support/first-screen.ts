import type { Language } from '@qaysari/contract/languages';
import { expect } from 'vitest';
import type { Created } from './created.ts';
import { textsIn } from './texts.ts';
import { visitAs } from './visit-as.ts';
import { visit, type Visitor } from './visitor.ts';

async function expectFirstScreen(visitor: Visitor, action: string): Promise<void> {
  const { page } = visitor;
  await visitor.open();
  await page.evaluate(() => document.fonts.ready);
  const hero = page.locator('main > *').first();
  await hero.getByRole('link', { name: action }).waitFor();
  expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(240);
  expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(740);
  const sentences = await hero
    .locator('h1 > *')
    .evaluateAll((all) =>
      all.map((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)),
    );
  expect(sentences.map(Math.round)).toEqual([1, 1, 1]);
}

/** The first screen of a phone has the button of visitors, the categories and the first ad. */
export async function expectVisitorsScreen(language: Language): Promise<void> {
  const { home } = textsIn(language);
  await using visitor = await visit({ language, width: 360 });
  await expectFirstScreen(visitor, home.callToAction);
  const { page } = visitor;
  const row = page.getByRole('navigation', { name: home.tiles.categories });
  await row.getByRole('link').last().click();
  await expect.poll(() => visitor.address()).toMatch(new RegExp(`^/${language}/browse/[a-z-]+$`));
}

/** It has the way to publish for members. */
export async function expectMembersScreen(created: Created, language: Language): Promise<void> {
  const { common } = textsIn(language);
  await using visitor = await visitAs(created, await created.buildMember(), {
    language,
    width: 360,
  });
  await expectFirstScreen(visitor, common.header.publish);
}
