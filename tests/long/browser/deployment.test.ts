import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bundleWorker } from '../../../tools/src/build/build-worker.ts';
import { nextBuild, serveBuild, thisBuild } from '../../support/served-build.ts';
import { keptBuilds, withWorker, workerOptions } from '../../support/service-worker.ts';
import { textsIn } from '../../support/texts.ts';
import { visit } from '../../support/visitor.ts';

const scriptOf = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');

/**
 * Answers a function that stops the worker that is active. A browser does that by itself while nothing is to do, and
 * then lets the next worker take its place; it does not while a debugger such as Playwright is attached.
 */
async function workerOf(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  let active: string | undefined;
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    active = versions.find(({ status }) => status === 'activated')?.versionId ?? active;
  });
  await session.send('ServiceWorker.enable');
  return async () => {
    if (active !== undefined) await session.send('ServiceWorker.stopWorker', { versionId: active });
  };
}

describe('a deployment', () => {
  const { common } = textsIn('ar');
  const build = thisBuild();
  const next = nextBuild(build);

  it('leaves no white page, a second visit asks for next to nothing, and all of it can be switched off', async () => {
    await using site = await serveBuild(build);
    await using visitor = await withWorker(visit(workerOptions));
    const { page, context } = visitor;
    const stopActive = await workerOf(page);
    await page.goto(`${site.origin}/ar`);
    await expect.poll(() => keptBuilds(page)).toHaveLength(1);
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
    await expect.poll(() => keptBuilds(page)).toHaveLength(2);

    await context.setOffline(true);
    await page.goto(`${site.origin}/ar/ads`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await scriptOf(page)).toContain('-next.js');
    await old.getByRole('contentinfo').getByRole('link', { name: common.footer.allAds }).click();
    await old.getByRole('heading', { level: 1, name: textsIn('ar').ads.heading }).waitFor();
    expect(await scriptOf(old)).not.toContain('-next.js');
    // With a network it would load itself anew: the browser may never say that such a page is closed.
    await old.close();

    // The worker is switched off: docs/deploy.md, part 17.
    await context.setOffline(false);
    const off = Buffer.from(await bundleWorker('off.ts', {}));
    site.deploy(new Map([...next, ['/sw.js', off]]));
    await page.reload();
    const left = async () => {
      // When a browser looks for a newer worker is its own choice: after a visit, or within a day.
      const { workers, kept, waits } = await page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistrations();
        await Promise.all(found.map((each) => each.update().catch(() => undefined)));
        return {
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          kept: (await caches.keys()).length,
          waits: found.some(({ waiting }) => waiting !== null),
        };
      });
      if (waits) await stopActive();
      return { workers, kept };
    };
    await expect.poll(left).toEqual({ workers: 0, kept: 0 });
  });
});
