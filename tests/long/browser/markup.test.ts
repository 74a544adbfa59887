import { afterAll, describe, expect, it } from 'vitest';
import { startCreating } from '../../support/created.ts';
import { buildInvestor } from '../../support/investors.ts';
import { engineViolations, markupErrors, snifferErrors } from '../../support/page-checkers.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { buildChatUser } from '../../support/chat-users.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const screens = [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1366 },
] as const;

/** Two checkers look at each page, and a third at its markup. */
async function expectFaultless(visitor: Visitor, paths: readonly string[]): Promise<void> {
  const documents = new Map<string, string>();
  for (const path of paths) {
    await visitor.open(path);
    documents.set(path, await visitor.page.content());
    expect(await snifferErrors(visitor.page), path).toEqual([]);
    expect(await engineViolations(visitor.page), path).toEqual([]);
  }
  expect(await markupErrors(documents)).toEqual([]);
}

describe.each(screens)(
  'in $language at $width px the main pages have valid markup, and no faults that HTML_CodeSniffer or IBM find',
  (screen) => {
    it('for visitors', async () => {
      await using visitor = await visit(screen);
      const ad = `/ads/${(await seededAd())._id}`;
      await expectFaultless(visitor, [
        '',
        '/ads',
        ad,
        '/sign-in',
        '/sign-up',
        '/terms-and-conditions',
      ]);
    }, 200_000);

    it('for members', async () => {
      const member = await created.buildMember();
      await created.buildListing({ owner: member.uid, status: 'pending' });
      // Nobody writes first to somebody without an ad in lists.
      await created.buildListing({ owner: member.uid });
      const partner = await buildChatUser(created);
      await partner.sendNow(member, 'السلام عليكم');
      const investor = await buildInvestor(created);
      await using visitor = await visitAs(created, member, screen);
      await expectFaultless(visitor, [
        '/create-ad',
        '/my-account/my-ads?tab=pending',
        '/my-account/settings',
        '/my-account/inbox',
        `/my-account/inbox/${partner.uid}`,
        '/my-account/change-password',
        '/investors',
        `/investors/${investor.uid}`,
      ]);
    }, 200_000);

    it('and each checker finds what is wrong', async () => {
      await using visitor = await visit(screen);
      await visitor.open('/sign-in');
      await visitor.page.locator('main').evaluate((main) => {
        const block = document.createElement('div');
        block.append('x');
        const button = document.createElement('button');
        button.append(block);
        main.append(document.createElement('input'), button);
      });
      expect(await snifferErrors(visitor.page)).not.toEqual([]);
      expect(await engineViolations(visitor.page)).not.toEqual([]);
      expect(await markupErrors(new Map([['x', await visitor.page.content()]]))).not.toEqual([]);
    }, 100_000);
  },
);
