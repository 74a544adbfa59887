import { afterAll, expect, it } from 'vitest';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { approvedInvestor } from '../../support/investors.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const phone = { language: 'ar', width: 360 } as const;
const { account, auth, common, errors, investing, investors, messages } = textsIn('ar');

it('becomes an investor on a phone, signs in again, changes the profile and waits for staff', async () => {
  const member = await created.buildMember(completeProfile);
  await using visitor = await visitAs(created, member, phone);
  const { page } = visitor;
  const fill = (name: string, text: string) => page.locator(`[name=${name}]`).fill(text);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await visitor.open('/my-account/privacy-and-security');
  await page.getByRole('link', { name: account.investor.title }).click();
  await fill('title', 'أبحث عن مخبز');
  await fill('about', 'أدير مع أخي مخبزين في الكرخ');
  await fill('offers', 'مال وخبرة');
  await page.getByRole('radio', { name: common.currency.iqd }).check();
  await fill('budgetMin', '٩٠٠٠٠٠٠٠');
  await fill('budgetMax', '۲۵٬۰۰۰٬۰۰۰');
  await press(investing.become.submit);
  await page.getByText(errors.budgetRange).first().waitFor();
  await fill('budgetMin', '٢٥٠٠٠٠٠٠');
  await fill('budgetMax', '۹۰٬۰۰۰٬۰۰۰');
  await page.getByRole('checkbox', { name: investors.forms.partner }).check();
  await visitor.expectAccessible();
  await press(investing.become.submit);

  await page.getByText(messages.becameInvestor).waitFor();
  expect(visitor.address()).toMatch(/^\/ar\/sign-in\?/);
  await fill('usernameOrEmail', member.username);
  await fill('password', member.password);
  await press(auth.signIn.submit);
  await expect.poll(visitor.address).toBe('/ar/my-account/investor');
  await page.getByText(investing.status.pending).waitFor();
  await page.getByText('أبحث عن مخبز').waitFor();
  await page.getByText(/25,000,000.*90,000,000/).waitFor();

  await press(investing.own.edit);
  await fill('budgetMax', '95000000');
  await press(investing.own.save);
  await page.getByText(messages.investorUpdated).waitFor();
  await page.getByText(/25,000,000.*95,000,000/).waitFor();
  await visitor.settled();
  await visitor.expectAccessible();
  const stored: unknown = (await created.firestore.doc(`users/${member.uid}`).get()).get(
    'investorProfile',
  );
  expect(stored).toMatchObject({
    ...{ currency: 'iqd', budgetMin: 25_000_000, budgetMax: 95_000_000, forms: ['partner'] },
    status: 'pending',
  });

  await visitor.open('/my-account/become-an-investor');
  await expect.poll(visitor.address).toBe('/ar/my-account/investor');
});

it('keeps what was typed when saving fails, and saves it at the next attempt', async () => {
  const member = await created.buildMember(approvedInvestor());
  await using visitor = await visitAs(created, member, { ...phone, expectedErrors: /500/ });
  const { page } = visitor;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await visitor.open('/my-account/investor');
  await press(investing.own.edit);
  await page.locator('[name=offers]').fill('مال ومحل في الكرادة');
  await page.getByText(investing.own.reviewAgain).waitFor();
  await page.route('**/api/investor/me', (route) => route.fulfill({ status: 500, body: '{}' }));
  await press(investing.own.save);
  await page.getByText(investing.own.failed).waitFor();
  await page.unroute('**/api/investor/me');
  await press(investing.own.save);
  await page.getByText(messages.investorUpdated).waitFor();
  await page.getByText(investing.status.pending).waitFor();
  await page.getByText('مال ومحل في الكرادة').waitFor();
});

it('asks our team once', async () => {
  const member = await created.buildMember();
  await using visitor = await visitAs(created, member, { ...phone, expectedErrors: /409/ });
  const { page } = visitor;
  const dialog = page.getByRole('dialog', { name: investing.ask.title });
  const ask = async (message: string) => {
    await page.getByRole('button', { name: investing.ask.button }).click();
    await dialog.getByRole('textbox').fill(message);
    await dialog.getByRole('button', { name: investing.ask.submit, exact: true }).click();
  };
  await visitor.open('/my-account/become-an-investor');
  await ask('   ');
  await dialog.getByText(errors.messageEmpty).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await ask('هل أحتاج إلى شركة؟');
  await page.getByText(messages.investorAsked).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await ask('وهل أحتاج إلى رخصة؟');
  await dialog.getByText(errors.alreadyAsked).waitFor();
});
