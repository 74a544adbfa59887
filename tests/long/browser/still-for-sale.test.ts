import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { createSecret } from '../../../functions/src/code/store.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { bothScreens } from '../../support/screens.ts';
import { adminApp } from '../../support/stack.ts';
import { textsIn } from '../../support/texts.ts';
import { visit } from '../../support/visitor.ts';

adminApp();
const created = startCreating();
afterAll(() => created.removeAll());

describe.each(bothScreens)('the question of a mail in $language at $width px', (screen) => {
  const { ad, own } = textsIn(screen.language);
  const { question } = own;
  const mark = ad.unconfirmed.replace('{{date}}', '').trim();

  it('is answered with one press, and the ad is confirmed for everybody', async () => {
    const { uid, email } = await created.buildMember(completeProfile);
    const before = Timestamp.fromMillis(Date.UTC(2026, 8, 1));
    const id = await created.buildListing({
      ...{ owner: uid, confirmedAt: before, unconfirmedSince: before },
      askedAt: Timestamp.now(),
    });
    const code = await createSecret('still-for-sale', { uid, email, about: id });
    await using visitor = await visit(screen);
    const { page } = visitor;
    await visitor.open(`/ads/${id}`);
    await page.getByText(mark).first().waitFor();
    await visitor.open(`/still-for-sale?code=${code}`);
    const yes = page.getByRole('button', { name: question.forSale, exact: true });
    await yes.waitFor();
    await visitor.expectAccessible();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent.trim()))
      .toBe(question.forSale);
    await page.keyboard.press('Enter');
    await page.getByText(question.done.forSale).waitFor();
    await visitor.expectNoOverflow();
    await visitor.open(`/ads/${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(mark).count()).toBe(0);
  });

  it('says of a link that is not ours what one can do', async () => {
    await using visitor = await visit({ ...screen, expectedErrors: /404/ });
    await visitor.open('/still-for-sale?code=wrong');
    await visitor.page.getByText(question.wrongTitle).first().waitFor();
    await visitor.page.getByRole('link', { name: question.toMyAds, exact: true }).waitFor();
    await visitor.expectNoOverflow();
  });
});
