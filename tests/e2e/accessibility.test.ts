import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { languageCodes } from '@qaysari/contract/languages';
import { routeNames, routeOf, type RouteName } from '../../web/src/lib/routes/routes.ts';
import { startCreating } from '../support/created.ts';
import { everyLook } from '../support/every-screen.ts';
import { origin, visit, type Visitor } from '../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** Queries with which a page is opened: each shows another state of it, and '' is the page as it is. */
const queries: Partial<Record<RouteName, readonly string[]>> = {
  listings: ['', '?search=qwertyuiopasdf'],
  myListings: ['', '?tab=pending'],
  verifyCode: ['?email=new%40example.com'],
  // Leads on at once.
  signingIn: [],
};

/** Every page of the site but those of one ad, which the tests open by its id. */
function addressesFor(isForMembers: boolean): string[] {
  return routeNames.flatMap((name) => {
    const { path, access } = routeOf(name);
    if (path.includes(':') || (access === 'members') !== isForMembers) return [];
    return (queries[name] ?? ['']).map((query) => `/${path}${query}`);
  });
}

const visitorsPages = [...addressesFor(false), '/nowhere'];
const membersPages = addressesFor(true);

async function firstAd(): Promise<string> {
  const response = await fetch(`${origin}/api/listing/ides`);
  const { data } = (await response.json()) as { data: string[] };
  return `/ads/${data[0]}`;
}

async function expectSound(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.expectAccessible();
  await visitor.expectNoOverflow();
  expect(await visitor.page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
  expect(await visitor.page.title()).toMatch(/\S · \S/);
}

describe.each(everyLook)('in $language at $width px, $colorScheme', (look) => {
  /** Each page in two of the looks: on a phone and on a desk, light and dark. */
  const inLook = (paths: readonly string[]) =>
    paths.filter((_, index) => (index % 2 === 0) === (look.language === 'ar'));

  it('every page of visitors has no axe violations and one main heading', async () => {
    await using visitor = await visit(look);
    for (const path of inLook([...visitorsPages, await firstAd()]))
      await expectSound(visitor, path);
  }, 400_000);

  it('every page of members has no axe violations and one main heading', async () => {
    const member = await created.buildMember();
    const own = await created.buildListing({ owner: member.uid, status: 'pending' });
    const marked = await created.buildListing();
    const createdAt = Timestamp.now();
    await created.write(`users/${member.uid}/favorites/${marked}`, { createdAt });
    await using visitor = await visit(look);
    const token = { name: 'token', value: await created.signIn(member), url: origin };
    await visitor.context.addCookies([token]);
    for (const path of inLook([...membersPages, `/ads/${own}`, `/edit-ad/${own}`])) {
      await expectSound(visitor, path);
    }
  }, 400_000);
});

describe('nothing jumps', () => {
  it.each(languageCodes)('while the home page loads in %s', async (language) => {
    await using visitor = await visit({ language, width: 360 });
    await visitor.context.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['', '/ads', await firstAd()]) {
      await visitor.open(path);
      const moved = await visitor.page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce(
          (sum, shift) => sum + shift,
          0,
        ),
      );
      expect(moved, `layout shift of ${path}`).toBeLessThan(0.02);
    }
  });
});
