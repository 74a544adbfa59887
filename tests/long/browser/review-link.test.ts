import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reviewLink } from '../../../functions/src/review/link.ts';
import { listingVersion } from '../../../functions/src/review/version.ts';
import { cachedAnswers } from '../../support/cached-answers.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { photo } from '../../support/photos.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { cachedBuilds, withWorker, workerOptions } from '../../support/service-worker.ts';
import { textsIn } from '../../support/texts.ts';
import { visit } from '../../support/visitor.ts';

const created = startCreating();
/** The website of an ad. It remembers from where somebody came. */
let website: Server;
const cameFrom: (string | undefined)[] = [];

beforeAll(async () => {
  website = createServer((request, response) => {
    if (request.url === '/shop') cameFrom.push(request.headers.referer);
    response.end('A shop');
  }).listen(0, '127.0.0.1');
  await once(website, 'listening');
});
afterAll(async () => {
  website.close();
  await created.removeAll();
});

const { ad, review } = textsIn('ar');
const picture = 'reviewed1';

/** An ad that waits, with a picture and a website; and the address of its link below the origin. */
async function waitingAd() {
  const owner = await created.buildMember(completeProfile);
  const { port } = website.address() as AddressInfo;
  const id = await created.buildListing({
    ...{ owner: owner.uid, status: 'pending', title: 'Bakery by the citadel' },
    ...{ images: [picture], siteLink: `http://127.0.0.1:${port}/shop` },
  });
  const bytes = await photo({ width: 320, height: 240 }).webp().toBuffer();
  await created.uploadImage(id, picture, bytes);
  const document = (await created.firestore.doc(`listings/${id}`).get()).data() ?? {};
  const of = { kind: 'listing', thing: id, version: listingVersion(document) } as const;
  const { pathname, hash } = new URL(reviewLink(of, Date.now()));
  return { id, hash, address: pathname + hash };
}

const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith('pictures'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url);
  });

it('shows what waits, leaves nothing of it on the device and sends nobody its address', async () => {
  const [{ id, hash, address }, seen] = await Promise.all([waitingAd(), seededAd()]);
  await using visitor = await withWorker(visit(workerOptions));
  const { page } = visitor;
  const shown = page.getByRole('heading', { level: 1, name: 'Bakery by the citadel' });
  await visitor.open();
  await expect.poll(() => cachedBuilds(page)).toHaveLength(1);

  await visitor.openAddress(address);
  await shown.waitFor();
  await page.getByText(review.band).waitFor();
  const image = page.getByRole('main').locator(`img[src*="${id}"]`).first();
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await visitor.expectAccessible();

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: ad.links.siteLink }).click();
  await (await opened).close();
  await expect.poll(() => cameFrom).toEqual([undefined]);

  await page.reload();
  await shown.waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect.poll(visitor.address).toBe(`/en/review${hash}`);
  await shown.waitFor();

  // What is stored comes in the order of the answers: once a later ad is there, this one would be, too.
  await visitor.open(`/ads/${seen._id}`);
  const has = (all: string[], what: string) => all.some((each) => each.includes(what));
  await expect.poll(async () => has(await keptPictures(page), seen._id)).toBe(true);
  await expect.poll(async () => has(await cachedAnswers(page), seen._id)).toBe(true);
  expect(has([...(await keptPictures(page)), ...(await cachedAnswers(page))], id)).toBe(false);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(id);

  await created.firestore.doc(`listings/${id}`).update({ status: 'rejected' });
  await visitor.openAddress(address);
  await page.getByRole('heading', { level: 1, name: review.endedTitle }).waitFor();
});
