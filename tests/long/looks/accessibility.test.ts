import { afterAll, describe, it } from 'vitest';
import { startCreating } from '../../support/created.ts';
import {
  expectSound,
  looks,
  memberWithPages,
  visitorsPages,
  type Look,
} from '../../support/sound-pages.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** Each page on a phone and on a desk, once light and once dark; a third of the pages in each language. */
const languages = [
  { language: 'ar', opened: looks.phoneInTheDark, turned: looks.deskInTheLight },
  { language: 'ku', opened: looks.deskInTheDark, turned: looks.phoneInTheLight },
  { language: 'en', opened: looks.phoneInTheLight, turned: looks.deskInTheDark },
] as const;

/** The window is drawn out, and the colours change as by the menu: the page stands, which takes most of the time. */
async function turn({ page, settled }: Visitor, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.locator('html').evaluate(async (root, scheme) => {
    root.classList.toggle('dark', scheme === 'dark');
    root.style.colorScheme = scheme;
    // Where less motion is wanted each change takes a moment, and what inherits a colour follows one after the other.
    for (let under = document.getAnimations(); under.length > 0; under = document.getAnimations()) {
      await Promise.allSettled(under.map(({ finished }) => finished));
    }
  }, colorScheme);
  await settled();
}

describe.each(languages)('in $language', ({ language, opened, turned }) => {
  async function expectAllSound(visitor: Visitor, paths: readonly string[]): Promise<void> {
    const own = paths.filter((_, at) => languages[at % languages.length]?.language === language);
    for (const path of own) {
      await visitor.page.setViewportSize({ width: opened.width, height: 800 });
      await visitor.open(path);
      await expectSound(visitor, path);
      await turn(visitor, turned);
      await expectSound(visitor, path);
    }
  }

  it('every page of visitors has no axe violations and one main heading', async () => {
    await using visitor = await visit({ language, ...opened });
    await expectAllSound(visitor, await visitorsPages());
  });

  it('every page of members has no axe violations and one main heading', async () => {
    const { member, paths } = await memberWithPages(created);
    await using visitor = await visitAs(created, member, { language, ...opened });
    await expectAllSound(visitor, paths);
  });
});
