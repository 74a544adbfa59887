import { languageCodes } from '@qaysari/contract/languages';
import { afterAll, afterEach, describe, it, vi } from 'vitest';
import { expectMailToNewMember } from '../../support/account-journey.ts';
import { alertJourney } from '../../support/alert-journey.ts';
import { expectApprovalMail } from '../../support/approval-mail.ts';
import { expectBarFits } from '../../support/bottom-bar.ts';
import { startCreating } from '../../support/created.ts';
import { expectMembersScreen, expectVisitorsScreen } from '../../support/first-screen.ts';
import { investorJourney } from '../../support/investor-journey.ts';
import { keyboardJourney } from '../../support/keyboard-journey.ts';
import { expectHeaderFits } from '../../support/phone-header.ts';
import { priceJourney } from '../../support/price-journey.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { visit } from '../../support/visitor.ts';

/** What `npm test` does in one language: here in each. */

const created = startCreating();
afterEach(() => void vi.restoreAllMocks());
afterAll(() => created.removeAll());

describe.each(languageCodes)('in %s', (language) => {
  it('no page is wider than a small phone or a desk', async () => {
    await using visitor = await visit({ language });
    for (const path of ['', '/ads', `/ads/${(await seededAd())._id}`, '/sign-up']) {
      await visitor.open(path);
      for (const width of [360, 1280]) {
        await visitor.page.setViewportSize({ width, height: 740 });
        await visitor.expectNoOverflow();
      }
    }
  });

  it.each([320, 360])('the header of a phone of %d px leads to search, and fits', (width) =>
    expectHeaderFits({ language, width }),
  );

  it('the bottom bar fits, also with text of twice the size', () => expectBarFits(language));

  it('the first screen of a phone has the button of visitors, the categories and the first ad', () =>
    expectVisitorsScreen(language));

  it('the first screen of a phone has the way to publish for members', () =>
    expectMembersScreen(created, language));

  it('the keyboard alone browses, searches, keeps an ad, signs in and opens it', () =>
    keyboardJourney(created, language));

  it('a new member gets a mail, and its link leads on', () => expectMailToNewMember(language));

  it('an owner hears of an approval, and the link in the mail leads to the ad', () =>
    expectApprovalMail(created, language));

  it('somebody becomes an investor, is approved, found by filter and by an ad, and written to', () =>
    investorJourney(created, language));

  it('a search is saved, an ad is approved, and the mail and the notification are there', () =>
    alertJourney(created, language));

  it('a dinar ad is found by a range of dollars, in its place among ads in dollars', () =>
    priceJourney(created, language));
});
