import { expect } from 'vitest';
import type { Route } from 'playwright-core';
import { textsIn } from './texts.ts';
import type { Visitor } from './visitor.ts';

/** What the browser reports for parts that a test blocks. */
export const missingParts =
  /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported|Failed to load resource|answer 404|preload/;

const scripts = /\/assets\/.*\.js$/;

/** Blocks scripts that the browser does not have yet. Returns a function that allows them again. */
export async function refuseParts({ context }: Visitor, parts = scripts) {
  const refuse = (route: Route) => route.abort('failed');
  await context.route(parts, refuse);
  return () => context.unroute(parts, refuse);
}

/** Navigates to an address as the back button does: without reloading the site. */
export async function goWithin({ page }: Visitor, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Opens a page as a link of the site does: the browser renders it from the API, not the server. */
export async function openInApp(visitor: Visitor, address: string): Promise<void> {
  const [, language = ''] = address.split('/');
  await visitor.openAddress(`/${language}/about-us`);
  await goWithin(visitor, address);
}

/** The failure that is shown instead of a page, between header and footer. */
export function failureIn({ page }: Visitor, language: 'ar' | 'en') {
  const { tryAgain, ...failure } = textsIn(language).failure;
  const titles = new RegExp(`^(${failure.title}|${failure.offlineTitle})$`);
  const notice = page.getByRole('main').getByRole('heading', { name: titles });
  return {
    notice,
    retry: page.getByRole('main').getByRole('button', { name: tryAgain, exact: true }),
    expectFrame: async () => {
      await notice.waitFor();
      expect(await page.getByRole('banner').count(), page.url()).toBe(1);
      expect(await page.getByRole('contentinfo').count(), page.url()).toBe(1);
    },
  };
}
