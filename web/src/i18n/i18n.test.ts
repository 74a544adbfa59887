import { languageCodes } from '@qaysari/contract/shared/languages';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { loadMoreTexts, switchLanguage } from './i18n.ts';
import type { PageTexts } from './namespaces.ts';

/** Every page namespace: a new one does not compile without. */
const pageTexts: Record<PageTexts, true> = {
  account: true,
  auth: true,
  data: true,
  figures: true,
  inbox: true,
  investing: true,
  investors: true,
  messages: true,
  newsletter: true,
  notifications: true,
  own: true,
  pages: true,
  phrases: true,
  poster: true,
  price: true,
  publish: true,
  recovery: true,
  reports: true,
  review: true,
  searches: true,
  unsubscribe: true,
};

describe.each(languageCodes)('texts in %s', (language) => {
  it('loads those of every page with the language', async () => {
    await switchLanguage(language);
    for (const name of ['ad', 'ads', 'common', 'errors', 'home']) {
      expect(i18next.hasResourceBundle(language, name), name).toBe(true);
    }
  });

  it.each(Object.keys(pageTexts) as PageTexts[])(
    'loads %s for a page that needs it',
    async (name) => {
      await loadMoreTexts(language, [name]);
      expect(Object.keys(i18next.getResourceBundle(language, name) as object)).not.toHaveLength(0);
    },
  );
});

describe.each(languageCodes)('what %s texts insert', (language) => {
  const wordsOf = (bundle: object): [string, string][] =>
    Object.entries(bundle).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[key, value] as [string, string]]
        : wordsOf(value as object).map(([inner, text]): [string, string] => [
            `${key}.${inner}`,
            text,
          ]),
    );

  it('stands between U+2068 and U+2069, but for addresses and titles of tabs', async () => {
    await switchLanguage(language);
    await loadMoreTexts(language, Object.keys(pageTexts) as PageTexts[]);
    const all = Object.entries(i18next.getDataByLanguage(language) ?? {}).flatMap(([ns, bundle]) =>
      wordsOf(bundle as object).map(([key, text]) => ({ ns, key, text })),
    );
    const inserting = all.filter(({ text }) => text.includes('{{'));
    expect(inserting.length).toBeGreaterThan(40);
    for (const { ns, key, text } of inserting) {
      const names = [...text.matchAll(/\{\{-? ?(\w+)\}\}/g)].map(([, name = '']) => name);
      const replace = Object.fromEntries(names.map((name) => [name, 'Café (new)!']));
      const filled = i18next.getFixedT(language, ns as 'common')(key as 'close', { replace });
      const expected = text
        .replace(/\{\{- \w+\}\}/g, 'Café (new)!')
        .replace(/\{\{\w+\}\}/g, '\u2068Café (new)!\u2069');
      expect(filled, `${ns}:${key}`).toBe(expected);
    }
  });
});

it('loads the texts that pages have requested in the new language before it is shown', async () => {
  await switchLanguage('en');
  await loadMoreTexts('en', ['auth']);
  i18next.removeResourceBundle('ku', 'auth');
  await switchLanguage('ku');
  expect(i18next.hasResourceBundle('ku', 'auth')).toBe(true);
  expect(document.documentElement.dir).toBe('rtl');
});
