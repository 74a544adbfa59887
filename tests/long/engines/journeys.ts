import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categories, cities } from '@qaysari/contract/listing/catalogue';
import type { ListingPage } from '@qaysari/contract/listing/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { greys } from '../../support/ad-form.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { adFields } from '../../support/form.ts';
import { photo } from '../../support/photos.ts';
import { origin } from '../../support/stack.ts';
import { textsIn, type Texts } from '../../support/texts.ts';
import type { Engine } from './engine.ts';
import { isFocused } from './in-page.ts';
import { css, label, role, text } from './target.ts';
import { visiting, type Screen, type Visitor } from './visitor.ts';

const screens: readonly Screen[] = [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1280 },
];

const main = role('main');
const cards = role('article', undefined, main);

/** What the API itself answers: the page must show the same. */
async function totalOf(query: string): Promise<number> {
  const response = await fetch(`${origin}/api/listing${query}`);
  return ((await response.json()) as { data: ListingPage }).data.total;
}

async function expectTotal(visitor: Visitor, query: string) {
  const total = await totalOf(query);
  expect(total).toBeGreaterThan(0);
  const count = role('status', undefined, main);
  await expect.poll(async () => (await visitor.texts(count)).join()).toContain(String(total));
}

async function expectPictures(visitor: Visitor) {
  await expect.poll(() => visitor.run(pictureWidths)).toContainEqual(expect.any(Number));
  expect(await visitor.run(pictureWidths)).not.toContain(0);
}

/** Runs in the page: widths of the pictures of ads that have arrived; 0 for a broken one. */
function pictureWidths(): number[] {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('article img')];
  return pictures.filter((one) => one.complete && one.currentSrc).map((one) => one.naturalWidth);
}

async function signIn(visitor: Visitor, { auth, common }: Texts, member: Member) {
  await visitor.open('/sign-in');
  await visitor.type(label(auth.signIn.usernameOrEmail), member.username);
  await visitor.type(label(auth.signIn.password), member.password);
  await visitor.click(role('button', auth.signIn.submit, main));
  // The page with the form shows that button, too, as soon as somebody is signed in.
  await expect.poll(visitor.address).not.toContain('/sign-in');
  await visitor.see(role('button', common.userMenu.open));
}

/** The first is like an upright phone photo: stored wide, with an EXIF rotation, and larger than what is sent. */
async function writePictures(folder: string): Promise<string[]> {
  const turned = photo({ width: 2400, height: 1600 }).withMetadata({ orientation: 6 });
  const pictures = [await turned.jpeg().toBuffer(), ...(await greys(2))];
  return Promise.all(
    pictures.map(async (bytes, at) => {
      const file = join(folder, `photo-${at}.jpg`);
      await writeFile(file, bytes);
      return file;
    }),
  );
}

/** Runs in the page: whether the cover to be sent is upright and reduced in size. */
function isCoverUpright(): boolean {
  const cover = document.querySelector<HTMLImageElement>('[data-slot="0"] img');
  return cover?.naturalWidth === 1067 && cover.naturalHeight === 1600;
}

/** The main journeys of people, in one engine. */
export function journeysIn(start: () => Promise<Engine>) {
  const created = startCreating();
  let engine: Engine;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'engines-'));
    engine = await start();
  });
  afterAll(async () => {
    await engine[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
    await created.removeAll();
  });

  describe.each(screens)('in $language at $width px, somebody', (screen) => {
    const { language, width } = screen;
    const texts = textsIn(language);
    const { ads, home, common, own, publish } = texts;

    it('browses the home page and the list of ads', () =>
      visiting(engine, screen, async (visitor) => {
        await visitor.open();
        const slider = role('region', home.slider.title);
        expect(await visitor.count(role('article', undefined, slider))).toBe(12);
        await expectPictures(visitor);
        await visitor.expectSound();
        await visitor.click(role('button', home.slider.next, slider));
        const previous = css(`[aria-label="${home.slider.previous}"]:enabled`, slider);
        await visitor.see(previous);

        await visitor.open('/ads');
        await expectTotal(visitor, '');
        await visitor.expectSound();
        const [before] = await visitor.texts(cards);
        await visitor.click(role('link', common.paging.next));
        await expect.poll(visitor.address).toBe(`/${language}/ads?page=2`);
        await expect.poll(async () => (await visitor.texts(cards))[0]).not.toBe(before);
        await visitor.settled();
        await visitor.click(role('link', undefined, cards));
        await visitor.see(role('complementary', texts.ad.price));
        expect(await visitor.address()).toMatch(new RegExp(`^/${language}/ads/[\\w-]+$`));
        await visitor.expectSound();
      }));

    it('searches in Arabic and filters', () =>
      visiting(engine, screen, async (visitor) => {
        await visitor.open('/ads');
        const words = role('combobox', ads.filter.text, main);
        await visitor.type(words, 'محل');
        await visitor.see(role('option', undefined, role('listbox', ads.suggest.label)));
        await visitor.pressEnter(words);
        await expect
          .poll(async () => decodeURIComponent(await visitor.address()))
          .toBe(`/${language}/ads?search=محل`);
        await expectTotal(visitor, '?search=محل');

        const isPhone = width < 768;
        if (isPhone) await visitor.click(role('button', ads.filter.show, main));
        const places = role('combobox', ads.filter.location);
        await visitor.click(places);
        await visitor.click(text(cities.baghdad[language], role('option')));
        const chosen = '[data-part=item][data-value=baghdad][data-state=checked]';
        await visitor.see(css(chosen));
        await visitor.click(places);
        await visitor.click(
          isPhone
            ? css('[role=dialog] button[type=submit]')
            : role('button', ads.filter.search, main),
        );
        const filter = '?search=محل&location=baghdad';
        await expectTotal(visitor, filter);
        const address = decodeURIComponent(await visitor.address());
        expect([...new URLSearchParams(address.split('?')[1])].sort()).toEqual([
          ['location', 'baghdad'],
          ['search', 'محل'],
        ]);
        const shown = await visitor.texts(text(cities.baghdad[language], cards));
        expect(shown.length).toBe(await visitor.count(cards));
        await visitor.expectSound();
      }));

    it('goes by keyboard from the list to an ad, whose heading has the focus', () =>
      visiting(engine, screen, async (visitor) => {
        await visitor.open('/ads');
        await visitor.enterByKeyboard(role('link', undefined, cards));
        const heading = css('h1[tabindex="-1"]');
        await visitor.see(role('complementary', texts.ad.price));
        expect(await visitor.address()).toMatch(new RegExp(`^/${language}/ads/[\\w-]+$`));
        await expect.poll(() => visitor.run(isFocused, heading)).toBe(true);
      }));

    it('signs in, and still is when the page is loaded again', async () => {
      const member = await created.buildMember(completeProfile);
      await visiting(engine, screen, async (visitor) => {
        await visitor.open('/sign-in');
        await visitor.expectSound();
        await signIn(visitor, texts, member);
        expect(await visitor.address()).toBe(`/${language}`);
        await visitor.open();
        await visitor.click(role('button', common.userMenu.open));
        const entry =
          width < 768
            ? role('link', common.userMenu.myAds, role('dialog'))
            : role('menuitem', common.userMenu.myAds);
        await visitor.click(entry);
        await visitor.see(text(own.myAds.empty.active));
        await visitor.expectSound();
      });
    });

    it('publishes an ad with pictures and sees it among their own', async () => {
      const member = await created.buildMember(completeProfile);
      const title = `مطعم ${created.tag.slice(0, 12)}`;
      const pictures = await writePictures(folder);
      await visiting(engine, screen, async (visitor) => {
        await signIn(visitor, texts, member);
        await visitor.open('/create-ad');
        const field = (name: string) => css(`form [name=${name}]`);
        const { location, category, currency, ...written } = { ...adFields, title };
        for (const [name, words] of Object.entries(written)) {
          await visitor.type(field(name), words);
        }
        for (const [name, value] of Object.entries({ location, category, currency })) {
          await visitor.choose(field(name), value);
        }
        await visitor.upload(css('form input[type=file]'), pictures);
        const ready = css('[data-slot][data-state=ready]');
        await expect.poll(() => visitor.count(ready)).toBe(pictures.length);
        expect(await visitor.run(isCoverUpright)).toBe(true);
        await visitor.expectSound();
        await visitor.click(role('button', publish.create.submit));

        await expect.poll(visitor.address).toBe(`/${language}/my-account/my-ads?tab=pending`);
        await visitor.see(text(title, cards));
        // On phones an ad is a row, without its category.
        if (width >= 768) await visitor.see(text(categories.restaurants_cafes[language], cards));
        await expectPictures(visitor);
        await visitor.expectSound();
      });
    });
  });
}
