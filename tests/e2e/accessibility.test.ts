import { describe, expect, it } from 'vitest';
import { languageCodes } from '@qaysari/contract/languages';
import { origin, visit } from '../support/visitor.ts';

const pages = [
  '',
  '/ads',
  '/ads?search=qwertyuiopasdf',
  '/about-us',
  '/cookie-policy',
  '/privacy-policy',
  '/terms-and-conditions',
  '/sign-in',
  '/nowhere',
];
const looks = languageCodes.flatMap((language) => [
  { language, width: 360, colorScheme: 'dark' as const },
  { language, width: 1280, colorScheme: 'light' as const },
]);

async function firstAd(): Promise<string> {
  const response = await fetch(`${origin}/api/listing/ides`);
  const { data } = (await response.json()) as { data: string[] };
  return `/ads/${data[0]}`;
}

describe.each(looks)('every page in $language at $width px, $colorScheme', (look) => {
  it('has no axe violations, one title and one main heading', async () => {
    await using visitor = await visit(look);
    const titles = new Set<string>();
    for (const path of [...pages, await firstAd()]) {
      await visitor.open(path);
      await visitor.expectAccessible();
      await visitor.expectNoOverflow();
      titles.add(await visitor.page.title());
    }
    expect(titles.size).toBe(pages.length - 1 + 1);
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
