import type { Language } from '@qaysari/contract/shared/languages';
import { expect } from 'vitest';
import { accountIn } from './account-in.ts';
import { codeIn, mailTo } from './mails.ts';
import type { NewPerson } from './people.ts';
import { textsIn } from './texts.ts';
import type { Visitor } from './visitor.ts';

/** Everything that somebody does with an account, on a phone, from the first form to the last. */
export function accountJourney(visitor: Visitor, language: Language) {
  const { page } = visitor;
  const texts = textsIn(language);
  const { auth, account, recovery, messages } = texts;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const fill = (name: string, text: string) => page.locator(`input[name=${name}]`).fill(text);
  const isAt = (path: string) => expect.poll(visitor.address).toBe(`/${language}${path}`);
  const { menu, nobody, signOut } = accountIn(page, language);

  return {
    async signUp(person: NewPerson) {
      await visitor.open('/sign-up');
      for (const [name, text] of Object.entries(person)) await fill(name, text as string);
      await page.getByRole('checkbox').check();
      await press(auth.signUp.submit);
      await page.getByText(messages.registered).waitFor();
    },
    async openLinkOf(email: string) {
      const { text } = await mailTo(email);
      const link = /^https?:\S+$/m.exec(text)?.[0] ?? '';
      expect(link).toContain(`/${language}/verify-email?code=`);
      const { pathname, search } = new URL(link);
      await visitor.openAddress(pathname + search);
      await page.getByText(messages.emailVerified).waitFor();
      expect(page.url()).not.toContain('code=');
      await page.getByRole('link', { name: auth.signIn.submit, exact: true }).click();
    },
    async signIn(name: string, password: string) {
      await page.getByRole('heading', { name: auth.signIn.title }).waitFor();
      await fill('usernameOrEmail', name);
      await fill('password', password);
      await press(auth.signIn.submit);
      // The page of the form has the menu, too, for a moment.
      await isAt('');
      await menu.waitFor();
    },
    async writeProfile() {
      await visitor.open('/my-account/settings');
      const profile = {
        firstname: 'سارة',
        lastname: 'Ahmed',
        phone: '٠٧٧٠ ١٢٣ ٤٥٦٧',
        city: 'بغداد',
        streetNamehouseNumber: 'شارع المتنبي 12',
        postalcode: '۱۰۰۰۱',
      };
      for (const [name, text] of Object.entries(profile)) await fill(name, text);
      // The terms were ticked while signing up.
      await press(account.settings.save);
      await page.getByRole('button', { name: account.settings.edit }).waitFor();
      await page.getByText('0770 123 4567').first().waitFor();
      await page.getByText('10001').waitFor();
    },
    async changeEmail(email: string) {
      await visitor.open('/my-account/change-email');
      await fill('newEmail', email);
      await press(account.email.submit);
      await isAt(`/verify-your-code?email=${encodeURIComponent(email)}`);
      const code = codeIn(await mailTo(email));
      // The address changes before its page is there.
      const box = recovery.code.box.replace('{{number}}', '1');
      // As a phone's keyboard fills it in: all at once.
      await page.getByRole('textbox', { name: box }).fill(code);
      await isAt('/email-changed');
    },
    async changePassword(old: string, next: string) {
      await visitor.open('/my-account/change-password');
      await fill('password', old);
      await fill('newPassword', next);
      await fill('confirmNewPassword', next);
      await press(account.password.submit);
      await isAt('/password-changed');
      await page.getByRole('link', { name: recovery.confirmation.home }).click();
      await isAt('');
      // The address comes first: the menu of the page before would go with it.
      await page.getByRole('article').first().waitFor();
    },
    signOut,
    async recover(email: string, password: string) {
      await visitor.open('/sign-in');
      await page.getByRole('link', { name: auth.signIn.forgot }).click();
      await page.getByRole('heading', { name: recovery.email.title }).waitFor();
      await fill('email', email);
      await press(recovery.email.submit);
      await page.getByRole('heading', { name: recovery.code.title }).waitFor();
      // The third mail to this address, after its own code and the word of the new password.
      const code = codeIn(await mailTo(email, 3));
      await page.keyboard.type(code.replace(/\d/g, (d) => String.fromCodePoint(0x660 + Number(d))));
      await page.getByRole('heading', { name: recovery.password.title }).waitFor();
      await fill('newPassword', password);
      await fill('confirmNewPassword', password);
      await press(recovery.password.submit);
      await page.getByText(recovery.done.body).waitFor();
      await page.getByRole('link', { name: auth.signIn.submit, exact: true }).click();
    },
    async deleteAccount() {
      await visitor.open('/my-account/delete-account');
      await press(account.deletion.agree);
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: account.deletion.yes })
        .click();
      await isAt('/account-deleted');
      await page.getByRole('link', { name: recovery.confirmation.home }).click();
      await nobody.waitFor();
    },
    async isRefused(name: string, password: string) {
      await visitor.open('/sign-in');
      await fill('usernameOrEmail', name);
      await fill('password', password);
      await press(auth.signIn.submit);
      await page.getByText(texts.errors.signInWrong).waitFor();
    },
  };
}
