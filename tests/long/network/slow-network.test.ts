import { afterAll, expect, it } from 'vitest';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { expectStill, watchShifts } from '../../support/layout-shift.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { textsIn } from '../../support/texts.ts';
import { origin, visit, type VisitOptions, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** As over a mobile network: words, pictures and fonts come one after the other, each when it will. */
const mobile = { latency: 100, downloadThroughput: 200_000, uploadThroughput: 100_000 };
/** As far from the city: 400 kbit/s, and 800 ms to the server and back. */
const slow = { latency: 800, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Somebody who has never been here, and whose network is slow. */
async function visitSlowly(options: VisitOptions, speed = slow): Promise<Visitor> {
  // An ad of another test may go while its picture is under way.
  const expectedErrors = /\/media\/listings\/|status of 404/;
  const visitor = await visit({ width: 360, expectedErrors, ...options });
  const { context, page } = visitor;
  await watchShifts(visitor);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  return visitor;
}

it.each([
  { language: 'ar', width: 360 },
  { language: 'en', width: 1280 },
] as const)(
  'nothing jumps while home, the list and an ad come, in $language at $width px',
  async (screen) => {
    // The greeting of the chat is part of a first visit.
    await using visitor = await visitSlowly({ ...screen, greeted: false }, mobile);
    const { page } = visitor;
    await visitor.open();
    const greeting = textsIn(screen.language).common.chat.hello;
    await page.getByRole('button', { name: greeting }).waitFor();
    await expectStill(visitor, 'on the home page');
    for (const path of ['/ads', `/ads/${(await seededAd())._id}`]) {
      await visitor.open(path);
      await page.waitForLoadState('load');
      await expectStill(visitor, path);
    }
  },
);

it('nothing jumps on a slow network while somebody searches, opens an ad and enlarges its pictures', async () => {
  const { ad, ads, home } = textsIn('ku');
  await using visitor = await visitSlowly({ language: 'ku' });
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
});

it('nothing jumps on a slow network while a form for ads comes', async () => {
  const member = await created.buildMember(completeProfile);
  await using visitor = await visitSlowly({ language: 'en' });
  const token = await created.signIn(member);
  await visitor.context.addCookies([{ name: 'token', value: token, url: origin }]);
  await visitor.open('/create-ad');
  await visitor.page.locator('form [name=title]').waitFor();
  await expectStill(visitor, 'on the form');
});
