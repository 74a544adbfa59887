import type { Language } from '@qaysari/contract/languages';
import { expect } from 'vitest';
import { textsIn } from './texts.ts';
import { visit } from './visitor.ts';

interface Screen {
  language: Language;
  width: number;
}

/** The header of a phone leads to search, and what is in it is whole and wide enough for a finger. */
export async function expectHeaderFits({ language, width }: Screen): Promise<void> {
  await using visitor = await visit({ language, width });
  const { page } = visitor;
  const { header } = textsIn(language).common;
  await visitor.open();
  await visitor.expectNoOverflow();
  const boxes = await page
    .getByRole('banner')
    .locator('a, button')
    .evaluateAll((all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ left, right, width: w }) => ({ left, right, w })),
    );
  for (const box of boxes) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.w).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('banner').getByRole('link', { name: header.search }).click();
  const words = page.getByRole('main').getByRole('combobox').first();
  await expect.poll(() => words.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(visitor.address()).toBe(`/${language}/ads`);
}
