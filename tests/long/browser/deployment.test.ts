import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bundleWorker } from '../../../tools/src/build/build-worker.ts';
import { nextBuild, serveBuild, thisBuild } from '../../support/served-build.ts';
import { cachedBuilds, withWorker, workerOptions } from '../../support/service-worker.ts';
import { textsIn } from '../../support/texts.ts';
import { visit } from '../../support/visitor.ts';

const scriptOf = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');

/**
 * Waits until the newest service worker is the active one, or none is left. A browser stops an active worker that has
 * nothing to do and lets the next one take its place. It does not while a debugger such as Playwright is attached.
 */
async function takeNewestWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let active = '';
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    active = versions.find(({ status }) => status === 'activated')?.versionId ?? active;
  });
  await session.send('ServiceWorker.enable');
  const next = async () => {
    // The browser decides when it looks for a newer worker: after a visit, or within a day.
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => undefined);
      return (registration?.installing ?? registration?.waiting)?.state;
    });
    if (state === 'installed')
      await session.send('ServiceWorker.stopWorker', { versionId: active });
    return state;
  };
  await expect.poll(next).toBeUndefined();
  await session.detach();
}

describe('a deployment', () => {
  const { common } = textsIn('ar');
  const build = thisBuild();
  const next = nextBuild(build);

  it('leaves no white page, makes a second visit cheap, and can be switched off', async () => {
    await using site = await serveBuild(build);
    await using visitor = await withWorker(visit(workerOptions));
    const { page, context } = visitor;
    await page.goto(`${site.origin}/ar`);
    await expect.poll(() => cachedBuilds(page)).toHaveLength(1);
    expect(site.sent).toBeGreaterThan(100_000);
    site.sent = 0;
    await page.goto(`${site.origin}/ar`);
    await page.getByRole('article').first().waitFor();
    expect(site.sent).toBeLessThan(10_000);

    // Another page of the site stays open, with the scripts of this build.
    const old = await context.newPage();
    await old.goto(`${site.origin}/ar`);
    await old.getByRole('article').first().waitFor();
    site.deploy(next);
    await page.getByRole('contentinfo').getByRole('link', { name: common.footer.aboutUs }).click();
    await page.getByRole('heading', { level: 1, name: textsIn('ar').pages.about.title }).waitFor();
    expect(await scriptOf(page)).toContain('-next.js');
    await takeNewestWorker(page);
    await page.reload();
    await expect.poll(() => cachedBuilds(page)).toHaveLength(2);

    await context.setOffline(true);
    await page.goto(`${site.origin}/ar/ads`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await scriptOf(page)).toContain('-next.js');
    await old.getByRole('contentinfo').getByRole('link', { name: common.footer.allAds }).click();
    await old.getByRole('heading', { level: 1, name: textsIn('ar').ads.heading }).waitFor();
    expect(await scriptOf(old)).not.toContain('-next.js');
    // With a network the page would reload itself, and the browser may never report that it is closed.
    await old.close();

    // The worker is switched off: docs/deploy.md, part 17.
    await context.setOffline(false);
    const off = Buffer.from(await bundleWorker('off.ts', {}));
    site.deploy(new Map([...next, ['/sw.js', off]]));
    await page.reload();
    await takeNewestWorker(page);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
  });
});
