import { categories } from '@qaysari/contract/listing/catalogue';
import { listInvestors } from '@qaysari/contract/investor/calls';
import { afterAll, expect, it } from 'vitest';
import { ask } from '../../support/api-client.ts';
import { formIn } from '../../support/ad-form.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { buildInvestor } from '../../support/investors.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';

const created = startCreating();
afterAll(() => created.removeAll());

it('asks for the sector of an ad that looks for money, and counts matching investors', async () => {
  const language = 'ku';
  const { ad, investors, own, publish } = textsIn(language);
  const investor = await buildInvestor(created, { sectors: ['it_tech'], cities: ['samawah'] });
  const me = await created.buildMember(completeProfile);
  const id = await created.buildListing({
    ...{ owner: me.uid, title: `Looks for money ${created.tag}`, category: 'other' },
    ...{ location: 'samawah', price: 20_000_000, currency: 'iqd' },
  });
  await using visitor = await visitAs(created, me, { language, width: 360 });
  const { page } = visitor;
  const form = formIn(visitor, language);
  await visitor.open(`/edit-ad/${id}`);
  const sector = page.locator('select[name=sector]');
  expect(await sector.count()).toBe(0);
  await page.locator('select[name=category]').selectOption('find_an_investor');
  await sector.selectOption('it_tech');
  await visitor.expectAccessible();
  await form.press(publish.edit.submit);
  await expect.poll(visitor.address).toBe(`/${language}/my-account/my-ads`);
  await visitor.settled();
  await visitor.open(`/ads/${id}`);
  const fact = page.getByRole('definition').filter({ hasText: categories.it_tech[language] });
  await fact.waitFor();
  await page.getByText(ad.facts.sector, { exact: true }).waitFor();

  // The trigger puts a new investor into the directory.
  const token = await created.signIn(me);
  const fitting = async () => {
    const path = `${listInvestors.path}?role=investor`;
    const { body } = await ask(path, { method: 'POST', token, json: { listing: id } });
    return JSON.stringify(body);
  };
  await expect.poll(fitting, { timeout: 30_000 }).toContain(investor.uid);
  await visitor.open(`/ads/${id}`);
  await page.getByRole('link', { name: own.investors.see }).click();
  await expect.poll(visitor.address).toBe(`/${language}/investors?listing=${id}`);
  await visitor.settled();
  await page.getByText(investors.fit.reasons.sector).first().waitFor();

  await using other = await visitAs(created, investor, { language, width: 360 });
  const card = other.page.getByRole('article', { name: /Looks for money/ });
  await expect
    .poll(
      async () => {
        await other.open('/my-account/investor');
        return card.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await card.getByText(investors.fit.reasons.city).waitFor();
  await other.expectAccessible();
});
