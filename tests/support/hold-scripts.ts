import type { Page } from 'playwright-core';

/** Holds the scripts of the next page back, as a slow line does. Answers how to let them come. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, async (route) => {
    await released;
    await route.fallback();
  });
  return async () => {
    letGo();
    await page.unroute(scripts);
  };
}
