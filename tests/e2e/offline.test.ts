import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { isolate } from '@qaysari/contract/shared/languages';
import { accountIn } from '../support/account-in.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { cachedAnswers } from '../support/cached-answers.ts';
import { startCreating } from '../support/created.ts';
import { seededAd } from '../support/seeded-ad.ts';
import { cachedBuilds, withWorker, workerOptions } from '../support/service-worker.ts';
import { textsIn } from '../support/texts.ts';
import { visitAs } from '../support/visit-as.ts';
import { visit } from '../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** The hearts that wait on the device, as one text. */
const storedHearts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('qaysariDrafts');
        opening.onerror = () => reject(new Error('no storage'));
        opening.onsuccess = () => {
          const asking = opening.result.transaction('drafts').objectStore('drafts').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(asking.result));
          };
        };
      }),
  );

const pictures = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('qaysari-pictures')).keys()).length);

describe('without a network', () => {
  const { common, failure } = textsIn('ar');
  const [since = ''] = common.offlineSince.split('{{time}}');

  it('home, lists and ads that were seen open with their pictures, and say from when they are', async () => {
    const ad = await seededAd();
    await using visitor = await withWorker(visit(workerOptions));
    const { page, context } = visitor;
    await visitor.open();
    await expect.poll(() => cachedBuilds(page)).toHaveLength(1);
    const list = '/ads?category=medical_health_services';
    await visitor.open(list);
    const link = page.locator(`article a[href$="${ad._id}"]`).first();
    const cover = page.locator('article img').first();
    await expect
      .poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
    await link.click();
    await page.getByRole('heading', { level: 1, name: ad.title }).waitFor();
    await visitor.settled();
    await expect.poll(() => pictures(page)).toBeGreaterThan(0);
    await expect.poll(async () => (await cachedAnswers(page)).join()).toContain(ad._id);
    await context.setOffline(true);
    for (const path of ['', list]) {
      await visitor.open(path);
      await page.getByText(since).waitFor();
      await page.getByRole('article').first().waitFor();
    }
    await visitor.open(`/ads/${ad._id}`);
    await page.getByRole('heading', { level: 1, name: ad.title }).waitFor();
    await page.getByText(since).waitFor();
    const picture = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await visitor.expectAccessible();
    await visitor.open('/ads/never-seen');
    await page.getByRole('alert').getByText(failure.offlineTitle).waitFor();
    await context.setOffline(false);
    await page.getByText(textsIn('ar').ad.notFoundTitle).first().waitFor();
  });

  it('hearts wait, go when it is back, and nothing stays after a sign-out', async () => {
    const title = `فرن صمون حجري ${created.tag}`;
    const id = await created.buildListing({ title });
    const gone = await created.buildListing({ title: `مخبز ${created.tag}` });
    const member = await created.buildMember(completeProfile);
    const marks = async () =>
      (await created.firestore.collection(`users/${member.uid}/favorites`).get()).docs.map(
        (mark) => mark.id,
      );
    await using visitor = await withWorker(visitAs(created, member, workerOptions));
    const { page, context } = visitor;
    const { ads, own } = textsIn('ar');
    const heart = (of: string) =>
      page.getByRole('button', { name: ads.favorite.label.replace('{{title}}', isolate(of)) });
    const isPressed = () => heart(title).getAttribute('aria-pressed');
    await visitor.open(`/ads?search=${created.tag}`);
    await expect.poll(() => cachedBuilds(page)).toHaveLength(1);
    await expect.poll(async () => (await cachedAnswers(page)).join()).toContain(created.tag);
    await expect.poll(async () => (await cachedAnswers(page)).join()).toContain('"me"');
    await context.setOffline(true);
    await heart(title).click();
    await page.getByText(ads.favorite.waiting).waitFor();
    await heart(`مخبز ${created.tag}`).click();
    // A page that goes too soon takes the press with it.
    await expect.poll(() => storedHearts(page)).toContain(gone);
    await page.reload();
    await expect.poll(isPressed).toBe('true');
    // The last press counts.
    await heart(title).click();
    await expect.poll(isPressed).toBe('false');
    await heart(title).click();
    await expect.poll(isPressed).toBe('true');
    await created.removeListing(gone);
    expect(await marks()).toEqual([]);
    await context.setOffline(false);
    await expect.poll(marks).toEqual([id]);
    const words = ads.favorite.gone.replace('{{title}}', isolate(`مخبز ${created.tag}`));
    await page.getByText(words).waitFor();
    await visitor.open('/my-account/my-favorites');
    await page.getByRole('article').first().waitFor();
    expect(await page.getByText(own.favorites.waiting).isVisible()).toBe(false);
    const { menu, entry } = accountIn(page, 'ar');
    await menu.click();
    const { signOut } = common.userMenu;
    await entry(signOut).click();
    await page.getByRole('alertdialog').getByRole('button', { name: signOut }).click();
    await expect
      .poll(async () => (await cachedAnswers(page)).filter((key) => key.startsWith(member.uid)))
      .toEqual([]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('token=ey');
  });
});
