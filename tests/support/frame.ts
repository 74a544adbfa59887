import { expect } from 'vitest';
import type { Route } from 'playwright-core';
import { textsIn } from './texts.ts';
import type { Visitor } from './visitor.ts';

/** What the browser says of parts that a test keeps back. */
export const missingParts =
  /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported|Failed to load resource|answer 404|preload/;

const scripts = /\/assets\/.*\.js$/;

/** Keeps scripts from the browser that it does not have yet. Answers a function that lets them through again. */
export async function refuseParts({ context }: Visitor, parts = scripts) {
  const refuse = (route: Route) => route.abort('failed');
  await context.route(parts, refuse);
  return () => context.unroute(parts, refuse);
}

/** Goes to an address as the back button does: without loading the site anew. */
export async function goWithin({ page }: Visitor, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Opens a page as a link of the site does: the browser draws it from what the API answers, and not the server. */
export async function openInApp(visitor: Visitor, address: string): Promise<void> {
  const [, language = ''] = address.split('/');
  await visitor.openAddress(`/${language}/about-us`);
  await goWithin(visitor, address);
}

/** The failure that stands in place of a page, within header and footer. */
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

/** Where somebody was before: a page of few parts and no pictures, unless it shares its own with where they go. */
const pagesOfText = ['/about-us', '/cookie-policy', '/privacy-policy', '/terms-and-conditions'];
const startOf = (path: string) => (pagesOfText.includes(path) ? '' : '/about-us');

/** Every part that is missing is asked for again, and what is around the page stays. */
export async function expectRecovery(
  visitor: Visitor,
  language: 'ar' | 'en',
  path: string,
): Promise<void> {
  const { page } = visitor;
  const failure = failureIn(visitor, language);
  await visitor.open(startOf(path));
  const allow = await refuseParts(visitor);
  await goWithin(visitor, `/${language}${path}`);
  await failure.expectFrame();
  await allow();
  await failure.retry.click();
  await failure.notice.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The page comes with the network: nobody presses anything. */
export async function expectReturn(
  visitor: Visitor,
  language: 'ar' | 'en',
  path: string,
): Promise<void> {
  const { page, context } = visitor;
  const failure = failureIn(visitor, language);
  await visitor.open(startOf(path));
  await context.setOffline(true);
  // What the browser has in its cache would come all the same.
  const allow = await refuseParts(visitor);
  await goWithin(visitor, `/${language}${path}`);
  await failure.expectFrame();
  await allow();
  await context.setOffline(false);
  await failure.notice.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.settled();
  const { offlineTitle } = textsIn(language).failure;
  expect(await page.getByText(offlineTitle).count(), path).toBe(0);
}
