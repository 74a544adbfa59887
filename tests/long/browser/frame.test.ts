import { listListings } from '@qaysari/contract/listing/calls';
import { readingPages } from '@qaysari/contract/pages';
import { afterAll, describe, expect, it } from 'vitest';
import { routeNames, routeOf, type RouteName } from '../../../web/src/lib/routes/routes.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { failureIn, goWithin, missingParts, refuseParts } from '../../support/frame.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { origin, visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const language = 'ar';
const { ad, ads, common, failure, own, pages, publish } = textsIn(language);
const phone = { language, width: 360, expectedErrors: missingParts } as const;

const adPath = `/ads/${(await seededAd())._id}`;
/** A page that the server does not render: it needs its scripts. */
const clientOnly = `${adPath}/poster`;

/** Pages that redirect when they are opened without their parameters. */
const passing: readonly RouteName[] = ['signingIn', 'undoEmailChange', 'verifyEmail', 'verifyCode'];

function addressesFor(isForMembers: boolean): string[] {
  return routeNames.flatMap((name) => {
    const { path, access } = routeOf(name);
    const isOpen = name === 'home' || path.includes(':') || passing.includes(name);
    return isOpen || (access === 'members') !== isForMembers ? [] : [`/${path}`];
  });
}

/** Somebody with an ad of their own, and every page that they can open. */
async function owner() {
  const member = await created.buildMember(completeProfile);
  const ownAd = await created.buildListing({ owner: member.uid });
  return { member, ownAd, paths: [...addressesFor(true), `/edit-ad/${ownAd}`] };
}

const visitorsPaths = [...addressesFor(false), adPath, '/nowhere'];

/** The page before: one with few parts and no pictures, unless it shares its parts with the target. */
const pagesOfText = readingPages.map((name) => `/${name}`);
const startOf = (path: string) => (pagesOfText.includes(path) ? '' : '/about-us');

/** Every missing part is requested again, and the frame around the page stays. */
async function expectRecovery(visitor: Visitor, path: string): Promise<void> {
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

async function expectReturn(visitor: Visitor, path: string): Promise<void> {
  const { page, context } = visitor;
  await visitor.open(startOf(path));
  await context.setOffline(true);
  // The visitors of these tests share a cache, so a cached answer would count as online.
  const allow = await refuseParts(visitor);
  await goWithin(visitor, `/${language}${path}`);
  await failureIn(visitor, language).expectFrame();
  await allow();
  // Without any click.
  await context.setOffline(false);
  await failureIn(visitor, language).notice.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.settled();
  expect(await page.getByText(failure.offlineTitle).count(), path).toBe(0);
}

/** All pages fail and recover by the same code, so each of the two ways is tried with every second page. */
const ways = [expectRecovery, expectReturn] as const;
const wayOf = (at: number) => ways[at % 2] ?? expectRecovery;

describe('parts that do not load, and a network that fails and returns', () => {
  it.each(visitorsPaths.map((path, at) => [path, wayOf(at)] as const))(
    'leave the frame of %s, and the page comes after all',
    async (path, expectSo) => {
      await using visitor = await visit(phone);
      await expectSo(visitor, path);
    },
  );

  it('leave the frame of every members’ page, and the page loads in the end', async () => {
    const { member, paths } = await owner();
    await using visitor = await visitAs(created, member, phone);
    for (const [at, path] of paths.entries()) await wayOf(at)(visitor, path);
  }, 300_000);
});

describe('a lazy part that does not load', () => {
  it('leaves a retry button in its place', async () => {
    const { member, ownAd } = await owner();
    await using visitor = await visitAs(created, member, phone);
    const { page } = visitor;
    const again = page.getByRole('button', { name: failure.part });
    let allow = await refuseParts(visitor, /\/assets\/account-sheet-.*\.js$/);
    await visitor.open('/about-us');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: common.userMenu.open }).click();
    // The retry fails.
    await again.click();
    await again.waitFor({ state: 'detached' });
    await again.waitFor();
    await allow();
    await again.click();
    await page.getByRole('dialog', { name: common.bar.account }).waitFor();

    allow = await refuseParts(visitor, /\/assets\/owner-panel-.*\.js$/);
    await visitor.open(`/ads/${ownAd}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await again.waitFor();
    await allow();
    await again.click();
    const promotion = page.getByRole('button', { name: own.promotion.featured.button });
    await promotion.waitFor();

    allow = await refuseParts(visitor, /\/assets\/promotion-dialog-.*\.js$/);
    await promotion.click();
    await again.waitFor();
    await allow();
    await again.click();
    await page.getByRole('dialog').waitFor();
  });
});

describe('a newer version without the files of this one', () => {
  it('is loaded once, at the target page, and typed text is restored', async () => {
    const { member } = await owner();
    await using visitor = await visitAs(created, member, phone);
    const { page, context } = visitor;
    await visitor.open('/create-ad');
    await page.locator('[name=title]').fill('Typed before the deployment');
    let isOpenedAnew = false;
    const opened: string[] = [];
    await context.route(`${origin}/**`, async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      if (request.isNavigationRequest()) {
        opened.push(pathname);
        isOpenedAnew = true;
      }
      if (isOpenedAnew) await route.fallback();
      else if (pathname === '/') await route.fulfill({ body: '<script src="/assets/index-b.js">' });
      else if (pathname.startsWith('/assets/')) await route.fulfill({ status: 404 });
      else await route.fallback();
    });
    await goWithin(visitor, `/${language}/about-us`);
    await page.getByRole('heading', { level: 1, name: pages.about.title }).waitFor();
    expect(opened).toEqual([`/${language}/about-us`]);
    await visitor.open('/create-ad');
    await page.getByText(publish.draft.goOn).waitFor();
    expect(await page.locator('[name=title]').inputValue()).toBe('Typed before the deployment');
  });

  it('does not reload forever when the new version lacks files, too', async () => {
    await using visitor = await visit(phone);
    const { page, context } = visitor;
    await visitor.open();
    let opened = 0;
    await context.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (route.request().isNavigationRequest()) opened += 1;
      if (pathname === '/') await route.fulfill({ body: '<script src="/assets/index-b.js">' });
      else if (pathname.includes('/assets/poster-page')) await route.fulfill({ status: 404 });
      else await route.fallback();
    });
    await goWithin(visitor, `/${language}${clientOnly}`);
    await failureIn(visitor, language).expectFrame();
    expect(opened).toBe(1);
    await page.getByRole('banner').getByRole('link', { name: common.header.home }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('before anything has loaded', () => {
  it('the header is shown, and reports it when the script of the page does not load', async () => {
    await using visitor = await visit(phone);
    const { page } = visitor;
    const allow = await refuseParts(visitor, /\/assets\/index-.*\.js$/);
    await page.goto(`${origin}/${language}${clientOnly}`);
    await page.getByRole('alert').getByText(failure.offlineBody).waitFor();
    await page.locator('.shell').getByText(common.siteName).waitFor();
    await allow();
    await page.getByRole('link', { name: failure.tryAgain }).click();
    await visitor.settled();
    expect(await page.locator('.shell').isVisible()).toBe(false);
  });

  it('three languages report it when the texts do not load', async () => {
    await using visitor = await visit(phone);
    const { page } = visitor;
    const allow = await refuseParts(visitor, /\/assets\/texts-.*\.js$/);
    await page.goto(`${origin}/${language}${clientOnly}`);
    for (const each of ['ar', 'ku', 'en'] as const) {
      await page.getByRole('heading', { name: textsIn(each).failure.title }).waitFor();
    }
    await visitor.expectAccessible();
    await allow();
    await page.getByRole('button', { name: failure.tryAgain }).click();
    await visitor.settled();
  });
});

describe('one’s own ad, opened to be changed without a network', () => {
  it('is a failure instead of a skeleton, and the form loads with the network', async () => {
    const { member, ownAd } = await owner();
    await using visitor = await visitAs(created, member, phone);
    const { page, context } = visitor;
    await visitor.open(`/edit-ad/${ownAd}`);
    await page.locator('[name=title]').waitFor();
    await goWithin(visitor, `/${language}/my-account/my-ads`);
    // The form stays until the page of the list has loaded.
    await page.locator('[name=title]').waitFor({ state: 'detached' });
    await visitor.settled();
    await context.setOffline(true);
    await goWithin(visitor, `/${language}/edit-ad/${ownAd}`);
    await page.getByText(failure.offlineTitle, { exact: true }).waitFor();
    await context.setOffline(false);
    await page.locator('[name=title]').waitFor();
  });
});

describe('a network that hangs', () => {
  it('is reported after five seconds, and becomes a failure soon after', async () => {
    await using visitor = await visit(phone);
    const { page, context } = visitor;
    await page.clock.install();
    await visitor.open('/about-us');
    await context.route(`**/api${listListings.path}*`, () => undefined);
    await page.getByRole('contentinfo').getByRole('link', { name: common.footer.allAds }).click();
    await page.getByRole('heading', { level: 1, name: ads.heading }).waitFor();
    await page.getByText(ads.loadingAds).first().waitFor({ state: 'attached' });
    expect(await page.getByText(common.slow).count()).toBe(0);
    await page.clock.runFor(5_100);
    await page.getByText(common.slow).waitFor();
    await page.clock.runFor(20_000);
    await page.getByText(failure.title).first().waitFor();
    expect(await page.getByText(common.slow).count()).toBe(0);
  });

  it('a tap on a link is answered by a line under the header', async () => {
    await using visitor = await visit(phone);
    const { page, context } = visitor;
    await visitor.open();
    const held = Promise.withResolvers<undefined>();
    await context.route(/\/assets\/about-page-.*\.js$/, async (route) => {
      await held.promise;
      await route.fallback();
    });
    const line = page.getByRole('progressbar', { name: common.loading });
    await page.getByRole('contentinfo').getByRole('link', { name: common.footer.aboutUs }).click();
    await line.waitFor();
    held.resolve(undefined);
    await page.getByRole('heading', { level: 1, name: pages.about.title }).waitFor();
    await line.waitFor({ state: 'detached' });
  });
});

it('a page requests its data once, while its code is loading', async () => {
  await using visitor = await visit(phone);
  const { page, context } = visitor;
  await visitor.open('/about-us');
  const held = Promise.withResolvers<undefined>();
  await context.route(/\/assets\/listings-page-.*\.js$/, async (route) => {
    await held.promise;
    await route.fallback();
  });
  const isAsking = (one: { url(): string }) =>
    new URL(one.url()).pathname === `/api${listListings.path}`;
  let calls = 0;
  page.on('request', (request) => void (calls += isAsking(request) ? 1 : 0));
  const answered = page.waitForResponse(isAsking);
  await page.getByRole('contentinfo').getByRole('link', { name: common.footer.allAds }).click();
  await (await answered).finished();
  held.resolve(undefined);
  await page.getByRole('article').first().waitFor();
  expect(calls).toBe(1);
});

describe('the focus', () => {
  const focused = ({ page }: Visitor) =>
    page.evaluate(
      () => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`,
    );

  it('goes to the heading of the page, also from one layout to another', async () => {
    await using visitor = await visit({ language, width: 1280 });
    const { page } = visitor;
    await visitor.open('/forgot-password');
    await page.getByRole('link', { name: common.footer.terms }).click();
    await expect.poll(() => focused(visitor)).toBe(`H1 ${pages.terms.title}`);
    await visitor.openAddress(`/${language}/ads`);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await page.getByText(ad.backToResults).waitFor();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await expect.poll(() => focused(visitor)).toBe(`H1 ${title}`);
  });

  it('goes to the number of ads when another page of them loads', async () => {
    await using visitor = await visit({ language, width: 1280 });
    const { page } = visitor;
    await visitor.open('/ads');
    await page.getByRole('link', { name: common.paging.next }).click();
    await expect.poll(() => focused(visitor)).toMatch(/^H2 .*\d/);
  });
});
