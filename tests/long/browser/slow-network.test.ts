import { afterAll, expect, it } from 'vitest';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { textsIn } from '../../support/texts.ts';
import { origin, visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** As far from the city: 400 kbit/s, and 800 ms to the server and back. */
const slow = {
  offline: false,
  latency: 800,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
} as const;

/** https://web.dev/articles/cls calls 0.1 good. */
const mostShift = 0.02;

declare global {
  var layoutShift: number;
}

/** Runs in each page before its scripts: adds up what moves by itself. */
function watchShifts(): void {
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Somebody on a phone whose network is slow, who has never been here. */
async function visitSlowly(language: 'ar' | 'ku' | 'en'): Promise<Visitor> {
  // An ad of another test may go while its picture is under way.
  const expectedErrors = /\/media\/listings\/|status of 404/;
  const visitor = await visit({ language, width: 360, expectedErrors });
  const { context, page } = visitor;
  await context.unrouteAll();
  await context.addInitScript(watchShifts);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow);
  return visitor;
}

const expectStill = async ({ page }: Visitor, doing: string) =>
  expect(await page.evaluate(() => layoutShift), doing).toBeLessThanOrEqual(mostShift);

it('nothing jumps on a slow network while somebody searches, opens an ad and enlarges its pictures', async () => {
  const { ad, ads, home } = textsIn('ku');
  await using visitor = await visitSlowly('ku');
  const { page } = visitor;
  await visitor.open();
  await page.getByRole('article').first().waitFor();
  await expectStill(visitor, 'on the home page');
  await page.getByRole('main').getByRole('link', { name: home.slider.seeMore }).first().click();
  await expect.poll(visitor.address).toBe('/ku/ads');
  // Home, which has a field for words too, stays until the code of the list has come.
  await page.getByRole('heading', { level: 1, name: ads.heading }).waitFor();
  await visitor.settled();
  const words = page.getByRole('main').getByRole('combobox').first();
  await words.fill('مطعم');
  await words.press('Enter');
  await expect.poll(visitor.address).toContain('search=');
  await visitor.settled();
  await expectStill(visitor, 'after a search');
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: ad.share.button }).waitFor();
  await visitor.settled();
  await expectStill(visitor, 'on an ad');
  await page.getByRole('button', { name: ad.viewer.label, exact: true }).click();
  await page
    .getByRole('dialog', { name: ad.viewer.label })
    .getByText(/^1 \/ /)
    .waitFor();
  await expectStill(visitor, 'with a large picture');
}, 120_000);

it('nothing jumps on a slow network while a form for ads comes', async () => {
  const member = await created.buildMember(completeProfile);
  await using visitor = await visitSlowly('en');
  const token = await created.signIn(member);
  await visitor.context.addCookies([{ name: 'token', value: token, url: origin }]);
  await visitor.open('/create-ad');
  await visitor.page.locator('form [name=title]').waitFor();
  await expectStill(visitor, 'on the form');
}, 120_000);
