import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { cities } from '@qaysari/contract/listing/catalogue';
import { imageUrl, imagePreview } from '@qaysari/contract/listing/images';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { getListingContact } from '@qaysari/contract/listing/own-calls';
import { ask, dataOf } from '../../support/api-client.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { bothScreens } from '../../support/screens.ts';
import { serverDataOf } from '../../support/page-answers.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { textsIn } from '../../support/texts.ts';
import { origin, visit } from '../../support/visitor.ts';

const created = startCreating();
// After all pages are closed: an open page still counts its visit, which fails for a deleted ad.
afterAll(() => created.removeAll());

/** Exposed to the page by `callsOf`. */
declare function noteCall(url: string): void;

describe.each(bothScreens)('the page of an ad in $language at $width px', ({ language, width }) => {
  const texts = textsIn(language);

  it('shows what its owner wrote, the facts, the price, and other ads', async () => {
    const ad = await seededAd();
    await using visitor = await visit({ language, width });
    const { page } = visitor;
    const answer = serverDataOf<ListingCard[]>(page, 'related', ad._id);
    await visitor.open(`/ads/${ad._id}`);
    const related = await answer;
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(ad.title);
    const main = await page.getByRole('main').innerText();
    expect(main).toContain(ad.description.split('\n')[0]);
    expect(main).toContain(texts.ad.sections.costs);
    expect(main).toContain(cities[ad.location][language]);
    expect(main).toContain(ad.price.toLocaleString('en-US'));
    for (const name of [
      'moreInformation',
      'marketingChanel',
      'assets',
      'companyHistory',
    ] as const) {
      const heading = page.getByRole('heading', { name: texts.ad.sections[name], exact: true });
      expect(await heading.count()).toBe(ad[name] === undefined ? 0 : 1);
    }
    const section = page.getByRole('region', { name: texts.ad.related.title });
    expect(await section.getByRole('article').count()).toBe(related.length);
    const links = await section
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(related.map(({ _id }) => `/${language}/ads/${_id}`));
    expect(links).not.toContain(`/${language}/ads/${ad._id}`);
  });

  it('shows its pictures by keyboard, buttons and swiping', async () => {
    const ad = await seededAd();
    await using visitor = await visit({ language, width });
    await visitor.open(`/ads/${ad._id}`);
    const { page } = visitor;
    const carousel = page.getByRole('region', { name: texts.ad.carousel.label });
    const row = carousel.getByRole('group');
    const position = (number: number) =>
      carousel
        .getByText(
          texts.ad.carousel.position
            .replace('{{number}}', String(number))
            .replace('{{total}}', String(ad.images.length)),
          { exact: true },
        )
        .waitFor({ state: 'attached' });
    await position(1);
    await row.focus();
    await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft');
    await position(2);
    await page.keyboard.press('End');
    await position(ad.images.length);
    await page.keyboard.press('Home');
    await position(1);
    await carousel
      .getByRole('button', { name: texts.ad.carousel.show.replace('{{number}}', '3') })
      .click();
    await position(3);
    await row.evaluate((element) => element.scrollTo(0, 0));
    await position(1);
    if (width >= 640) {
      await carousel.getByRole('button', { name: texts.ad.carousel.next }).click();
      await position(2);
    }
  });

  it('says who offers it, and leads to their other ads', async () => {
    const companyname = `Bazaar ${created.tag}`;
    const createdAt = Timestamp.fromDate(new Date('2025-03-12T00:00:00.000Z'));
    const shown = { companyname, nameOnAds: 'companyname' };
    const member = await created.buildMember({ ...completeProfile, ...shown, createdAt });
    const build = (fields: object) => created.buildListing({ owner: member.uid, ...fields });
    const id = await build({});
    const other = await build({ title: 'The other one' });
    await build({ availability: 'sold' });
    await using visitor = await visit({ language, width });
    const { page } = visitor;
    await visitor.open(`/ads/${id}`);
    const card = page.getByRole('region', { name: texts.ad.owner.label, exact: true });
    await card.getByText(companyname).waitFor();
    expect(await card.locator('time').getAttribute('datetime')).toBe('2025-03');
    expect(await card.innerText()).not.toContain(member.username);
    await card.getByRole('link').click();
    await expect.poll(visitor.address).toBe(`/${language}/owners/${member.uid}`);
    await page.getByRole('heading', { level: 1 }).getByText(companyname).waitFor();
    await page.locator(`a[href="/${language}/ads/${other}"]`).waitFor();
    expect(await page.getByRole('main').getByRole('article').count()).toBe(2);
  });

  it('gives each line of a text its own direction and language, and dates to machines', async () => {
    const description = 'مطعم في أربيل.\n\nA restaurant in Erbil.\nچێشتخانەیەک لە هەولێر.';
    const id = await created.buildListing({ description, title: 'Grill – مشويات' });
    await using visitor = await visit({ language, width });
    await visitor.open(`/ads/${id}`);
    const lines = await visitor.page
      .getByRole('main')
      .locator('[dir=auto]')
      .evaluateAll((all) =>
        all.map((line) => [line.getAttribute('lang'), getComputedStyle(line).direction]),
      );
    const spoken = lines.filter(([lang]) => lang !== null);
    expect(spoken).toEqual([
      ['ar', 'rtl'],
      ['en', 'ltr'],
      ['ckb', 'rtl'],
    ]);
    const heading = visitor.page.getByRole('heading', { level: 1 }).locator('bdi');
    expect(await heading.getAttribute('lang')).toBe('en');
    // The date of the rate comes first.
    const posted = visitor.page.getByRole('complementary').locator('time').last();
    expect(await posted.getAttribute('datetime')).toBe('2001-01-01T00:00:00.000Z');
  });

  it('says that there is no such ad', async () => {
    await using visitor = await visit({ language, width, expectedErrors: /404/ });
    await visitor.open('/ads/no-such-ad');
    await visitor.page.getByText(texts.ad.notFoundTitle).waitFor();
    await visitor.expectAccessible();
    await visitor.open('/owners/nobody');
    await visitor.page.getByText(texts.ad.owner.nobodyTitle).waitFor();
    await visitor.expectAccessible();
  });
});

describe.each([
  { language: 'ar', width: 360, colorScheme: 'dark' },
  { language: 'ku', width: 360, colorScheme: 'light' },
  { language: 'en', width: 1280, colorScheme: 'light' },
] as const)(
  'the price in context in $language at $width px',
  ({ language, width, colorScheme }) => {
    const { price: texts } = textsIn(language);
    /** No other test makes ads of this category in this city, and the seed has none. */
    const where = { category: 'beauty_salons', location: 'samawah' };
    const usd = { currency: 'usd' };
    const history = [
      { price: 9_000, ...usd, at: Timestamp.fromDate(new Date('2025-11-15T09:00:00.000Z')) },
      { price: 5_000, ...usd, at: Timestamp.fromDate(new Date('2025-12-15T09:00:00.000Z')) },
    ];

    it('loads when it is near the viewport, with its numbers in words, without a layout shift', async () => {
      const id = await created.buildListing({ ...where, price: 5_000, priceHistory: history });
      for (let price = 1_000; price <= 10_000; price += 1_000) {
        await created.buildListing({ ...where, price });
      }
      await using visitor = await visit({ language, width, colorScheme });
      const { page } = visitor;
      await visitor.open(`/ads/${id}`);
      const section = page.getByRole('region', { name: texts.title });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await section.waitFor();
      const words = (await section.innerText()).replaceAll(/[\u2066-\u2069]/g, '');
      for (const text of [cities.samawah[language], '$5,000', '$9,000', '2025']) {
        expect(words).toContain(text);
      }
      // Browsers of this file make similar ads one after the other.
      expect(words).toMatch(/\$\d,\d{3}.*\$\d,\d{3}/s);
      expect(await section.getByRole('listitem').count()).toBe(2);
      // The mark is to the right of the band's left edge, in both directions of text.
      const [band, mark] = await section
        .locator('[aria-hidden=true] > div:first-child > div')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x));
      expect(Number(mark)).toBeGreaterThan(Number(band));
      await visitor.expectAccessible();
      await visitor.expectNoOverflow();
    });

    it('is missing when there is nothing to show, and when its call fails', async () => {
      const id = await created.buildListing({ category: 'find_a_partner' });
      await using visitor = await visit({ language, width, colorScheme });
      const { page } = visitor;
      const asked = page.waitForResponse(/\/listing\/price-context\//);
      await visitor.open(`/ads/${id}`);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await asked;
      await visitor.settled();
      for (const name of [texts.title, texts.history]) {
        expect(await page.getByRole('region', { name }).count()).toBe(0);
      }
    });
  },
);

describe('the contact buttons', () => {
  const { ad: texts } = textsIn('ku');

  it('asks for the contact when it is opened, and offers phone, chat and e-mail', async () => {
    const ad = await seededAd();
    const path = getListingContact.path.replace('{id}', ad._id);
    const { phone, email, whatsapp } = dataOf(getListingContact, await ask(path));
    await using visitor = await visit({ language: 'ku', width: 1280 });
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const asked = countContactCalls(page);
    await visitor.open(`/ads/${ad._id}`);
    expect(asked).toEqual([]);
    const opener = page.getByRole('button', { name: texts.contact.open });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: texts.contact.open });
    const call = menu.getByRole('link', { name: texts.contact.call });
    expect(await call.getAttribute('href')).toBe(`tel:${phone}`);
    expect(await call.innerText()).toMatch(/\n0\d{3} \d{3} \d{4}$/);
    const chat = await menu
      .getByRole('link', { name: texts.contact.whatsapp })
      .getAttribute('href');
    const { origin: host, pathname, searchParams } = new URL(chat ?? '');
    expect(host + pathname).toBe(`https://wa.me/${whatsapp}`);
    expect(searchParams.get('text')).toContain(ad.title);
    expect(searchParams.get('text')).toContain(`${origin}/ku/ads/${ad._id}`);
    const write = menu.getByRole('link', { name: texts.contact.write });
    expect(await write.getAttribute('href')).toBe(`mailto:${email}`);
    expect(await write.innerText()).toContain(`${email?.slice(0, 16)}…`);
    await menu.getByText(texts.safety.body).waitFor();
    await visitor.expectAccessible();
    for (const [name, text] of [
      [texts.contact.copyPhone, phone],
      [texts.contact.copy, email],
    ] as const) {
      await menu.getByRole('button', { name }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
    expect(await menu.getByText(texts.contact.copied).count()).toBe(2);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(asked).toHaveLength(1);
  });
});

describe('the contact bar of a phone', () => {
  const { ad: texts, failure } = textsIn('ar');

  it('leads to WhatsApp and to the phone with one press each, and asks once', async () => {
    const ad = await seededAd();
    const path = getListingContact.path.replace('{id}', ad._id);
    const { phone, whatsapp } = dataOf(getListingContact, await ask(path));
    await using visitor = await visit({ width: 360 });
    const { page, context } = visitor;
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'a chat' }));
    const asked = countContactCalls(page);
    await visitor.open(`/ads/${ad._id}`);
    const bar = page.getByRole('region', { name: texts.contact.open });
    await bar.getByRole('button', { name: texts.contact.shortCall }).waitFor();
    expect(await page.getByRole('button', { name: texts.contact.open }).count()).toBe(0);
    await visitor.expectAccessible();
    expect(asked).toEqual([]);
    const calls = await callsOf(page);
    await bar.getByRole('button', { name: texts.contact.shortCall }).click();
    await expect.poll(() => calls).toEqual([`tel:${phone}`]);
    await bar.getByRole('button', { name: texts.contact.more }).click();
    const sheet = page.getByRole('dialog', { name: texts.contact.open });
    const line = sheet.getByRole('link', { name: texts.contact.call });
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    await sheet.getByText(texts.safety.body).waitFor();
    await visitor.expectAccessible();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await bar.getByRole('button', { name: texts.contact.shortWhatsapp }).click();
    await page.waitForURL(`https://wa.me/${whatsapp}?**`);
    expect(asked).toHaveLength(1);
  });

  it('reports in the sheet that the contact did not load, and works after a retry', async () => {
    const ad = await seededAd();
    await using visitor = await visit({ width: 360, expectedErrors: /400/ });
    const { page, context } = visitor;
    const contact = `**/api/listing/contact/${ad._id}`;
    const json = { message: '', key: 'somethingWentWrong' };
    await context.route(contact, (route) => route.fulfill({ status: 400, json }));
    await visitor.open(`/ads/${ad._id}`);
    const bar = page.getByRole('region', { name: texts.contact.open });
    await bar.getByRole('button', { name: texts.contact.shortCall }).click();
    const sheet = page.getByRole('dialog', { name: texts.contact.open });
    await sheet.getByText(texts.contact.failed).waitFor();
    await context.unroute(contact);
    await sheet.getByRole('button', { name: failure.tryAgain }).click();
    await sheet.getByRole('link', { name: texts.contact.call }).waitFor();
  });
});

/** The addresses of the calls for a contact from now on. */
function countContactCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/contact/')) asked.push(request.url());
  });
  return asked;
}

/**
 * The phone calls that the page starts from now on. They are intercepted, because a machine with a phone program would
 * show a dialog.
 */
async function callsOf(page: Page): Promise<string[]> {
  const calls: string[] = [];
  await page.exposeFunction('noteCall', (url: string) => void calls.push(url));
  await page.evaluate(() => {
    navigation.addEventListener('navigate', (event) => {
      if (!event.destination.url.startsWith('tel:')) return;
      event.preventDefault();
      noteCall(event.destination.url);
    });
  });
  return calls;
}

describe('a picture', () => {
  it('is shown blurred until it has loaded', async () => {
    const hash = `${'0'.repeat(20)}${'Aa9_'.repeat(9)}`;
    const id = await created.buildListing({ images: [hash] });
    await using visitor = await visit({ width: 360, expectedErrors: /media|404/ });
    await visitor.open(`/ads/${id}`);
    const picture = visitor.page.getByRole('main').getByRole('img').first();
    const background = await picture.evaluate((image) => getComputedStyle(image).backgroundImage);
    expect(background).toBe(`url("${imagePreview(imageUrl(id, hash))}")`);
  });
});
