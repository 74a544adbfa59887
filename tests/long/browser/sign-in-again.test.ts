import { afterAll, describe, expect, it } from 'vitest';
import { startCreating, type Member } from '../../support/created.ts';
import { newPerson } from '../../support/people.ts';
import { bothScreens } from '../../support/screens.ts';
import { textsIn } from '../../support/texts.ts';
import { origin, visit, type Visitor, type VisitOptions } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** Somebody who signed in an hour ago on this device. */
async function visitLate(member: Member, options: VisitOptions): Promise<Visitor> {
  const visitor = await visit({ ...options, expectedErrors: /40[13]/ });
  const value = await created.signInAgo(member, 60);
  await visitor.context.addCookies([{ name: 'token', value, url: origin }]);
  return visitor;
}

describe.each(bothScreens)('an old session in $language at $width px', (screen) => {
  const { account, auth, errors } = textsIn(screen.language);

  it('asks for the password by keyboard alone, and goes on by itself', async () => {
    const member = await created.buildMember();
    await using visitor = await visitLate(member, screen);
    const { page } = visitor;
    await visitor.open('/my-account/change-email');
    const newEmail = newPerson().email;
    await page.locator('input[name=newEmail]').fill(newEmail);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: auth.again.title });
    await dialog.waitFor();
    await visitor.expectNoOverflow();
    await visitor.expectAccessible();
    await page.keyboard.type('Wrong-Word-11');
    await page.keyboard.press('Enter');
    await dialog.getByText(errors.signInWrong).waitFor();
    await dialog.locator('input[name=password]').fill(member.password);
    await page.keyboard.press('Enter');
    const address = `/${screen.language}/verify-your-code?email=${encodeURIComponent(newEmail)}`;
    await expect.poll(visitor.address).toBe(address);
  });

  it('keeps what was typed when the dialog is closed', async () => {
    const member = await created.buildMember();
    await using visitor = await visitLate(member, screen);
    const { page } = visitor;
    await visitor.open('/my-account/change-email');
    await page.locator('input[name=newEmail]').fill('half@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: auth.again.title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(errors.recentSignIn).waitFor();
    expect(await page.locator('input[name=newEmail]').inputValue()).toBe('half@example.com');
    const send = page.getByRole('button', { name: account.email.submit, exact: true });
    expect(await send.isEnabled()).toBe(true);
  });
});
