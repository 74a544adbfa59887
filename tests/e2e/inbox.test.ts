import { afterAll, expect, it } from 'vitest';
import { buyerAndOwner, conversationOf } from '../support/conversation-page.ts';
import { startCreating } from '../support/created.ts';
import { textsIn } from '../support/texts.ts';
import { visitAs } from '../support/visit-as.ts';

const created = startCreating();
afterAll(() => created.removeAll());

it('a conversation begins from an ad, and each reads phrases and meetings in their own language', async () => {
  const { owner, buyer, listing } = await buyerAndOwner(created);
  await using sara = await visitAs(created, buyer, { language: 'ar', width: 360 });
  const { ad } = textsIn('ar');
  const hers = conversationOf(sara, 'ar');
  await sara.open(`/ads/${listing}`);
  await sara.page.getByRole('link', { name: ad.contact.send, exact: true }).click();
  await sara.page.getByRole('heading', { level: 1, name: hers.inbox.adOwner }).waitFor();
  expect(sara.address()).toBe(`/ar/my-account/inbox/${owner.uid}?listing=${listing}`);
  await sara.page.getByText('مخبز').waitFor();
  await hers.press(textsIn('ar').phrases.stillAvailable);
  await hers.log.getByRole('img', { name: hers.inbox.message.sent }).waitFor();
  await sara.expectAccessible();

  await using omar = await visitAs(created, owner, { language: 'ku', width: 360 });
  const his = conversationOf(omar, 'ku');
  const { phrases } = textsIn('ku');
  await omar.open('/my-account/inbox');
  await omar.page.getByText(phrases.stillAvailable).waitFor();
  await omar.page.getByRole('link', { name: 'سارة كريم' }).click();
  await his.message(phrases.stillAvailable).waitFor();
  await omar.page.getByRole('complementary').getByText(his.inbox.first.tipTitle).waitFor();
  await omar.expectAccessible();
  await his.press(his.inbox.meeting.propose);
  const sheet = omar.page.getByRole('dialog');
  await sheet.getByLabel(his.inbox.meeting.day).fill('2099-11-30');
  await sheet.getByLabel(his.inbox.meeting.hour).fill('16:30');
  await sheet.getByLabel(his.inbox.meeting.place).fill('Cafe');
  await his.press(his.inbox.meeting.send);
  await his.message('Cafe').getByText(his.inbox.meeting.proposed).waitFor();
  // Who answers is no stranger any more.
  await omar.page.getByRole('complementary').waitFor({ state: 'detached' });

  // Who has written is known by name.
  await sara.page.getByRole('heading', { level: 1, name: 'عمر علي' }).waitFor();
  await hers.message('Cafe').getByRole('button', { name: hers.inbox.meeting.accept }).click();
  await hers.message(textsIn('ar').phrases.accepted).waitFor();
  await his.message(phrases.accepted).waitFor();
  await his.message('Cafe').getByText(his.inbox.meeting.accepted).waitFor();
  expect(
    await his.message('Cafe').getByRole('button', { name: his.inbox.meeting.accept }).count(),
  ).toBe(0);
});
