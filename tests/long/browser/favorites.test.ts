import { afterAll, describe, expect, it } from 'vitest';
import { isolate } from '@qaysari/contract/shared/languages';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

async function marksOf({ uid }: Member): Promise<string[]> {
  const { docs } = await created.firestore.collection(`users/${uid}/favorites`).get();
  return docs.map(({ id }) => id);
}

/** The heart of the ad that a page is about, or of the only ad in its list. */
const heartOf = ({ page }: Visitor) => page.getByRole('main').locator('[aria-pressed]').first();
const isPressed = async (visitor: Visitor) =>
  (await heartOf(visitor).getAttribute('aria-pressed')) === 'true';

async function signIn({ page }: Visitor, member: Member): Promise<void> {
  await page.locator('input[name=usernameOrEmail]').fill(member.username);
  await page.locator('input[name=password]').fill(member.password);
  await page.getByRole('button', { name: textsIn('ar').auth.signIn.submit, exact: true }).click();
}

describe('a heart', () => {
  it.each([
    { language: 'ar', width: 360 },
    { language: 'ku', width: 1280 },
  ] as const)(
    'marks an ad, in $language at $width px; the list removes it after asking',
    async (screen) => {
      const { own, ads, common, messages } = textsIn(screen.language);
      const title = `فرن صمون حجري مع كل معداته وزبائنه في الكرادة ${created.tag}`;
      const id = await created.buildListing({ title });
      const member = await created.buildMember();
      await using visitor = await visitAs(created, member, screen);
      const { page } = visitor;
      await visitor.open(`/ads?search=${created.tag}`);
      const heart = page.getByRole('button', {
        name: ads.favorite.label.replace('{{title}}', isolate(title)),
      });
      await heart.click();
      await expect.poll(() => marksOf(member)).toEqual([id]);
      expect(await heart.getAttribute('aria-pressed')).toBe('true');
      await page.reload();
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');

      await visitor.open('/my-account/my-favorites');
      const shown = await page.getByRole('article').getByRole('link').innerText();
      expect(shown.replace('…', '').length).toBeGreaterThan(30);
      expect(shown.replace('…', '').length).toBeLessThanOrEqual(50);
      const removal = page.getByRole('article').getByRole('button');
      const dialog = page.getByRole('alertdialog');
      await removal.click();
      await visitor.expectAccessible();
      await dialog.getByRole('button', { name: own.favorites.keep }).click();
      await dialog.waitFor({ state: 'hidden' });
      await removal.click();
      await dialog.getByRole('button', { name: own.favorites.remove }).click();
      await page.getByText(own.favorites.empty).waitFor();
      // At the bottom of a phone, above its bar; elsewhere on the right, below the header.
      const toast = page.getByRole('status').filter({ hasText: messages.favoriteRemoved });
      const bar = page.getByRole('navigation', { name: common.header.pages });
      await toast.waitFor();
      const isPhone = screen.width < 768;
      const edge = (await bar.boundingBox())?.y ?? 0;
      const bottom = async () => {
        const box = await toast.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      await expect
        .poll(bottom)
        .toSatisfy((at: number) => (isPhone ? at > edge - 40 && at < edge : at < 300));
      expect(await marksOf(member)).toEqual([]);
      await created.removeListing(id);
    },
  );

  it('is not there on one’s own ad', async () => {
    const member = await created.buildMember(completeProfile);
    const title = `ورشة ${created.tag}own`;
    const id = await created.buildListing({ owner: member.uid, title });
    await using visitor = await visitAs(created, member, { width: 360 });
    await visitor.open(`/ads?search=${created.tag}own`);
    await visitor.page.getByRole('article').waitFor();
    expect(await visitor.page.locator('main [aria-pressed]').count()).toBe(0);
    await created.removeListing(id);
  });
});

describe('a visitor who presses a heart', () => {
  it('signs in, comes back, and finds the ad marked', async () => {
    const id = await created.buildListing();
    const member = await created.buildMember();
    await using visitor = await visit({ width: 360 });
    await visitor.open(`/ads/${id}`);
    await heartOf(visitor).click();
    await expect.poll(visitor.address).toMatch(/^\/ar\/sign-in\?from=/);
    const card = visitor.page.getByRole('main');
    await card.getByText(textsIn('ar').ads.favorite.signIn).waitFor();
    await signIn(visitor, member);
    await expect.poll(visitor.address).toBe(`/ar/ads/${id}`);
    await visitor.page.getByText(textsIn('ar').messages.favoriteAdded).waitFor();
    await expect.poll(() => isPressed(visitor)).toBe(true);
    expect(await marksOf(member)).toEqual([id]);
  });

  it('sees no failure when the ad is their own', async () => {
    const member = await created.buildMember(completeProfile);
    const id = await created.buildListing({ owner: member.uid });
    await using visitor = await visit({ width: 360 });
    const { page } = visitor;
    await visitor.open(`/ads/${id}`);
    await heartOf(visitor).click();
    await signIn(visitor, member);
    await expect.poll(visitor.address).toBe(`/ar/ads/${id}`);
    await page.getByRole('button', { name: textsIn('ar').own.delete.button }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('qaysariWish'))).toBeNull();
    expect(await page.getByText(textsIn('ar').ads.favorite.failed).count()).toBe(0);
    expect(await marksOf(member)).toEqual([]);
  });
});
