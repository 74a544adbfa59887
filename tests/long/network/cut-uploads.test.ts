import type { Request } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { adWriter } from '../../support/ad-writer.ts';
import { startCreating } from '../../support/created.ts';
import { noisyPhoto } from '../../support/photos.ts';
import { origin } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** 0.5 Mbit/s up, with 800 ms until anything comes back. */
const slowLine = { offline: false, latency: 800, downloadThroughput: -1, uploadThroughput: 62_500 };

describe('on a slow line', () => {
  it('publishes ten pictures, each once, although the line is cut five times', async () => {
    const me = await adWriter(created, { language: 'en', expectedErrors: /ERR_|disconnected/ });
    await using visitor = me.visitor;
    const { page, context } = visitor;
    // Two of the cuts: the server gets the picture, and the browser no answer.
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
    // The person goes on writing meanwhile.
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
    // Ten pictures that were sent, and at least those that were cut.
    expect(taken.length).toBeGreaterThanOrEqual(15);
    // These pictures are smaller than the largest that the site sends (1.5 MB), which would take minutes. What
    // a request took beyond its own bytes, and the bytes of the largest picture, stay below 40 seconds.
    const beyond = taken.map(({ bytes, ms }) => ms - (1000 * bytes) / slowLine.uploadThroughput);
    const largest = (1000 * 1_500_000) / slowLine.uploadThroughput;
    expect(Math.max(...beyond) + largest).toBeLessThan(40_000);
    expect(Math.max(...taken.map(({ bytes }) => bytes))).toBeLessThan(1_500_000);
  });
});
