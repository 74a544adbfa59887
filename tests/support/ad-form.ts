import type { Language } from '@qaysari/contract/shared/languages';
import { expect } from 'vitest';
import { adFields } from './form.ts';
import { photo } from './photos.ts';
import { textsIn } from './texts.ts';
import type { Visitor } from './visitor.ts';

/** The ad form on somebody's page, as they use it. */
export function formIn({ page }: Visitor, language: Language) {
  const { publish } = textsIn(language);
  const slots = page.locator('[data-slot]');
  const field = (name: string) => page.locator('main form').locator(`[name=${name}]`);
  return {
    slots,
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    fill: (name: string, text: string) => field(name).fill(text),
    fillAd: async (fields: Partial<typeof adFields> = {}) => {
      const { location, category, currency, ...texts } = { ...adFields, ...fields };
      for (const [name, text] of Object.entries(texts)) {
        await field(name).fill(text);
      }
      for (const [name, value] of Object.entries({ location, category, currency })) {
        await field(name).selectOption(value);
      }
    },
    unfold: async () => {
      const folded = page.locator('details:not([open]) > summary');
      while ((await folded.count()) > 0) await folded.first().click();
    },
    choose: async (files: readonly Buffer[], name = 'photo.jpg') => {
      const asked = page.waitForEvent('filechooser');
      await page.locator('[data-add]').click();
      const mimeType = name.endsWith('.jpg') ? 'image/jpeg' : 'text/plain';
      await (await asked).setFiles(files.map((buffer) => ({ name, mimeType, buffer })));
    },
    prepared: async (count: number) => {
      await expect.poll(() => page.locator('[data-slot][data-state=ready]').count()).toBe(count);
      expect(await page.locator('[data-slot][data-state=preparing]').count()).toBe(0);
    },
    publish: () => page.getByRole('button', { name: publish.create.submit, exact: true }).click(),
    isDone: () =>
      expect
        .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
        .toBe(`/${language}/my-account/my-ads?tab=pending`),
  };
}

/** Photos of different shades, darkest first. */
export function greys(count: number): Promise<Buffer[]> {
  const shade = (index: number) =>
    `rgb(${Array(3)
      .fill(index * 20)
      .join(',')})`;
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      photo({ colour: shade(index) })
        .jpeg()
        .toBuffer(),
    ),
  );
}
