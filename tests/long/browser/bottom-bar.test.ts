import { languageCodes } from '@qaysari/contract/shared/languages';
import { afterAll, describe, expect, it } from 'vitest';
import { accountIn } from '../../support/account-in.ts';
import { startCreating } from '../../support/created.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const { _id: adId } = await seededAd();

function barIn({ page }: Visitor, language: (typeof languageCodes)[number]) {
  const { bar, header, userMenu } = textsIn(language).common;
  const nav = page.getByRole('navigation', { name: header.pages });
  return {
    nav,
    link: (name: string) => nav.getByRole('link', { name, exact: true }),
    current: nav.locator('[aria-current]'),
    texts: [bar.home, header.ads, bar.publish, userMenu.inbox, bar.account],
  };
}

const bottomBar = ({ page }: Visitor) => page.evaluate(() => document.body.style.paddingBottom);

describe.each(languageCodes)('the bottom bar in %s', (language) => {
  it('fits 320 px with whole labels, and with text of twice the size', async () => {
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
  });
});

describe('the bottom bar', () => {
  const language = 'ar';
  const { ads, auth, bar, header, userMenu } = {
    ...textsIn(language),
    ...textsIn(language).common,
  };

  it('leads a visitor to the pages, and to sign-in where one needs an account', async () => {
    await using visitor = await visit({ language, width: 360 });
    const { page } = visitor;
    const { link, current } = barIn(visitor, language);
    await visitor.open();
    expect(await current.allInnerTexts()).toEqual([bar.home]);
    await link(header.ads).click();
    await page.getByRole('heading', { level: 1, name: ads.heading }).waitFor();
    expect(await current.allInnerTexts()).toEqual([header.ads]);
    expect(await bottomBar(visitor)).toBe('57px');
    for (const name of [bar.publish, userMenu.inbox]) {
      await visitor.open();
      await link(name).click();
      await page.getByRole('heading', { level: 1, name: auth.signIn.title }).waitFor();
      expect(visitor.address()).toMatch(/^\/ar\/sign-in\?from=/);
    }
  });

  it('is missing on ads, ad forms and single-card pages, where the header has the account', async () => {
    const member = await created.buildMember();
    await using visitor = await visitAs(created, member, { language, width: 360 });
    const { page } = visitor;
    const { nav } = barIn(visitor, language);
    const inHeader = page.getByRole('banner').getByRole('button', { name: userMenu.open });
    for (const path of [`/ads/${adId}`, '/create-ad', '/password-changed']) {
      await visitor.open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await inHeader.waitFor();
      expect(await nav.count(), path).toBe(0);
    }
    await visitor.open('/my-account/my-favorites');
    await nav.waitFor();
    expect(await inHeader.count()).toBe(0);
  });

  it('is a header again when the phone is turned and wide enough', async () => {
    await using visitor = await visit({ language, width: 412 });
    const { page } = visitor;
    const { nav } = barIn(visitor, language);
    await visitor.open('/ads');
    await page.setViewportSize({ width: 915, height: 412 });
    await page.getByRole('banner').getByRole('link', { name: header.signIn }).waitFor();
    await expect.poll(() => bottomBar(visitor)).toBe('0px');
    expect(
      await page.getByRole('banner').getByRole('navigation', { name: header.pages }).count(),
    ).toBe(1);
    expect(await nav.count()).toBe(1);
  });
});

describe('the account sheet', () => {
  const language = 'ar';
  const { common, own } = textsIn(language);

  it('offers a visitor to sign in, the languages and the colours', async () => {
    await using visitor = await visit({ language, width: 360 });
    const { page } = visitor;
    const { nobody, sheet, entry } = accountIn(page, language);
    await visitor.open('/ads');
    await nobody.click();
    await sheet.waitFor();
    await visitor.expectAccessible();
    expect(await sheet.getByRole('link').first().innerText()).toBe(common.header.signIn);
    await entry(common.header.toDark).click();
    expect(await page.locator('html').getAttribute('class')).toContain('dark');
    await entry(common.header.toLight).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    // After closing, the focus is where it was.
    await expect.poll(() => nobody.evaluate((each) => each === document.activeElement)).toBe(true);
    await nobody.click();
    await entry(common.bar.createAccount).click();
    await expect.poll(visitor.address).toBe('/ar/sign-up');
    await sheet.waitFor({ state: 'detached' });
  });

  it('leads a member to their pages, whose heading takes the focus, and closes on going back', async () => {
    const member = await created.buildMember();
    await using visitor = await visitAs(created, member, { language, width: 360 });
    const { page } = visitor;
    const { menu, sheet, entry } = accountIn(page, language);
    await visitor.open();
    await menu.click();
    await sheet.getByText(member.email).waitFor();
    await entry(common.userMenu.myAds).click();
    await page.getByRole('heading', { level: 1, name: own.myAds.title }).waitFor();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await menu.getAttribute('aria-current')).toBe('true');
    await menu.click();
    await sheet.waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
  });
});
