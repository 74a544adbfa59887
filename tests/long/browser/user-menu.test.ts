import { accountIn } from '../../support/account-in.ts';
import { bothScreens } from '../../support/screens.ts';
import { startCreating } from '../../support/created.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { origin, visit } from '../../support/visitor.ts';
import { afterAll, describe, expect, it } from 'vitest';

const created = startCreating();
afterAll(() => created.removeAll());

describe.each(bothScreens)('a member in $language at $width px', (screen) => {
  const { common, home } = textsIn(screen.language);

  it('sees their name, is asked before signing out, and can sign in again', async () => {
    const member = await created.buildMember({ firstname: 'شيلان', lastname: 'Ahmed' });
    await using visitor = await visit(screen);
    await visitor.context.addCookies([
      { name: 'token', value: await created.signIn(member), url: origin },
    ]);
    await visitor.open();
    const { page } = visitor;
    const { menu, entry, nobody, signIn } = accountIn(page, screen.language);
    await menu.click();
    await page.getByText('شيلان Ahmed').waitFor();
    await page.getByText(member.email).waitFor();
    expect(await page.getByText(home.guest.title).count()).toBe(0);

    const signOut = entry(common.userMenu.signOut);
    const dialog = page.getByRole('alertdialog', { name: common.userMenu.signOutTitle });
    await signOut.click();
    await dialog.waitFor();
    await visitor.expectAccessible();
    await dialog.getByRole('button', { name: common.userMenu.cancel }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await visitor.tokens()).toHaveLength(1);

    if (!(await signOut.isVisible())) await menu.click();
    await signOut.click();
    await dialog.getByRole('button', { name: common.userMenu.signOut }).click();
    await nobody.waitFor();
    expect(await visitor.tokens()).toHaveLength(0);
    await signIn();
    await page.getByRole('heading', { level: 1, name: common.header.signIn }).waitFor();
    expect(visitor.address()).toBe(`/${screen.language}/sign-in`);
  });
});

describe('the user menu on a low screen', () => {
  it('stays inside of it, and its last entry can be reached', async () => {
    const language = 'ar';
    const { userMenu } = textsIn(language).common;
    const member = await created.buildMember();
    await using visitor = await visitAs(created, member, { language });
    const { page } = visitor;
    await page.setViewportSize({ width: 800, height: 360 });
    await visitor.open('/ads');
    const { menu, entry } = accountIn(page, language);
    await menu.click();
    const list = page.getByRole('menu', { name: userMenu.open });
    await expect
      .poll(async () => {
        const box = await list.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 360;
      })
      .toBe(true);
    await entry(userMenu.signOut).click();
    await page.getByRole('alertdialog', { name: userMenu.signOutTitle }).waitFor();
  });
});

describe('a token that is no longer valid', () => {
  it('is removed, and the visitor goes on without an account', async () => {
    await using visitor = await visit({ language: 'ar', expectedErrors: /401/ });
    await visitor.context.addCookies([{ name: 'token', value: 'a.b.c', url: origin }]);
    await visitor.open();
    const { header } = textsIn('ar').common;
    await visitor.page.getByRole('link', { name: header.signIn, exact: true }).waitFor();
    expect(await visitor.tokens()).toHaveLength(0);
  });
});
