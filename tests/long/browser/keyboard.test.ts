import type { Locator } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { buildChatUser } from '../../support/chat-users.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { buyerAndOwner } from '../../support/conversation-page.ts';
import { startCreating } from '../../support/created.ts';
import { adFields } from '../../support/form.ts';
import { textsIn } from '../../support/texts.ts';
import { buildInvestor } from '../../support/investors.ts';
import { newPerson } from '../../support/people.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit } from '../../support/visitor.ts';
import { keyboardJourney, tabTo } from './keyboard-journey.ts';

const created = startCreating();
afterAll(() => created.removeAll());

it('the keyboard alone browses, searches, keeps an ad, signs in and opens it, in ar', () =>
  keyboardJourney(created, 'ar'));

/** Goes down the choices of the focused list until it has this value. */
async function arrowTo(select: Locator, value: string): Promise<void> {
  await tabTo(select);
  const choices = await select.locator('option').count();
  for (let step = 0; step < choices; step += 1) {
    if ((await select.inputValue()) === value) return;
    await select.page().keyboard.press('ArrowDown');
  }
  expect(await select.inputValue()).toBe(value);
}

it('the keyboard alone publishes an ad, in ku', async () => {
  const { common, publish } = textsIn('ku');
  const member = await created.buildMember(completeProfile);
  await using visitor = await visitAs(created, member, { language: 'ku', width: 1280 });
  const { page } = visitor;
  await visitor.open();
  await tabTo(page.getByRole('banner').getByRole('link', { name: common.header.publish }));
  await page.keyboard.press('Enter');
  const field = (name: string) => page.locator(`form [name=${name}]`);
  const mark = created.tag.slice(0, 12);
  await tabTo(field('title'));
  await page.keyboard.type(`چێشتخانە ${mark}`);
  await tabTo(field('description'));
  await page.keyboard.type(adFields.description);
  await arrowTo(field('category'), adFields.category);
  await arrowTo(field('location'), adFields.location);
  await arrowTo(field('currency'), adFields.currency);
  await tabTo(field('price'));
  await page.keyboard.type('25000');
  await tabTo(page.getByRole('button', { name: publish.create.submit, exact: true }));
  await page.keyboard.press('Enter');
  await expect.poll(visitor.address).toBe('/ku/my-account/my-ads?tab=pending');
  await page.getByRole('article').filter({ hasText: mark }).waitFor();
});

it('the keyboard alone enlarges pictures, shares an ad and asks for the contact, in ar', async () => {
  const { ad: texts } = textsIn('ar');
  const ad = await seededAd();
  await using visitor = await visit({ language: 'ar', width: 1280 });
  const { page } = visitor;
  const { keyboard } = page;
  await visitor.open(`/ads/${ad._id}`);
  const share = page.getByRole('button', { name: texts.share.button });
  await tabTo(share);
  await keyboard.press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('link', { name: texts.share.whatsapp }));
  await keyboard.press('Escape');
  await expect.poll(() => share.evaluate((one) => one === document.activeElement)).toBe(true);

  await tabTo(page.getByRole('button', { name: texts.viewer.label }));
  await keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await tabTo(viewer.getByRole('button', { name: texts.viewer.zoomIn }));
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });

  await tabTo(page.getByRole('button', { name: texts.contact.open }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('link', { name: new RegExp(texts.contact.call) }));
});

it('the keyboard alone signs up, in en', async () => {
  const { auth } = textsIn('en');
  await using visitor = await visit({ language: 'en', width: 1280 });
  const { page } = visitor;
  await visitor.open('/sign-in');
  await tabTo(page.getByRole('link', { name: auth.signIn.register }));
  await page.keyboard.press('Enter');
  await expect.poll(visitor.address).toBe('/en/sign-up');
  const { username, email, password } = newPerson();
  const values = { username, email, password, confirmPassword: password };
  for (const [name, value] of Object.entries(values)) {
    await tabTo(page.locator(`form [name=${name}]`));
    await page.keyboard.type(value);
  }
  await tabTo(page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect.poll(visitor.address).toContain('/en/sign-in');
});

it('the keyboard alone finds an investor by budget and writes to them, in en', async () => {
  const { ad, ads, common, inbox, investors } = textsIn('en');
  const name = `Investor ${created.tag.slice(0, 12)}`;
  const investor = await buildInvestor(created, { title: name, sectors: ['it_tech'] });
  const member = await created.buildMember(completeProfile);
  await using visitor = await visitAs(created, member, { language: 'en', width: 1366 });
  const { page } = visitor;
  const { keyboard } = page;
  await visitor.open();
  await tabTo(page.getByRole('banner').getByRole('link', { name: common.header.investors }));
  await keyboard.press('Enter');
  await expect.poll(visitor.address).toBe('/en/investors');
  const filter = page.getByRole('search', { name: investors.filter.label });
  await tabTo(filter.getByRole('searchbox'));
  await keyboard.type(created.tag.slice(0, 12));
  const budget = filter.getByRole('button', { name: investors.filter.budget });
  await tabTo(budget);
  await keyboard.press('Enter');
  const currency = filter.getByRole('combobox', { name: investors.filter.currency });
  await tabTo(currency);
  await keyboard.press('Enter');
  await page.getByRole('option').first().waitFor();
  await keyboard.press('End');
  await keyboard.press('Enter');
  await expect.poll(() => currency.textContent()).toBe(common.currency.iqd);
  await tabTo(filter.getByRole('button', { name: ads.filter.search }).first());
  await keyboard.press('Enter');
  await expect.poll(visitor.address).toContain('currency=iqd');
  const card = page.getByRole('article').filter({ hasText: name }).getByRole('link');
  await tabTo(card);
  await keyboard.press('Enter');
  await expect.poll(visitor.address).toBe(`/en/investors/${investor.uid}`);
  await tabTo(
    page.getByRole('link', { name: ad.contact.send, exact: true }).filter({ visible: true }),
  );
  await keyboard.press('Enter');
  await tabTo(page.getByRole('textbox', { name: inbox.write.label }));
  await keyboard.type('Good morning');
  await keyboard.press('Enter');
  await page.getByRole('log').getByText('Good morning').waitFor();
});

it('the keyboard alone answers a message with a phrase and goes to another conversation, in ku', async () => {
  const { inbox, phrases } = textsIn('ku');
  const { owner, buyer, listing } = await buyerAndOwner(created);
  const other = await buildChatUser(created, { fields: { firstname: 'Zain' } });
  await buyer.sendNow(owner, { phrase: { key: 'stillAvailable' }, listing });
  await other.sendNow(owner, 'second');
  await using visitor = await visitAs(created, owner, { language: 'ku', width: 1366 });
  const { page } = visitor;
  const { keyboard } = page;
  await visitor.open('/my-account/inbox');
  const list = page.getByRole('list', { name: inbox.list });
  await tabTo(list.getByRole('link', { name: 'سارة' }));
  await keyboard.press('Enter');
  await expect.poll(visitor.address).toBe(`/ku/my-account/inbox/${buyer.uid}`);
  await tabTo(page.getByRole('button', { name: phrases.yes, exact: true }));
  await keyboard.press('Enter');
  await page.getByRole('log').getByText(phrases.yes).waitFor();
  await visitor.open('/my-account/inbox');
  await tabTo(list.getByRole('link', { name: 'Zain' }));
  await keyboard.press('Enter');
  await page.getByRole('log').getByText('second').waitFor();
});

it('the keyboard alone hides an ad, shows it again and deletes it, in ar', async () => {
  const { own } = textsIn('ar');
  const member = await created.buildMember(completeProfile);
  const id = await created.buildListing({ owner: member.uid });
  await using visitor = await visitAs(created, member, { language: 'ar', width: 1366 });
  const { page } = visitor;
  const { keyboard } = page;
  await visitor.open('/my-account/my-ads');
  await tabTo(page.getByRole('article').getByRole('link').first());
  await keyboard.press('Enter');
  await expect.poll(visitor.address).toBe(`/ar/ads/${id}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await tabTo(button(own.availability.hidden.do));
  await keyboard.press('Enter');
  await button(own.availability.hidden.undo).waitFor();
  await tabTo(button(own.availability.hidden.undo));
  await keyboard.press('Enter');
  await button(own.availability.hidden.do).waitFor();
  const named = own.delete.of.replace('{{title}}', '');
  await tabTo(page.getByRole('button', { name: named }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: own.delete.confirm }));
  await keyboard.press('Enter');
  await expect.poll(visitor.address).toContain('/my-account/my-ads');
});
