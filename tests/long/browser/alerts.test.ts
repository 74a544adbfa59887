import { languageCodes } from '@qaysari/contract/shared/languages';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { addSubscription } from '../../../functions/src/notification/subscription-store.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { alertsSwept } from '../../../functions/src/schedules.ts';
import { startCreating } from '../../support/created.ts';
import { mailTo, mailsTo } from '../../support/mails.ts';
import { getPage } from '../../support/page-html.ts';
import { openPushBrowser } from '../../support/push-browser.ts';
import { adminApp } from '../../support/stack.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit } from '../../support/visitor.ts';

adminApp();
const created = startCreating();
afterEach(() => void vi.restoreAllMocks());
afterAll(() => created.removeAll());

const dayMs = 24 * 3600_000;

/** The sweep as it runs at 18:05 in Baghdad, so many days from now. */
async function sweepInTheEvening(days: number): Promise<void> {
  const midnight = Math.floor(Date.now() / dayMs + days) * dayMs;
  const spy = vi.spyOn(clock, 'now').mockReturnValue(midnight + 15 * 3600_000 + 5 * 60_000);
  await alertsSwept();
  spy.mockRestore();
}

const planOf = async (uid: string, source: string) =>
  (await created.firestore.doc(`users/${uid}/alertPlans/${source}`).get()).get('last') as unknown;

describe.each(languageCodes)('in %s at 360 px', (language) => {
  const { searches, messages, unsubscribe } = textsIn(language);
  const screen = { language, width: 360 };

  it('a search is saved, an ad is approved, and the mail and the notification are there', async () => {
    const member = await created.buildMember({ language });
    const { uid, email } = member;
    await using phone = await openPushBrowser();
    await addSubscription(uid, { ...phone.subscription, language, validFrom: 0 });
    await using visitor = await visitAs(created, member, screen);
    const { page } = visitor;
    const word = `${created.tag}${language}`;
    await visitor.open(`/ads?search=${word}`);
    await page.getByRole('button', { name: searches.save }).click();
    await page.getByRole('status').filter({ hasText: messages.searchSaved }).waitFor();

    const title = `Bakery ${word}`;
    const id = await created.buildListing({
      title,
      status: 'pending',
      settled: { status: 'pending' },
    });
    await created.firestore.doc(`listings/${id}`).update({ status: 'approved' });
    const saved = await created.firestore.collection(`users/${uid}/savedSearches`).get();
    const search = saved.docs[0]?.id ?? '';
    await expect.poll(() => planOf(uid, search)).toBe(1);
    await sweepInTheEvening(1);
    const mail = await mailTo(email);
    expect(mail.text).toContain(title);
    await expect.poll(() => phone.received.length).toBe(1);
    expect(phone.received[0]?.payload).toMatchObject({ path: `/${language}/ads/${id}` });

    expect(mail.text).toContain(`/${language}/ads/${id}\n`);
    expect((await getPage(`/${language}/ads/${id}`)).title).toContain(title);
    const leave = /http\S+\/unsubscribe\?\S+/.exec(mail.text)?.[0] ?? '';
    await using reader = await visit(screen);
    await reader.page.goto(leave);
    await reader.page.getByRole('button', { name: unsubscribe.search.submit }).click();
    await reader.page.getByText(unsubscribe.search.doneTitle).waitFor();
    await reader.expectAccessible();
    await reader.expectNoOverflow();
    await visitor.open('/my-account/saved-searches');
    const choice = page.getByRole('combobox');
    await choice.waitFor();
    expect(await choice.inputValue()).toBe('never');
    await visitor.expectAccessible();
    await visitor.expectNoOverflow();
    await choice.selectOption('atOnce');
    await page.getByRole('status').filter({ hasText: messages.savedSearchChanged }).waitFor();
    await page.getByText(searches.mine.atOnceHelp).waitFor();
  });
});

it('a favourite that becomes cheaper sends one alert', async () => {
  const member = await created.buildMember({ language: 'ar' });
  const title = `مخبز ${created.tag}`;
  const id = await created.buildListing({ title, price: 20_000, currency: 'usd' });
  await using visitor = await visitAs(created, member, { language: 'ar', width: 360 });
  const { page } = visitor;
  await visitor.open(`/ads/${id}`);
  const heart = page.locator('main').getByRole('button', { name: new RegExp(title) });
  await heart.first().click();
  const mark = created.firestore.doc(`users/${member.uid}/favorites/${id}`);
  await expect.poll(async () => (await mark.get()).exists).toBe(true);
  const { changeListing } = await import('../../../functions/src/listing/write-store.ts');
  await changeListing(id, (document) => ({ ...document, price: 15_000 }));
  await expect.poll(() => planOf(member.uid, 'favorites')).toBe(1);
  await sweepInTheEvening(1);
  const mail = await mailTo(member.email);
  expect(mail.text).toContain(title);
  await changeListing(id, (document) => ({ ...document, price: 14_000 }));
  await sweepInTheEvening(2);
  expect(await mailsTo(member.email)).toHaveLength(1);
});
