import type { Language } from '@qaysari/contract/languages';
import { expect } from 'vitest';
import { textsIn } from './texts.ts';
import { visit, type Visitor } from './visitor.ts';

function barIn({ page }: Visitor, language: Language) {
  const { bar, header, userMenu } = textsIn(language).common;
  const nav = page.getByRole('navigation', { name: header.pages });
  return {
    nav,
    link: (name: string) => nav.getByRole('link', { name, exact: true }),
    current: nav.locator('[aria-current]'),
    texts: [bar.home, header.ads, bar.publish, userMenu.inbox, bar.account],
  };
}

/** It fits 320 px with whole labels, and with text of twice the size. */
export async function expectBarFits(language: Language): Promise<void> {
  await using visitor = await visit({ language, width: 320 });
  const { nav, texts } = barIn(visitor, language);
  await visitor.open('/about-us');
  for (const size of ['100%', '200%']) {
    await visitor.page.evaluate((each) => {
      document.documentElement.style.fontSize = each;
    }, size);
    expect(await nav.getByRole('listitem').allInnerTexts()).toEqual(texts);
    const cut = await nav.getByRole('listitem').evaluateAll((items) =>
      items
        .filter((item) => {
          const range = document.createRange();
          range.selectNodeContents(item);
          const words = range.getBoundingClientRect();
          const box = item.getBoundingClientRect();
          return words.x < box.x || words.right > box.right || box.height < 56;
        })
        .map((item) => item.textContent),
    );
    expect(cut).toEqual([]);
    await visitor.expectNoOverflow();
  }
  await visitor.expectAccessible();
}
