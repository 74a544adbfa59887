import { listMyListings } from '@qaysari/contract/listing/own-calls';
import { updateMe } from '@qaysari/contract/account/calls';
import { afterAll, describe, expect, it } from 'vitest';
import { accountIn } from '../../support/account-in.ts';
import { formIn } from '../../support/ad-form.ts';
import { ask, dataOf } from '../../support/api-client.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { somePhoto } from '../../support/photos.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { origin, type Visitor } from '../../support/visitor.ts';
import type { Page } from 'playwright-core';

const created = startCreating();
afterAll(() => created.removeAll());

const language = 'ar';
const { auth, common } = textsIn(language);
const phone = { language, width: 360 } as const;

const adsOf = async (member: Member) =>
  dataOf(listMyListings, await ask(listMyListings.path, { token: await created.signIn(member) }))
    .listings;

async function signIn(page: Page, { username, password }: Member) {
  await page.getByLabel(auth.signIn.usernameOrEmail).fill(username);
  await page.getByLabel(auth.signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
}

/** The form for a new ad, filled in and ready to be sent. */
async function beginAd(visitor: Visitor) {
  const form = formIn(visitor, language);
  await visitor.open('/create-ad');
  await form.fillAd({ title: 'One person began this' });
  return form;
}

const titleIn = (page: Page) => page.locator('[name=title]').inputValue();

describe('two people in two tabs of one browser', () => {
  it('an ad that one began is gone from the other tab once somebody else has signed in', async () => {
    const [one, other] = [await created.buildMember(), await created.buildMember()];
    await using visitor = await visitAs(created, one, phone);
    await beginAd(visitor);
    const { page } = visitor;
    const tab = await visitor.context.newPage();
    await tab.goto(`${origin}/${language}`);
    const account = accountIn(tab, language);
    await account.signOut();
    // The first tab was not used, but it is notified.
    await page.waitForURL(/\/sign-in\?/);
    await account.signIn();
    await signIn(tab, other);
    await account.menu.waitFor();
    await page.waitForURL(/\/create-ad$/);
    await page.locator('[name=title]').waitFor();
    expect(await titleIn(page)).toBe('');
    await accountIn(page, language).menu.click();
    await page.getByText(other.email).waitFor();
  });

  it('an ad that one began is not published as the other, though the tab heard nothing', async () => {
    const [one, other] = [await created.buildMember(), await created.buildMember()];
    await using visitor = await visitAs(created, one, phone);
    const form = await beginAd(visitor);
    const { page, context } = visitor;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    const token = await created.signIn(other);
    await context.addCookies([{ name: 'token', value: token, url: origin }]);
    await form.publish();
    await page.getByText(common.session.replaced).waitFor();
    await expect.poll(() => titleIn(page)).toBe('');
    expect(sent).toEqual([]);
    expect(await adsOf(other)).toEqual([]);
    expect(await adsOf(one)).toEqual([]);
  });
});

describe('a session that ends in the middle of a form', () => {
  it('leads to signing in, and then offers the form as it was', async () => {
    const member = await created.buildMember();
    await using visitor = await visitAs(created, member, phone);
    const form = await beginAd(visitor);
    const { page, context } = visitor;
    await form.choose([await somePhoto()]);
    await form.prepared(1);
    await context.clearCookies();
    // The last letters, which the device did not keep while there was a session.
    await form.fill('title', 'One person began this, and ends it');
    await form.publish();
    await page.getByText(auth.problem.ended).waitFor();
    await signIn(page, member);
    await page.waitForURL(/\/create-ad$/);
    await form.prepared(1);
    expect(await titleIn(page)).toBe('One person began this, and ends it');
    await form.publish();
    await form.isDone();
    expect(await adsOf(member)).toHaveLength(1);
  });

  it('keeps a half typed profile, too, when the server refuses the session', async () => {
    const member = await created.buildMember();
    await using visitor = await visitAs(created, member, { ...phone, expectedErrors: /401/ });
    const { page, context } = visitor;
    await visitor.open('/my-account/settings');
    await page.locator('input[name=firstname]').fill('شيلان');
    const json = { message: 'Sign in', key: 'signInNeeded' };
    await context.route(`**/api${updateMe.path}`, (route) => route.fulfill({ status: 401, json }));
    const profile = { lastname: 'أحمد', phone: '07701234567', city: 'أربيل' };
    const address = { streetNamehouseNumber: 'شارع 60', postalcode: '44001' };
    for (const [name, text] of Object.entries({ ...profile, ...address })) {
      await page.locator(`input[name=${name}]`).fill(text);
    }
    await page.locator('main form').getByRole('checkbox').check();
    await page
      .getByRole('button', { name: textsIn(language).account.settings.save, exact: true })
      .click();
    await page.getByText(auth.problem.ended).waitFor();
    await context.unroute(`**/api${updateMe.path}`);
    await signIn(page, member);
    await page.waitForURL(/\/my-account\/settings$/);
    await expect.poll(() => page.locator('input[name=firstname]').inputValue()).toBe('شيلان');
    expect(await page.locator('input[name=lastname]').inputValue()).toBe('أحمد');
  });
});
