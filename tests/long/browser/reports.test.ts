import { sendObjection, sendReport } from '@qaysari/contract/report/calls';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { linkCodeIn, mailTo } from '../../support/mails.ts';
import { bothScreens } from '../../support/screens.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** What staff enter in the console. */
const decide = (adId: string, entry: { decision: string; rule?: string; note?: string }) =>
  created.firestore.doc(`reportCases/listing~${adId}`).update(entry);

/** How often the page has made a call. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) calls += 1;
  });
  return () => calls;
}

const grouped = (number: string) =>
  [number.slice(0, 4), number.slice(4, 7), number.slice(7)].join('\u00a0');

describe.each(bothScreens)('a report, in $language at $width px', (screen) => {
  const { ad, auth, reports } = textsIn(screen.language);

  it('is made after signing in, has a number, and leads to a notice after the decision', async () => {
    const [owner, member] = [
      await created.buildMember(completeProfile),
      await created.buildMember(),
    ];
    const adId = await created.buildListing({ owner: owner.uid });
    await using visitor = await visit({ ...screen, expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
    const { page } = visitor;
    await visitor.open(`/ads/${adId}`);
    await page.getByRole('button', { name: ad.report.listing }).click();
    await page.getByText(ad.report.signIn).waitFor();
    await page.locator('input[name=usernameOrEmail]').fill(member.username);
    await page.locator('input[name=password]').fill(member.password);
    await page.getByRole('button', { name: auth.signIn.submit, exact: true }).click();

    const sheet = page.getByRole('dialog', { name: reports.title.listing });
    const send = sheet.getByRole('button', { name: reports.form.submit });
    await send.click();
    await sheet.getByText(reports.form.reasonMissing).waitFor();
    expect(visitor.address()).toBe(`/${screen.language}/ads/${adId}`);
    await visitor.expectAccessible();
    await sheet.getByRole('radio', { name: reports.reason.paymentFirst }).check();
    await sheet.getByRole('textbox').fill('عربون');
    await visitor.context.setOffline(true);
    await send.click();
    await sheet.getByRole('alert').waitFor();
    expect(await sheet.getByRole('textbox').inputValue()).toBe('عربون');
    await visitor.context.setOffline(false);
    const sent = countCalls(page, sendReport.path);
    await send.dblclick();
    await sheet.getByRole('heading', { name: reports.receipt.title }).waitFor();
    expect(sent()).toBe(1);
    const mine = await created.firestore
      .collection('reports')
      .where('reporter', '==', member.uid)
      .get();
    expect(mine.size).toBe(1);
    const number = grouped(mine.docs[0]?.get('number') as string);
    await sheet.getByText(number).waitFor();
    await visitor.expectAccessible();
    await sheet.getByRole('link', { name: reports.mine.title }).click();

    await page.getByRole('heading', { level: 1, name: reports.mine.title }).waitFor();
    const report = page.getByRole('article').filter({ hasText: number });
    await report.getByText(reports.outcome.open).waitFor();
    await decide(adId, { decision: 'noAction' });
    await mailTo(member.email);
    await page.reload();
    await report.getByText(reports.outcome.notUpheld).waitFor();
    await visitor.settled();
    await visitor.expectAccessible();
  });

  it('leads to a decision that its person reads by a link, and objects to once', async () => {
    const [owner, member] = [
      await created.buildMember(completeProfile),
      await created.buildMember(),
    ];
    const adId = await created.buildListing({ owner: owner.uid });
    {
      await using reporter = await visitAs(created, member, screen);
      await reporter.open(`/ads/${adId}`);
      await reporter.page.getByRole('button', { name: ad.report.listing }).click();
      await reporter.page.getByRole('radio', { name: reports.reason.notTheirs }).check();
      await reporter.page.getByRole('button', { name: reports.form.submit }).click();
      await reporter.page.getByRole('heading', { name: reports.receipt.title }).waitFor();
    }
    await decide(adId, { decision: 'takeDown', rule: 'notTheirs', note: 'صور غيرك' });
    const code = linkCodeIn(await mailTo(owner.email));

    // On a device on which nobody is signed in.
    await using visitor = await visit(screen);
    const { page } = visitor;
    await visitor.open(`/decision?code=${code}`);
    await page.getByRole('heading', { name: reports.statement.title.takeDown }).waitFor();
    await expect.poll(visitor.address).toBe(`/${screen.language}/decision`);
    await page.getByText(reports.rules.notTheirs).waitFor();
    await page.getByText('صور غيرك').waitFor();
    await visitor.expectAccessible();
    await page.reload();
    await page.getByRole('textbox').fill('صوري أنا');
    const sent = countCalls(page, sendObjection.path);
    await page.getByRole('button', { name: reports.objection.submit }).dblclick();
    await page.getByText(reports.objection.sentBody).waitFor();
    expect(sent()).toBe(1);
    await visitor.expectAccessible();
    await visitor.open(`/decision?code=${code}`);
    await page.getByText('صوري أنا').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
  });
});
