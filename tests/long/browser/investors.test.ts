import { listInvestors } from '@qaysari/contract/investor/calls';
import { afterAll, describe, expect, it } from 'vitest';
import { call, dataOf } from '../../support/api-client.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { applyFilters, filterFields, showFields } from '../../support/filter.ts';
import { approvedInvestor } from '../../support/investors.ts';
import { bothScreens } from '../../support/screens.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** An approved investor in the directory, found by `word`. */
async function buildListed(viewer: Member, word: string, profile: object): Promise<Member> {
  const fields = approvedInvestor({ title: word, ...profile });
  const investor = await created.buildMember({ ...fields, ...names });
  const token = await created.signIn(viewer);
  const path = `${listInvestors.path}?role=investor`;
  // The trigger puts them there.
  await expect
    .poll(
      async () => {
        const found = await call({ ...listInvestors, path }, { search: word }, { token });
        return dataOf(listInvestors, found).users.map(({ _id }) => _id);
      },
      { timeout: 30_000 },
    )
    .toContain(investor.uid);
  return investor;
}

const names = { firstname: 'ڕێبین', lastname: 'Karim' };
const name = 'ڕێبین Karim';

/** A word that nobody else has in a title. */
const someWord = () => `N${Math.random().toString(36).slice(2)}`;

describe.each(bothScreens)('the directory of investors in $language at $width px', (screen) => {
  const { language } = screen;
  const { ad, ads, common, inbox, investors } = textsIn(language);

  it('finds an investor by words, city and budget, and leads to a conversation', async () => {
    const member = await created.buildMember(completeProfile);
    const word = someWord();
    const listed = await buildListed(member, word, { cities: ['erbil'], forms: ['loan'] });
    await buildListed(member, word, { cities: ['basra'] });
    await using visitor = await visitAs(created, member, screen);
    const { page } = visitor;
    await visitor.open('/my-account/find-an-investor');
    await visitor.expectAccessible();
    await page.getByRole('main').getByRole('link', { name: investors.all }).click();
    await page.getByRole('heading', { level: 1, name: investors.heading }).waitFor();
    await visitor.settled();
    await visitor.expectAccessible();

    const words = page.getByRole('main').getByRole('searchbox');
    await words.fill(word);
    await words.press('Enter');
    const cards = page.getByRole('main').getByRole('article');
    await expect.poll(() => cards.count()).toBe(2);

    await showFields(visitor, screen, investors.filter.budget);
    const fields = filterFields(visitor, screen);
    const choose = async (label: string, option: string | RegExp) => {
      await fields.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('option', { name: option }).click();
    };
    await choose(investors.filter.currency, common.currency.iqd);
    await choose(investors.filter.band, /15,000,000.*75,000,000/);
    // Choosing outside of them closes the fields of the budget.
    await choose(ads.filter.location, language === 'ar' ? 'أربيل' : 'Erbil');
    await page.keyboard.press('Escape');
    await applyFilters(visitor, screen);
    await expect.poll(() => cards.count()).toBe(1);
    const query = `city=erbil&currency=iqd&band=1&search=${word}`;
    expect(visitor.address()).toBe(`/${language}/investors?${query}`);
    await visitor.settled();
    await visitor.expectAccessible();

    await cards.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(visitor.address()).toBe(`/${language}/investors/${listed.uid}`);
    await visitor.settled();
    await visitor.expectAccessible();
    await page
      .getByRole('link', { name: ad.contact.send, exact: true })
      .filter({ visible: true })
      .click();
    await page.getByRole('textbox', { name: inbox.write.label }).waitFor();
    expect(visitor.address()).toBe(`/${language}/my-account/inbox/${listed.uid}`);
    await page.goBack();
    await page.getByRole('link', { name: investors.profile.back, exact: true }).click();
    await expect.poll(() => visitor.address()).toBe(`/${language}/investors?${query}`);
  });
});

describe('the directory of investors', () => {
  it('leads visitors to sign in first', async () => {
    await using visitor = await visit({ language: 'ar' });
    await visitor.open('/investors?city=erbil');
    const from = encodeURIComponent('/ar/investors?city=erbil');
    await expect.poll(() => visitor.address()).toBe(`/ar/sign-in?from=${from}`);
  });

  it('says so for an ad of somebody else and for an unknown investor, with a way on', async () => {
    const language = 'ku';
    const { investors } = textsIn(language);
    const member = await created.buildMember(completeProfile);
    const foreign = await created.buildListing({ category: 'find_an_investor' });
    const expectedErrors = /403|404/;
    await using visitor = await visitAs(created, member, { language, width: 360, expectedErrors });
    const { page } = visitor;
    await visitor.open(`/investors?listing=${foreign}`);
    await page.getByText(investors.forListing.notFoundTitle).waitFor();
    await visitor.expectAccessible();
    await page.getByRole('main').getByRole('link', { name: investors.all }).click();
    await expect.poll(() => visitor.address()).toBe(`/${language}/investors`);
    await visitor.open('/investors/nobody');
    await page.getByRole('heading', { level: 1, name: investors.profile.notFoundTitle }).waitFor();
    await visitor.expectAccessible();
  });

  it('shows the investors that match an own ad, with the matching facts', async () => {
    const language = 'en';
    const { investors } = textsIn(language);
    const owner = await created.buildMember(completeProfile);
    const word = someWord();
    await buildListed(owner, word, { sectors: ['it_tech'], cities: ['erbil'] });
    const listing = await created.buildListing({
      owner: owner.uid,
      category: 'find_an_investor',
      sector: 'it_tech',
      location: 'erbil',
      currency: 'iqd',
      price: 20_000_000,
    });
    await using visitor = await visitAs(created, owner, { language });
    const { page } = visitor;
    await visitor.open(`/investors?listing=${listing}&search=${word}`);
    const { sector, city, ticket } = investors.fit.reasons;
    const card = page.getByRole('article', { name });
    await card.getByText(`${sector}, ${city}, ${ticket}`).waitFor();
    await visitor.expectAccessible();
    await page.getByRole('link', { name: investors.forListing.back }).click();
    await expect.poll(() => visitor.address()).toBe(`/${language}/ads/${listing}`);
  });
});
