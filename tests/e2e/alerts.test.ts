import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { alertJourney, planOf, sweepInTheEvening } from '../support/alert-journey.ts';
import { startCreating } from '../support/created.ts';
import { mailTo, mailsTo } from '../support/mails.ts';
import { visitAs } from '../support/visit-as.ts';

const created = startCreating();
afterEach(() => void vi.restoreAllMocks());
afterAll(() => created.removeAll());

it('a search is saved, an ad is approved, and the mail and the notification are there', () =>
  alertJourney(created, 'ku'));

it('a favourite that is made cheaper is told once', async () => {
  const member = await created.buildMember({ language: 'ar' });
  const title = `مخبز ${created.tag}`;
  const id = await created.buildListing({ title, price: 20_000, currency: 'usd' });
  await using visitor = await visitAs(created, member, { language: 'ar', width: 360 });
  const { page } = visitor;
  await visitor.open(`/ads/${id}`);
  const heart = page.locator('main').getByRole('button', { name: new RegExp(created.tag) });
  await heart.first().click();
  const mark = created.firestore.doc(`users/${member.uid}/favorites/${id}`);
  await expect.poll(async () => (await mark.get()).exists).toBe(true);
  const { changeListing } = await import('../../functions/src/listing/store.ts');
  await changeListing(id, (document) => ({ ...document, price: 15_000 }));
  await expect.poll(() => planOf(created, member.uid, 'favorites')).toBe(1);
  await sweepInTheEvening(1);
  const mail = await mailTo(member.email);
  expect(mail.text).toContain(title);
  await changeListing(id, (document) => ({ ...document, price: 14_000 }));
  await sweepInTheEvening(2);
  expect(await mailsTo(member.email)).toHaveLength(1);
});
