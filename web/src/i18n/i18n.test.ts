// @vitest-environment happy-dom
import { languageCodes } from '@qaysari/contract/languages';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { loadMoreTexts, switchLanguage } from './i18n.ts';
import type { PageTexts } from './namespaces.ts';

/** Every page namespace: a new one does not compile without. */
const pageTexts: Record<PageTexts, true> = {
  account: true,
  auth: true,
  messages: true,
  own: true,
  pages: true,
  publish: true,
  recovery: true,
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

it('loads the texts that pages have requested in the new language before it is shown', async () => {
  await switchLanguage('en');
  await loadMoreTexts('en', ['auth']);
  i18next.removeResourceBundle('ku', 'auth');
  await switchLanguage('ku');
  expect(i18next.hasResourceBundle('ku', 'auth')).toBe(true);
  expect(document.documentElement.dir).toBe('rtl');
});
