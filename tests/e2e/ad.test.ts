import { describe, expect, it } from 'vitest';
import { cities } from '@qaysari/contract/catalogue';
import type { Listing, ListingCard } from '@qaysari/contract/listing-entity';
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
