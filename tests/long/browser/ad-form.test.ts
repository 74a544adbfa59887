import { afterAll, describe, expect, it } from 'vitest';
import { listMyListings } from '@qaysari/contract/listing/own-calls';
import { createListing } from '@qaysari/contract/publish/calls';
import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { accountIn } from '../../support/account-in.ts';
import { formIn, greys } from '../../support/ad-form.ts';
import { ask, dataOf } from '../../support/api-client.ts';
import { startCreating } from '../../support/created.ts';
import { adFields, sendForm } from '../../support/form.ts';
import { mailTo } from '../../support/mails.ts';
import { newPerson } from '../../support/people.ts';
import { noisyPhoto, somePhoto } from '../../support/photos.ts';
import { textsIn } from '../../support/texts.ts';
import { origin, visit, type VisitOptions } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** A member with the form open, and what they have published so far. */
async function writer({ language = 'ar', ...options }: VisitOptions = {}) {
  const member = await created.buildMember();
  const token = await created.signIn(member);
  const visitor = await visit({ language, width: 360, ...options });
  await visitor.context.addCookies([{ name: 'token', value: token, url: origin }]);
  const ads = async () =>
    dataOf(listMyListings, await ask(listMyListings.path, { token })).listings;
  return { ...member, token, visitor, ads, ...formIn(visitor, language) };
}

/** Which of `greys` a published picture is. */
async function greyOf(url: string): Promise<number> {
  const bytes = await (await fetch(origin + url)).arrayBuffer();
  const { channels } = await sharp(Buffer.from(bytes)).stats();
  return Math.round((channels[0]?.mean ?? 0) / 20);
}

/** The title of a form that the device has stored, once there is one. */
async function storedTitle(page: Page, key: string): Promise<unknown> {
  return page.evaluate(
    (name) =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('qaysariDrafts', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('drafts').objectStore('drafts').get(name);
          reading.onsuccess = () => {
            database.close();
            resolve((reading.result as { texts?: { title?: string } } | undefined)?.texts?.title);
          };
        };
      }),
    key,
  );
}

describe('creating an ad', () => {
  it('takes ten of twelve photos in the chosen order, shows the progress, and publishes', async () => {
    const me = await writer();
    await using visitor = me.visitor;
    const { page } = visitor;
    const { publish } = textsIn('ar');
    await visitor.open('/create-ad');
    await me.fillAd();
    await page.getByText('25 مليون').waitFor();
    const [noisy, ...rest] = [await noisyPhoto(800, 600), ...(await greys(11))];
    await me.choose([...rest, noisy]);
    await page.getByText('لم تُضف صورتان').waitFor();
    await me.prepared(10);

    // The last becomes the cover and then the third; the noisy one, once dropped, takes the ninth place.
    await me.slots.nth(9).click();
    await me.press(publish.pictures.makeCover);
    await me.press(publish.pictures.later);
    await me.press(publish.pictures.later);
    const tools = page.getByRole('dialog');
    const third = publish.pictures.tools.replace('{{number}}', '3').replace('{{total}}', '10');
    await tools.getByRole('heading', { name: third }).waitFor();
    await visitor.expectAccessible();
    await page.keyboard.press('Escape');
    await tools.waitFor({ state: 'hidden' });
    const network = await visitor.context.newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 60_000,
    });
    await me.slots.nth(8).click();
    const asked = page.waitForEvent('filechooser');
    await me.press(publish.pictures.replace);
    const files = { name: 'noise.jpg', mimeType: 'image/jpeg', buffer: noisy };
    await (await asked).setFiles(files);
    // Publishing waits for the picture that is still uploading.
    await page.locator('[data-slot="8"][data-state=sending]').waitFor();
    await me.publish();
    await page.getByText(publish.sending.pictures).waitFor();
    const bar = page.getByRole('progressbar');
    await expect
      .poll(async () => Number(await bar.getAttribute('aria-valuenow')))
      .toBeGreaterThan(0);
    await me.isDone();
    await page.getByText(textsIn('ar').messages.listingCreated).waitFor();

    const [ad, ...others] = await me.ads();
    expect(others).toEqual([]);
    expect(ad).toMatchObject({ title: adFields.title, price: 25_000_000, status: 'pending' });
    const shown = await Promise.all((ad?.images ?? []).slice(0, 8).map(greyOf));
    expect(shown).toEqual([0, 1, 9, 2, 3, 4, 5, 6]);
    expect(ad?.images).toHaveLength(10);
  });

  it('says what is missing or wrong, and refuses what is no picture', async () => {
    const me = await writer({ language: 'en' });
    await using visitor = me.visitor;
    const { page } = visitor;
    const { errors, publish } = textsIn('en');
    await visitor.open('/create-ad');
    await me.publish();
    await expect.poll(() => page.getByText(errors.required).count()).toBe(6);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
    await me.unfold();
    for (const [name, text, says] of [
      ['price', '٠', errors.positiveNumber],
      ['price', 'much', errors.validNumber],
      ['employees', '2.5', errors.wholeNumber],
      ['founded', '١٧٩٩', errors.year],
      ['siteLink', 'bakery', errors.website],
    ] as const) {
      await me.fill(name, text);
      await page.getByText(says, { exact: true }).first().waitFor();
    }
    await me.choose([Buffer.from('some words')], 'notes.txt');
    await page.getByText(publish.pictures.refused_one).waitFor();
    await me.choose([Buffer.from('no picture')]);
    await page.locator('[data-slot="0"][data-state=failed]').waitFor();
    await visitor.expectAccessible();
    await me.press(publish.pictures.clearAt.replace('{{number}}', '1'));
    await page.getByText(publish.pictures.addFirst).waitFor();
    expect(await page.locator('[data-slot]').count()).toBe(0);
    expect(await me.ads()).toEqual([]);
  });

  it('makes one ad when an answer is lost and it is sent again', async () => {
    const me = await writer({ language: 'ku' });
    await using visitor = me.visitor;
    const { page, context } = visitor;
    const { common, publish } = textsIn('ku');
    // The server gets the first form; the browser does not get its answer.
    await context.addInitScript(() => {
      const { open, send } = XMLHttpRequest.prototype;
      const addresses = new WeakMap<XMLHttpRequest, string>();
      XMLHttpRequest.prototype.open = function remember(method: string, url: string | URL) {
        addresses.set(this, String(url));
        open.call(this, method, url, true);
      };
      XMLHttpRequest.prototype.send = function lose(body) {
        const { onerror } = this;
        const address = addresses.get(this) ?? '';
        // Once for the picture, and once for the ad.
        if (sessionStorage.getItem(address) === null) {
          this.onload = (event) => {
            onerror?.call(this, event);
          };
        }
        sessionStorage.setItem(address, 'lost');
        send.call(this, body);
      };
    });
    await visitor.open('/create-ad');
    await me.fillAd();
    await me.choose([await somePhoto()]);
    await me.prepared(1);
    await context.setOffline(true);
    await me.publish();
    await page.getByText(publish.failed).waitFor();
    await page.getByText(common.form.offline).waitFor();
    await context.setOffline(false);
    await me.publish();
    await page.getByText(common.form.noAnswer).waitFor();
    expect(await me.ads()).toHaveLength(1);
    await page.reload();
    await me.prepared(1);
    await me.publish();
    await me.isDone();
    expect(await me.ads()).toHaveLength(1);
    await visitor.open('/create-ad');
    await page.locator('[name=title]').waitFor();
    expect(await page.locator('[name=title]').inputValue()).toBe('');
  });

  it('stores texts and pictures on the device until somebody starts over or signs out', async () => {
    const me = await writer({ language: 'en' });
    await using visitor = me.visitor;
    const { page } = visitor;
    const { publish } = textsIn('en');
    const key = `${me.uid}/create`;
    await visitor.open('/create-ad');
    await me.fill('title', 'Bakery');
    await me.choose(await greys(2));
    await me.prepared(2);
    await expect.poll(() => storedTitle(page, key)).toBe('Bakery');
    await page.reload();
    await me.prepared(2);
    expect(await page.locator('[name=title]').inputValue()).toBe('Bakery');
    const first = await me.slots.nth(0).locator('img').getAttribute('src');
    await me.slots.nth(0).hover();
    await page.mouse.down();
    await me.slots.nth(1).hover();
    await page.mouse.up();
    await expect.poll(() => me.slots.nth(1).locator('img').getAttribute('src')).toBe(first);
    await me.press(publish.draft.ad.anew);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: publish.draft.ad.anew }).click();
    await expect.poll(() => page.locator('[data-slot][data-state]').count()).toBe(0);
    expect(await page.locator('[name=title]').inputValue()).toBe('');

    await me.fill('title', 'Workshop');
    await expect.poll(() => storedTitle(page, key)).toBe('Workshop');
    await accountIn(page, 'en').signOut();
    await expect.poll(() => storedTitle(page, key)).toBeUndefined();
  });
});

/** 0.5 Mbit/s up, with a latency of 800 ms. */
const slowLine = { offline: false, latency: 800, downloadThroughput: -1, uploadThroughput: 62_500 };

describe('on a slow line', () => {
  it('publishes ten pictures, each once, although the line is cut five times', async () => {
    const me = await writer({ language: 'en', expectedErrors: /ERR_|disconnected/ });
    await using visitor = me.visitor;
    const { page, context } = visitor;
    // In two of the cuts the server gets the picture, but the browser gets no answer.
    await context.addInitScript(() => {
      const send = XMLHttpRequest.prototype.send;
      let count = 0;
      XMLHttpRequest.prototype.send = function lose(body) {
        const { onerror } = this;
        count += 1;
        if (count === 2 || count === 6) {
          this.onload = (event) => {
            onerror?.call(this, event);
          };
        }
        send.call(this, body);
      };
    });
    const taken: { bytes: number; ms: number }[] = [];
    const begun = new Map<Request, number>();
    page.on('request', (request) => begun.set(request, performance.now()));
    const ended = (request: Request) => {
      const ms = performance.now() - (begun.get(request) ?? Number.NaN);
      const bytes = Number(request.headers()['content-length'] ?? request.postDataBuffer()?.length);
      if (request.method() !== 'GET') taken.push({ bytes: bytes || 0, ms });
    };
    page.on('requestfinished', ended).on('requestfailed', ended);
    await visitor.open('/create-ad');
    const network = await context.newCDPSession(page);
    const line = (change: Partial<typeof slowLine> = {}) =>
      network.send('Network.emulateNetworkConditions', { ...slowLine, ...change });
    await line();
    const photos = await Promise.all(Array.from({ length: 10 }, () => noisyPhoto(400, 300)));
    await me.choose(photos);
    // The person continues to write meanwhile.
    await me.fillAd();
    const sent = page.locator('[data-slot][data-state=ready]');
    for (const count of [1, 3, 7]) {
      await expect.poll(() => sent.count(), { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
      await line({ offline: true });
      await page.locator('[data-slot][data-state=unsent]').first().waitFor();
      await line();
    }
    expect(await sent.count()).toBeLessThan(10);
    await me.publish();
    await expect
      .poll(() => new URL(page.url()).pathname, { timeout: 40_000 })
      .toBe('/en/my-account/my-ads');

    const [ad, ...others] = await me.ads();
    expect(others).toEqual([]);
    expect(ad?.images).toHaveLength(10);
    const files = (ad?.images ?? []).map(async (url) => {
      const bytes = await (await fetch(origin + url.replace('-1280.', '-320.'))).arrayBuffer();
      return Buffer.from(bytes).toString('base64');
    });
    expect(new Set(await Promise.all(files)).size).toBe(10);
    const uploads = created.firestore.collection('uploadedImages').where('owner', '==', me.uid);
    expect((await uploads.get()).size).toBe(0);
    // Ten sent pictures, and at least the interrupted ones.
    expect(taken.length).toBeGreaterThanOrEqual(15);
    // These pictures are smaller than the largest that the site sends (1.5 MB), which would take minutes. What
    // a request took beyond its own bytes, and the bytes of the largest picture, stay below 40 seconds.
    const beyond = taken.map(({ bytes, ms }) => ms - (1000 * bytes) / slowLine.uploadThroughput);
    const largest = (1000 * 1_500_000) / slowLine.uploadThroughput;
    expect(Math.max(...beyond) + largest).toBeLessThan(40_000);
    expect(Math.max(...taken.map(({ bytes }) => bytes))).toBeLessThan(1_500_000);
  }, 90_000);
});

describe('changing an ad', () => {
  it('sends only what has changed', async () => {
    const me = await writer({ language: 'en' });
    await using visitor = me.visitor;
    const { page } = visitor;
    const { publish, messages } = textsIn('en');
    const how = { token: me.token };
    await sendForm(createListing, adFields, await greys(3), how);
    const [before] = await me.ads();
    if (!before) throw new Error('No ad');
    await visitor.open(`/edit-ad/${before._id}`);
    expect(await page.locator('[name=price]').inputValue()).toBe('25,000,000');
    await me.fill('price', '٣٠٬٠٠٠٬٠٠٠');
    await me.unfold();
    await me.fill('costs', 'Rent');
    await me.press(publish.pictures.clearAt.replace('{{number}}', '2'));
    await me.press(publish.pictures.undo);
    await expect.poll(() => me.slots.count()).toBe(3);
    await me.press(publish.pictures.clearAt.replace('{{number}}', '2'));
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await me.press(publish.edit.submit);
    const parts = (await sent).postData() ?? '';
    const fields = [...parts.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map((part) =>
      part.slice(1),
    );
    expect(fields).toEqual([
      ['price', '30,000,000'],
      ['costs', 'Rent'],
      ['images', before.images[0]],
      ['images', before.images[2]],
      ['images', 'null'],
    ]);
    await page.getByText(messages.listingUpdated).waitFor();
    const [after] = await me.ads();
    expect(after?.price).toBe(30_000_000);
    expect(after?.images).toEqual([before.images[0], before.images[2]]);
  });

  it('is not for strangers', async () => {
    const me = await writer({ language: 'ar', expectedErrors: /403/ });
    await using visitor = me.visitor;
    const foreign = await created.buildListing();
    await visitor.open(`/edit-ad/${foreign}`);
    await visitor.page.getByText(textsIn('ar').publish.edit.notFoundTitle).waitFor();
  });
});

describe('signing up with a first ad', () => {
  it('leads from the home page to the sign-in page, and sends a mail', async () => {
    const taken = await created.buildMember();
    const person = newPerson();
    await using visitor = await visit({ language: 'ar', width: 360, expectedErrors: /400/ });
    const { page } = visitor;
    const { home, publish, errors, messages } = textsIn('ar');
    const form = formIn(visitor, 'ar');
    await visitor.open();
    await page.getByRole('link', { name: home.sell, exact: true }).click();
    const submit = page.getByRole('button', { name: publish.register.submit });
    await submit.waitFor();
    await form.fillAd();
    await form.press(publish.register.choosePictures);
    await form.choose(await greys(2));
    await form.prepared(2);
    await visitor.expectAccessible();
    await form.press(publish.register.done);
    for (const [name, text] of Object.entries(person)) await form.fill(name, text as string);
    expect(await submit.isDisabled()).toBe(true);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await visitor.expectAccessible();
    await page.getByRole('checkbox').check();
    await form.fill('username', taken.username);
    await submit.click();
    await page.getByText(errors.usernameTaken).waitFor();
    await page.getByText(publish.failed).waitFor();
    await form.fill('username', person.username);
    await submit.click();
    await page.getByText(messages.registeredWithListing).waitFor();
    expect(visitor.address()).toBe(
      '/ar/sign-in?from=%2Far%2Fmy-account%2Fmy-ads%3Fopen%3Dnewest&notice=registeredWithListing',
    );
    expect(await page.locator('[name=usernameOrEmail]').inputValue()).toBe(person.username);
    expect((await mailTo(person.email)).text).toContain('/ar/verify-email?code=');
  });
});
