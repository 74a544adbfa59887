import { describe, expect, it } from 'vitest';
import { cities } from '@qaysari/contract/catalogue';
import { imageUrl } from '@qaysari/contract/image-paths';
import { imagePreview } from '@qaysari/contract/image-preview';
import type { Contact, Listing, ListingCard } from '@qaysari/contract/listing-entity';
import { startCreating } from '../support/created.ts';
import { everyScreen } from '../support/every-screen.ts';
import { textsIn } from '../support/texts.ts';
import { origin, visit } from '../support/visitor.ts';

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(`${origin}/api/listing${path}`);
  return ((await response.json()) as { data: T }).data;
}

/** A seeded ad with several pictures and some optional texts. */
async function findAd(): Promise<Listing> {
  const { listings } = await ask<{ listings: ListingCard[] }>('');
  for (const { _id, images } of listings) {
    const ad = await ask<Listing>(`/approved/${_id}`);
    if (images.length >= 3 && ad.costs !== undefined) return ad;
  }
  throw new Error('No seeded ad on the first page has three pictures and its costs');
}

describe.each(everyScreen)('ad in $language at $width px', ({ language, width }) => {
  const texts = textsIn(language);

  it('shows what its owner wrote, the facts and the price', async () => {
    const ad = await findAd();
    await using visitor = await visit({ language, width });
    await visitor.open(`/ads/${ad._id}`);
    const { page } = visitor;
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
  });

  it('shows its pictures by keyboard, by buttons and by swiping', async () => {
    const ad = await findAd();
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

  it('shows related ads, never itself', async () => {
    const ad = await findAd();
    const related = await ask<ListingCard[]>(`/related/${ad._id}`);
    await using visitor = await visit({ language, width });
    await visitor.open(`/ads/${ad._id}`);
    const section = visitor.page.getByRole('region', { name: texts.ad.related.title });
    expect(await section.getByRole('article').count()).toBe(related.length);
    const links = await section
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).not.toContain(`/${language}/ads/${ad._id}`);
  });

  it('says so when there is no such ad', async () => {
    await using visitor = await visit({ language, width, expectedFaults: /404/ });
    await visitor.open('/ads/no-such-ad');
    await visitor.page.getByText(texts.ad.notFoundTitle).waitFor();
    await visitor.expectAccessible();
  });
});

describe('the contact menu', () => {
  const { ad: texts } = textsIn('ku');

  it('asks for the contact when it is opened, and offers phone, chat and e-mail', async () => {
    const ad = await findAd();
    const { phone, email, whatsapp } = await ask<Contact>(`/contact/${ad._id}`);
    await using visitor = await visit({ language: 'ku', width: 360 });
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/contact/')) asked.push(request.url());
    });
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
    await visitor.expectAccessible();
    await menu.getByRole('button', { name: texts.contact.copy }).click();
    await menu.getByText(texts.contact.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('says when to ask again, and that it failed', async () => {
    const ad = await findAd();
    await using visitor = await visit({
      language: 'ku',
      width: 1280,
      expectedFaults: /429|400|contact/,
    });
    const { page, context } = visitor;
    const answers = [
      { status: 429, body: JSON.stringify({ message: 'X 12' }) },
      { status: 400, body: '{}' },
    ];
    await context.route('**/api/listing/contact/*', (route) =>
      route.fulfill({ contentType: 'application/json', ...answers.shift() }),
    );
    await visitor.open(`/ads/${ad._id}`);
    const opener = page.getByRole('button', { name: texts.contact.open });
    await opener.click();
    await page.getByRole('alert').getByText('X 12').waitFor();
    await page.keyboard.press('Escape');
    await opener.click();
    await page.getByRole('alert').getByText(texts.contact.failed).waitFor();
    await context.unroute('**/api/listing/contact/*');
    await page.getByRole('button', { name: textsIn('ku').common.tryAgain }).click();
    await page.getByRole('link', { name: texts.contact.call }).waitFor();
  });
});

describe('a picture', () => {
  it('is there blurred until it has come', async () => {
    const created = startCreating();
    const hash = `${'0'.repeat(20)}${'Aa9_'.repeat(9)}`;
    const id = await created.buildListing({ images: [hash] });
    await using visitor = await visit({ width: 360, expectedFaults: /media|404/ });
    await visitor.open(`/ads/${id}`);
    const picture = visitor.page.getByRole('main').getByRole('img').first();
    const background = await picture.evaluate((image) => getComputedStyle(image).backgroundImage);
    expect(background).toBe(`url("${imagePreview(imageUrl(id, hash))}")`);
    await created.removeAll();
  });
});
