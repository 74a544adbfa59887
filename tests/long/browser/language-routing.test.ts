import { categories } from '@qaysari/contract/listing/catalogue';
import { languageCodes, languages } from '@qaysari/contract/shared/languages';
import { describe, expect, it } from 'vitest';
import { seededAd } from '../../support/seeded-ad.ts';
import { accountIn } from '../../support/account-in.ts';
import { textsIn } from '../../support/texts.ts';
import { visit } from '../../support/visitor.ts';

describe('language routing', () => {
  it.each(languageCodes)(
    'shows %s in its own direction, keeps it, and fits every screen',
    async (language) => {
      await using visitor = await visit({ language });
      await visitor.open();
      const html = visitor.page.locator('html');
      expect(await html.getAttribute('lang')).toBe(languages[language].htmlLang);
      expect(await html.getAttribute('dir')).toBe(languages[language].dir);
      // As long as its words are, no page is wider than a small phone or a desk.
      const fits = async () => {
        for (const width of [360, 1280]) {
          await visitor.page.setViewportSize({ width, height: 740 });
          await visitor.expectNoOverflow();
        }
      };
      await fits();
      await visitor.openAddress('/ads');
      expect(visitor.address()).toBe(`/${language}/ads`);
      await fits();
      const { _id } = await seededAd();
      for (const path of [`/ads/${_id}`, '/sign-up']) {
        await visitor.open(path);
        await fits();
      }
    },
  );

  it.each([
    ['en-US', 'en'],
    ['ar-IQ', 'ar'],
    ['ckb-IQ', 'ku'],
    ['fr-FR', 'ar'],
  ])('leads a first visit with a browser in %s to %s', async (locale, language) => {
    await using visitor = await visit({ locale });
    await visitor.openAddress('/');
    expect(visitor.address()).toBe(`/${language}`);
  });

  it('completes addresses with the stored language, replacing history', async () => {
    await using visitor = await visit({ language: 'ku' });
    const { page } = visitor;
    const length = () => page.evaluate(() => history.length);
    await visitor.open('/cookie-policy');
    const before = await length();
    for (const [from, to] of [
      [
        '/ads?search=%D9%82%D9%87%D9%88%D8%A9&page=1#top',
        '/ku/ads?search=%D9%82%D9%87%D9%88%D8%A9&page=1#top',
      ],
      ['/fr/ads?currency=usd', '/ku/ads?currency=usd'],
      ['/xx', '/ku'],
      ['/about-us', '/ku/about-us'],
    ] as const) {
      await visitor.openAddress(from);
      expect(visitor.address()).toBe(to);
      expect(await length()).toBe(before + 1);
      await page.goBack();
      await expect.poll(visitor.address).toBe('/ku/cookie-policy');
    }
  });

  it('falls back to Arabic for an unknown stored language', async () => {
    await using visitor = await visit({ locale: 'en-US' });
    await visitor.context.addInitScript(() => localStorage.setItem('i18nextLng', 'tlh'));
    await visitor.openAddress('/terms-and-conditions');
    expect(visitor.address()).toBe('/ar/terms-and-conditions');
  });

  it.each([360, 1280])(
    'changes language from the menu or the sheet at %d px and keeps the page',
    async (width) => {
      await using visitor = await visit({ language: 'ar', width });
      await visitor.open('/ads?category=it_tech');
      const { page } = visitor;
      const account = accountIn(page, 'ar');
      if (width < 768) await account.nobody.click();
      else await page.getByRole('button', { name: textsIn('ar').common.header.language }).click();
      await account.entry(languages.ku.nativeName).click();
      await page.getByRole('heading', { name: categories.it_tech.ku, level: 1 }).waitFor();
      expect(visitor.address()).toBe('/ku/ads?category=it_tech');
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      await page
        .getByRole('navigation', { name: textsIn('ku').common.footer.language })
        .getByText(languages.en.nativeName)
        .click();
      await page.getByRole('heading', { name: categories.it_tech.en, level: 1 }).waitFor();
      expect(visitor.address()).toBe('/en/ads?category=it_tech');
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
    },
  );

  it('has a page for unknown paths', async () => {
    await using visitor = await visit({ language: 'ku' });
    await visitor.open('/nowhere/at/all');
    const { title, home } = textsIn('ku').common.notFound;
    await visitor.page.getByText(title, { exact: true }).waitFor();
    await visitor.page.getByRole('link', { name: home, exact: true }).click();
    await expect.poll(visitor.address).toBe('/ku');
    await visitor.settled();
  });
});
