import { describe, expect, it } from 'vitest';
import { languageCodes } from '@qaysari/contract/languages';
import { everyLook } from '../support/every-screen.ts';
import { origin, visit } from '../support/visitor.ts';

const pages = [
  '/',
  '/ads',
  '/ads?search=qwertyuiopasdf',
  '/about-us',
  '/cookie-policy',
  '/privacy-policy',
  '/terms-and-conditions',
  '/sign-in',
  '/sign-up',
  '/nowhere',
];
async function firstAd(): Promise<string> {
  const response = await fetch(`${origin}/api/listing/ides`);
  const { data } = (await response.json()) as { data: string[] };
  return `/ads/${data[0]}`;
}

describe.each(everyLook)('in $language at $width px, $colorScheme', (look) => {
  it.each(pages)('%s has no axe violations and one main heading', async (path) => {
    await using visitor = await visit(look);
    await visitor.open(path);
    await visitor.expectAccessible();
    expect(await visitor.page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await visitor.page.title()).toMatch(/\S · \S/);
  });

  it('an ad has no axe violations and one main heading', async () => {
    await using visitor = await visit(look);
    await visitor.open(await firstAd());
    await visitor.expectAccessible();
    expect(await visitor.page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});

describe('nothing jumps', () => {
  it.each(languageCodes)('while the home page loads in %s', async (language) => {
    await using visitor = await visit({ language, width: 360 });
    await visitor.context.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['', '/ads', await firstAd()]) {
      await visitor.open(path);
      const moved = await visitor.page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce(
          (sum, shift) => sum + shift,
          0,
        ),
      );
      expect(moved, `layout shift of ${path}`).toBeLessThan(0.02);
    }
  });
});
