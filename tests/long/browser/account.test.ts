import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { startCreating } from '../../support/created.ts';
import { accountIn } from '../../support/account-in.ts';
import { bothScreens } from '../../support/screens.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const profile = {
  firstname: 'شيلان',
  lastname: 'Ahmed',
  phone: '+9647701234567',
  country: 'العراق',
  city: 'أربيل',
  streetNamehouseNumber: '100 m 12',
  postalcode: '44001',
};

describe.each(bothScreens)('the account area in $language at $width px', (screen) => {
  const { language, width } = screen;
  const { account, common, errors } = textsIn(language);

  it('leads from page to page, by the sidebar or the menu', async () => {
    const member = await created.buildMember(profile);
    await using visitor = await visitAs(created, member, screen);
    const { page } = visitor;
    await visitor.open();
    const { menu, entry } = accountIn(page, language);
    await menu.click();
    await entry(common.userMenu.settings).click();
    await expect.poll(visitor.address).toBe(`/${language}/my-account/settings`);
    await visitor.settled();
    await page.getByText('0770 123 4567').first().waitFor();
    const sidebar = page.getByRole('navigation', { name: account.area });
    expect(await sidebar.isVisible()).toBe(width > 1024);
    await visitor.open('/my-account/privacy-and-security');
    await page.getByRole('link', { name: account.password.title }).click();
    await expect.poll(visitor.address).toBe(`/${language}/my-account/change-password`);
    await visitor.settled();
    await visitor.expectNoOverflow();
  });

  it('puts what is wrong with a password beside its field', async () => {
    const member = await created.buildMember(profile);
    await using visitor = await visitAs(created, member, { ...screen, expectedErrors: /400/ });
    const { page } = visitor;
    await visitor.open('/my-account/change-password');
    const send = page.getByRole('button', { name: account.password.submit, exact: true });
    expect(await send.isDisabled()).toBe(true);
    await page.locator('input[name=password]').fill('Wrong-Word-11');
    await page.locator('input[name=newPassword]').fill('Second-Lane-18');
    await page.locator('input[name=confirmNewPassword]').fill('Second-Lane-18');
    await send.click();
    await page.getByText(errors.passwordWrong).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('password');
  });
});

describe('a half typed profile', () => {
  const { account, errors } = textsIn('ar');

  it('survives a failure and a reload', async () => {
    const member = await created.buildMember();
    await using visitor = await visitAs(created, member, {
      width: 360,
      expectedErrors: /ERR_INTERNET_DISCONNECTED/,
    });
    const { page } = visitor;
    await visitor.open('/my-account/settings');
    const { country: _iraq, ...texts } = profile;
    for (const [name, text] of Object.entries(texts)) {
      await page.locator(`input[name=${name}]`).fill(text);
    }
    const save = page.getByRole('button', { name: account.settings.save, exact: true });
    expect(await save.isDisabled()).toBe(true);
    await page.locator('main form').getByRole('checkbox').check();
    await visitor.context.setOffline(true);
    await save.click();
    await page.getByText(textsIn('ar').common.form.offline).waitFor();
    await visitor.context.setOffline(false);
    await page.reload();
    await visitor.settled();
    expect(await page.locator('input[name=city]').inputValue()).toBe(profile.city);
    await page.locator('input[name=postalcode]').fill('123');
    await page.getByText(errors.postalcode).first().waitFor();
    await page.locator('input[name=postalcode]').fill(profile.postalcode);
    await save.click();
    await page.getByRole('button', { name: account.settings.edit }).waitFor();
  });
});

describe('somebody who is not signed in', () => {
  it('is asked to sign in, and then sees the page they came for', async () => {
    const member = await created.buildMember(profile);
    await using visitor = await visit({ width: 360 });
    const { page } = visitor;
    await visitor.open('/my-account/change-password?a=b#c');
    await expect.poll(visitor.address).toMatch(/^\/ar\/sign-in\?from=/);
    await page.locator('input[name=usernameOrEmail]').fill(member.username);
    await page.locator('input[name=password]').fill(member.password);
    await page.getByRole('button', { name: textsIn('ar').auth.signIn.submit, exact: true }).click();
    await expect.poll(visitor.address).toBe('/ar/my-account/change-password?a=b#c');
  });

  it('any more, because the session was ended elsewhere, is asked to sign in', async () => {
    const member = await created.buildMember(profile);
    await using visitor = await visitAs(created, member, { width: 360, expectedErrors: /401/ });
    const { page } = visitor;
    // Asked by itself: after the session has ended, it would lead away before anything is pressed.
    const badge = page.waitForResponse('**/api/message/unread');
    await visitor.open('/my-account/change-email');
    await badge;
    await created.firestore
      .doc(`users/${member.uid}`)
      .update({ sessionsValidFrom: Timestamp.now() });
    await page.locator('input[name=newEmail]').fill('new@example.com');
    await page.getByRole('button', { name: textsIn('ar').account.email.submit }).click();
    await expect.poll(visitor.address).toMatch(/^\/ar\/sign-in\?from=/);
    expect(await visitor.tokens()).toEqual([]);
  });

  it('anywhere, because they chose to, is out on all devices', async () => {
    const member = await created.buildMember(profile);
    const { account } = textsIn('ar');
    await using here = await visitAs(created, member, { width: 360 });
    await using there = await visitAs(created, member, { width: 1280, expectedErrors: /401/ });
    await here.open('/my-account/privacy-and-security');
    await here.page.getByRole('button', { name: account.privacy.everywhereTitle }).click();
    const dialog = here.page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: account.privacy.everywhereConfirm }).click();
    // Left before the answer, the page would keep a token that the server has ended.
    await expect.poll(() => here.tokens()).toEqual([]);
    for (const visitor of [here, there]) {
      await visitor.open();
      await accountIn(visitor.page, 'ar').nobody.waitFor();
    }
  });
});
