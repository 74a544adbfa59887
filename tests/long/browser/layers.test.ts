import type { Locator } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { startCreating } from '../../support/created.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** What lies above a page while it is open. */
const layer = [
  ...['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role=${role}]:visible`),
  '.yarl__root',
].join();

/** Controls that open one. The search field opens its list when it has the focus. */
const opener = '[aria-haspopup]:visible, input[role=combobox]:visible';

const entries = ({ page }: Visitor) =>
  page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0);

/** Opens the layer, goes back, and forward: the page stays, and the layer is gone. */
async function leaveByBack(visitor: Visitor, open: () => Promise<void>): Promise<void> {
  const { page } = visitor;
  const address = visitor.address();
  await open();
  await page.locator(layer).first().waitFor();
  await expect.poll(() => entries(visitor)).toBe(1);
  await page.goBack();
  await expect.poll(() => page.locator(layer).count()).toBe(0);
  await page.goForward();
  await expect.poll(() => entries(visitor)).toBe(0);
  expect(await page.locator(layer).count()).toBe(0);
  expect(visitor.address()).toBe(address);
}

/** Each control of the page that opens something. Returns how many there are. */
async function leaveAllByBack(visitor: Visitor, path: string): Promise<number> {
  await visitor.open(path);
  const openers = visitor.page.locator(opener);
  const total = await openers.count();
  for (let at = 0; at < total; at += 1) await leaveByBack(visitor, () => press(openers.nth(at)));
  return total;
}

async function press(control: Locator): Promise<void> {
  await control.click();
  // Its list needs something to suggest.
  if ((await control.getAttribute('role')) === 'combobox' && (await isTextField(control)))
    await control.pressSequentially('cafe');
}

const isTextField = (control: Locator) =>
  control.evaluate((element) => element instanceof HTMLInputElement);

describe.each([360, 1280])('Back at %d px', (width) => {
  it('closes what a visitor opens, and nothing more', async () => {
    await using visitor = await visit({ language: 'en', width });
    const ad = await seededAd();
    let opened = 0;
    for (const path of ['', '/ads?category=it_tech', `/ads/${ad._id}`, '/sign-up', '/sign-in'])
      opened += await leaveAllByBack(visitor, path);
    expect(opened).toBeGreaterThan(12);
  });

  it('closes what a member opens, and nothing more', async () => {
    const member = await created.buildMember(completeProfile);
    await using visitor = await visitAs(created, member, { language: 'ar', width });
    const ad = await seededAd();
    let opened = 0;
    for (const path of [
      '/create-ad',
      `/ads/${ad._id}`,
      `/my-account/inbox/${ad.owner}?listing=${ad._id}`,
      '/my-account/settings',
      '/my-account/devices',
      '/my-account/delete-account',
    ])
      opened += await leaveAllByBack(visitor, path);
    expect(opened).toBeGreaterThan(8);
  });
});

it('takes one layer after the other, and leads on from a layer as from its page', async () => {
  await using visitor = await visit({ language: 'en', width: 360 });
  const { page } = visitor;
  await visitor.open('/about-us');
  await visitor.open('/ads');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox').first().click();
  await page.getByRole('listbox').waitFor();
  await expect.poll(() => entries(visitor)).toBe(2);
  await page.goBack();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  expect(await sheet.isVisible()).toBe(true);
  await page.reload();
  await expect.poll(() => entries(visitor)).toBe(0);
  expect(await sheet.count()).toBe(0);

  await page.getByRole('button', { name: 'Account' }).click();
  await sheet.getByRole('link', { name: 'Sign in' }).click();
  await expect.poll(visitor.address).toMatch(/^\/en\/sign-in/);
  await page.goBack();
  await expect.poll(visitor.address).toBe('/en/ads');
  await page.goBack();
  await expect.poll(visitor.address).toBe('/en/about-us');
});
