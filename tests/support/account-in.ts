import type { Language } from '@qaysari/contract/shared/languages';
import type { Page } from 'playwright-core';
import { textsIn } from './texts.ts';

/** The account of a page: a menu and a button of the header on a desk, a sheet on a phone. */
export function accountIn(page: Page, language: Language) {
  const { bar, header, userMenu } = textsIn(language).common;
  const sheet = page.getByRole('dialog', { name: bar.account });
  const visitorsButton = page.getByRole('button', { name: bar.account, exact: true });
  const signInLink = page.getByRole('link', { name: header.signIn, exact: true });
  /** Only members have it. */
  const menu = page.getByRole('button', { name: userMenu.open });
  /** Only visitors have it. */
  const nobody = isPhone(page) ? visitorsButton : signInLink;
  const entry = (name: string) =>
    isPhone(page)
      ? sheet.getByRole('link', { name }).or(sheet.getByRole('button', { name }))
      : page.getByRole('menuitem', { name });
  return {
    sheet,
    menu,
    nobody,
    entry,
    async signIn() {
      if (isPhone(page)) await visitorsButton.click();
      await signInLink.click();
    },
    async signOut() {
      await menu.click();
      await entry(userMenu.signOut).click();
      const dialog = page.getByRole('alertdialog', { name: userMenu.signOutTitle });
      await dialog.getByRole('button', { name: userMenu.signOut }).click();
      await nobody.waitFor();
    },
  };
}

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}
