import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { routeNames, routeOf, type RouteName } from '../../../web/src/lib/routes/routes.ts';
import { startCreating } from '../../support/created.ts';
import { buildInvestor } from '../../support/investors.ts';
import { buildChatUser, chatUserOf } from '../../support/chat-users.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { origin, visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** Queries with which a page is opened. Each shows another state; '' is the plain page. */
const queries: Partial<Record<RouteName, readonly string[]>> = {
  listings: ['', '?search=qwertyuiopasdf', '?priceCurrency=usd&maxPrice=0.01'],
  myListings: ['', '?tab=pending'],
  investors: ['', '?search=qwertyuiopasdf'],
  verifyCode: ['?email=new%40example.com'],
  // Redirects at once.
  signingIn: [],
};

/** Every page of the site, except pages with an id: tests open those themselves. */
function addressesFor(isForMembers: boolean): string[] {
  return routeNames.flatMap((name) => {
    const { path, access } = routeOf(name);
    if (path.includes(':') || (access === 'members') !== isForMembers) return [];
    return (queries[name] ?? ['']).map((query) => `/${path}${query}`);
  });
}

const visitorsPages = [...addressesFor(false), '/nowhere'];
const membersPages = addressesFor(true);

const { _id: adId, owner } = await seededAd();
const adPaths = [`/ads/${adId}`, `/ads/${adId}/poster`, `/owners/${owner}`];

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
  /** With high contrast, as Windows has it. */
  isForced?: boolean;
}

const phone = {
  dark: { width: 360, colorScheme: 'dark' },
  light: { width: 360, colorScheme: 'light' },
} as const;
const desk = {
  dark: { width: 1280, colorScheme: 'dark' },
  light: { width: 1280, colorScheme: 'light' },
} as const;

/** Each page in five looks; a third of the pages in each language. */
const languages = [
  { language: 'ar', opened: phone.dark, turned: desk.light },
  { language: 'ku', opened: desk.dark, turned: phone.light },
  { language: 'en', opened: phone.light, turned: desk.dark },
] as const;

const widths = [768, 1024, 1366, 1920] as const;

/** High contrast, dark and light, each at another width: four pages in a row have all widths. */
const looksOf = (at: number): Look[] => [
  { width: widths[at % 4] ?? 768, colorScheme: 'light', isForced: true },
  { width: widths[(at + 1) % 4] ?? 768, colorScheme: 'dark' },
  { width: widths[(at + 2) % 4] ?? 768, colorScheme: 'light' },
];

/** Resizes the window and switches the colours as the menu does, without a slow page load. */
async function turn({ page, settled }: Visitor, look: Look): Promise<void> {
  const { width, colorScheme, isForced = false } = look;
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
  await page.setViewportSize({ width, height: 800 });
  await page.locator('html').evaluate(async (root, scheme) => {
    root.classList.toggle('dark', scheme === 'dark');
    root.style.colorScheme = scheme;
    // With reduced motion, each change is a short transition, and inherited colours follow one after the other.
    for (let under = document.getAnimations(); under.length > 0; under = document.getAnimations()) {
      await Promise.allSettled(under.map(({ finished }) => finished));
    }
  }, colorScheme);
  await settled();
}

async function expectSound(visitor: Visitor, path: string): Promise<void> {
  await visitor.page.getByRole('heading', { level: 1 }).first().waitFor();
  await visitor.expectAccessible();
  await visitor.expectNoOverflow();
  expect(await visitor.page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
  expect(await visitor.page.title()).toMatch(/\S · \S/);
}

describe.each(languages)('in $language', ({ language, opened, turned }) => {
  const inLanguage = (paths: readonly string[]) =>
    paths.filter((_, at) => languages[at % languages.length]?.language === language);

  async function expectAllSound(visitor: Visitor, paths: readonly string[]): Promise<void> {
    for (const [at, path] of inLanguage(paths).entries()) {
      await visitor.page.setViewportSize({ width: opened.width, height: 800 });
      await visitor.open(path);
      await expectSound(visitor, path);
      for (const look of [turned, ...looksOf(at)]) {
        await turn(visitor, look);
        await expectSound(visitor, path);
      }
      await turn(visitor, opened);
    }
  }

  it('every page of visitors has no axe violations and one main heading', async () => {
    await using visitor = await visit({ language, ...opened });
    await expectAllSound(visitor, [...visitorsPages, ...adPaths]);
  }, 400_000);

  it('every page of members has no axe violations and one main heading', async () => {
    const member = await created.buildMember();
    const own = await created.buildListing({ owner: member.uid, status: 'pending' });
    const marked = await created.buildListing();
    const partner = await buildChatUser(created);
    const signedIn = await created.signIn(member);
    await chatUserOf(member, signedIn).sendNow(partner, 'مرحباً');
    await partner.sendNow(member, 'السلام عليكم');
    const investor = await buildInvestor(created);
    const createdAt = Timestamp.now();
    await created.write(`users/${member.uid}/favorites/${marked}`, { createdAt });
    await using visitor = await visit({ language, ...opened });
    const token = { name: 'token', value: signedIn, url: origin };
    await visitor.context.addCookies([token]);
    const more = [
      `/ads/${own}`,
      `/my-account/inbox/${partner.uid}`,
      `/edit-ad/${own}`,
      `/investors/${investor.uid}`,
    ];
    await expectAllSound(visitor, [...membersPages, ...more]);
  }, 400_000);
});

describe('no layout shift while a page loads', () => {
  /** Records layout shifts without user input: https://web.dev/articles/cls */
  async function watchShifts({ context }: Visitor): Promise<void> {
    await context.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }

  /** As over a mobile network: texts, pictures and fonts load one after the other, each with its own delay. */
  async function slowDown({ context, page }: Visitor): Promise<void> {
    // Routes of the test itself would answer without delay.
    await context.unrouteAll();
    const network = await context.newCDPSession(page);
    const speed = { latency: 100, downloadThroughput: 200_000, uploadThroughput: 100_000 };
    await network.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  }

  it.each([
    { language: 'ar', width: 360, isSlow: true },
    { language: 'en', width: 1280, isSlow: true },
    { language: 'ku', width: 360, isSlow: false },
  ] as const)(
    'in $language at $width px, slowly: $isSlow',
    async ({ isSlow, ...screen }) => {
      await using visitor = await visit(screen);
      await watchShifts(visitor);
      if (isSlow) await slowDown(visitor);
      for (const path of ['', '/ads', `/ads/${adId}`]) {
        await visitor.open(path);
        await visitor.page.waitForLoadState('load');
        const moved = await visitor.page.evaluate(() =>
          (globalThis as unknown as { shifts: number[] }).shifts.reduce(
            (sum, shift) => sum + shift,
            0,
          ),
        );
        expect(moved, `layout shift of ${path}`).toBeLessThan(0.02);
      }
    },
    120_000,
  );
});
