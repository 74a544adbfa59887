import { afterAll, expect, it } from 'vitest';
import { startCreating, type Member } from '../../support/created.ts';
import { bothScreens } from '../../support/screens.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

async function filtersOf({ uid }: Member): Promise<unknown[]> {
  const found = created.firestore.collection(`users/${uid}/savedSearches`).orderBy('createdAt');
  return (await found.get()).docs.map((each) => each.get('filter') as unknown);
}

async function signIn({ page }: Visitor, member: Member): Promise<void> {
  await page.locator('input[name=usernameOrEmail]').fill(member.username);
  await page.locator('input[name=password]').fill(member.password);
  await page.getByRole('button', { name: textsIn('ar').auth.signIn.submit, exact: true }).click();
}

it.each(bothScreens)(
  'a search is saved in one tap, shows what is new, and is removed, in $language at $width px',
  async (screen) => {
    const { searches, messages } = textsIn(screen.language);
    const member = await created.buildMember();
    await using visitor = await visitAs(created, member, screen);
    const { page } = visitor;
    await visitor.open(`/ads?search=${created.tag}`);
    await page.getByRole('button', { name: searches.save }).click();
    await page.getByRole('status').filter({ hasText: messages.searchSaved }).waitFor();
    expect(await filtersOf(member)).toEqual([`search=${created.tag}`]);
    const listedAt = new Date(Date.now() + 1000);
    const id = await created.buildListing({ listedAt });

    await page.getByRole('link', { name: searches.savedOpen }).click();
    await page.getByRole('heading', { level: 1, name: searches.mine.title }).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: searches.mine.new_one.slice(-6) })
      .waitFor();
    await visitor.expectAccessible();
    await page
      .getByRole('link', { name: new RegExp(created.tag) })
      .first()
      .click();
    await page.getByRole('article').first().waitFor();
    await page.getByRole('link', { name: searches.savedOpen }).click();
    await page.getByText(searches.mine.nothingNew).waitFor();

    await page.getByRole('button', { name: new RegExp(`^${searches.mine.remove}: `) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: searches.mine.remove }).click();
    await page.getByText(searches.mine.empty).waitFor();
    expect(await filtersOf(member)).toEqual([]);
    await created.removeListing(id);
  },
);

it('a visitor signs in and the search is saved', async () => {
  const { searches, auth } = textsIn('ar');
  const member = await created.buildMember();
  await using visitor = await visit();
  const { page } = visitor;
  await visitor.open('/ads?location=erbil&category=it_tech');
  await page.getByRole('button', { name: searches.save }).click();
  await page.getByText(auth.signIn.savesSearch).waitFor();
  await signIn(visitor, member);
  await page.getByRole('link', { name: searches.savedOpen }).waitFor();
  await expect.poll(() => filtersOf(member)).toEqual(['category=it_tech&location=erbil']);
});
