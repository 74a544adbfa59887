import { afterAll, describe, expect, it } from 'vitest';
import { startCreating } from '../../support/created.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { codeIn, mailTo } from '../../support/mails.ts';
import { bothScreens } from '../../support/screens.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const newNumber = () => `+9647${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

describe.each(bothScreens)('a phone number in $language at $width px', (screen) => {
  const { account, ad, errors } = textsIn(screen.language);

  it('is confirmed with a code, and buyers read it on the ad', async () => {
    const phone = newNumber();
    const member = await created.buildMember({ ...completeProfile, phone });
    const id = await created.buildListing({ owner: member.uid });
    await using visitor = await visitAs(created, member, { ...screen, expectedErrors: /400/ });
    const { page } = visitor;
    await visitor.open('/my-account/settings');
    await page.getByText(ad.known.phoneUnknown, { exact: true }).waitFor();
    await page.getByRole('button', { name: account.phone.send, exact: true }).click();
    const code = codeIn(await mailTo(phone));
    // As a phone's keyboard fills it in: all at once.
    const type = (digits: string) => page.getByRole('textbox').first().fill(digits);
    await type(code === '000000' ? '000001' : '000000');
    await page.getByText(errors.codeWrong).waitFor();
    await type(code);
    await page.getByText(account.phone.confirmedBody).waitFor();
    await page.getByText(ad.known.phoneUnknown, { exact: true }).waitFor({ state: 'detached' });
    await visitor.expectNoOverflow();

    await using buyer = await visit(screen);
    await buyer.open(`/ads/${id}`);
    const owner = buyer.page.getByRole('region', { name: ad.owner.label });
    await owner.getByRole('button', { name: ad.known.how }).click();
    await owner.getByText(ad.known.phoneSource.code).waitFor();
    await expect.poll(() => owner.getByText(ad.known.phoneUnknown).count()).toBe(0);
    await buyer.expectNoOverflow();
  });
});
