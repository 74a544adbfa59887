import { afterAll, describe, expect, it } from 'vitest';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import type { Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** Ads of somebody: two active, one of them featured, one pending, one rejected, one sold. */
async function buildAds({ uid: owner }: Member) {
  const longTitle = `معمل كامل لخياطة الملابس الجاهزة ${created.tag}`;
  const build = (fields: object) => created.buildListing({ owner, ...fields });
  return {
    longTitle,
    active: await build({ title: longTitle }),
    featured: await build({ isFeatured: true }),
    pending: await build({ status: 'pending' }),
    sold: await build({ availability: 'sold' }),
    rejected: await build({ status: 'rejected', moderationNote: 'أضف صوراً للمكان.' }),
  };
}

const cards = ({ page }: Visitor) => page.getByRole('main').getByRole('article');

async function isThere(id: string): Promise<boolean> {
  return (await created.firestore.doc(`listings/${id}`).get()).exists;
}

describe.each([
  { language: 'ar', width: 360 },
  { language: 'en', width: 1280 },
] as const)('my ads in $language at $width px', (screen) => {
  const { language } = screen;
  const { own, ad, ads } = textsIn(language);

  it('are on tabs that show their counts and are part of the address', async () => {
    const member = await created.buildMember(completeProfile);
    const built = await buildAds(member);
    await using visitor = await visitAs(created, member, screen);
    const { page } = visitor;
    const tabs = page.getByRole('navigation', { name: own.myAds.tabs });
    await visitor.open('/my-account/my-ads');
    const { active, pending, featured, rejected, sold, hidden } = own.myAds.tab;
    const shown = await tabs.getByRole('link').allInnerTexts();
    expect(shown.map((text) => text.replace(/\s*(\d+)$/, ' $1'))).toEqual([
      `${active} 2`,
      `${pending} 1`,
      `${featured} 1`,
      `${rejected} 1`,
      `${sold} 1`,
      `${hidden} 0`,
    ]);
    expect(await cards(visitor).count()).toBe(2);
    const card = cards(visitor).filter({ hasText: built.longTitle.slice(0, 20) });
    const link = card.getByRole('link').first();
    expect((await link.innerText()).replace('…', '').length).toBeLessThanOrEqual(30);
    expect(await link.getAttribute('href')).toBe(`/${language}/ads/${built.active}`);
    const isPhone = screen.width < 768;
    const tools = isPhone ? page.getByRole('dialog') : card;
    if (isPhone) {
      expect((await card.boundingBox())?.height).toBeLessThan(130);
      await card.getByRole('button').click();
    }
    expect(await tools.getByRole('link', { name: own.edit.button }).getAttribute('href')).toBe(
      `/${language}/edit-ad/${built.active}`,
    );
    await visitor.expectAccessible();
    if (isPhone) await page.keyboard.press('Escape');
    // The tab already shows it.
    const state = card.getByText(ad.status.approved, { exact: true });
    expect(await state.isVisible()).toBe(!isPhone);

    await tabs.getByRole('link', { name: featured }).click();
    await expect.poll(() => cards(visitor).count()).toBe(1);
    await cards(visitor).getByText(ads.featured).waitFor();
    await tabs.getByRole('link', { name: pending }).click();
    await expect.poll(visitor.address).toBe(`/${language}/my-account/my-ads?tab=pending`);
    await page.reload();
    await visitor.settled();
    expect(await cards(visitor).count()).toBe(1);
    expect(await cards(visitor).getByText(ad.status.pending, { exact: true }).isVisible()).toBe(
      !isPhone,
    );
    expect(await page.getByText(own.approval.missing).count()).toBe(0);
  });
});

describe('deleting an ad', () => {
  const { own, messages } = textsIn('ar');

  it('asks first; then the ad is gone and the counts follow', async () => {
    const member = await created.buildMember(completeProfile);
    const { rejected } = await buildAds(member);
    await using visitor = await visitAs(created, member, { width: 360 });
    const { page } = visitor;
    await visitor.open('/my-account/my-ads?tab=rejected');
    await page.getByRole('main').getByRole('article').getByRole('button').click();
    const press = page.getByRole('dialog').getByRole('button', { name: own.delete.button });
    const dialog = page.getByRole('alertdialog');
    await press.click();
    await visitor.expectAccessible();
    await dialog.getByRole('button', { name: own.delete.keep }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await isThere(rejected)).toBe(true);
    await press.click();
    await dialog.getByRole('button', { name: own.delete.confirm }).click();
    await page.getByText(messages.listingDeleted).waitFor();
    await page.getByText(own.myAds.empty.rejected).waitFor();
    const tabs = page.getByRole('navigation', { name: own.myAds.tabs });
    await tabs.getByRole('link', { name: `${own.myAds.tab.rejected} 0` }).waitFor();
    expect(await isThere(rejected)).toBe(false);
  });
});

describe('signing out on one’s own pages', () => {
  it.each(['my-ads', 'my-favorites'])('asks for nothing more of %s', async (name) => {
    const { common } = textsIn('en');
    const member = await created.buildMember();
    await using visitor = await visitAs(created, member, { language: 'en' });
    const { page } = visitor;
    await visitor.open(`/my-account/${name}`);
    await page.getByRole('button', { name: common.userMenu.signOut }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: common.userMenu.signOut }).click();
    await expect.poll(visitor.address).toBe('/en');
    await page.getByRole('link', { name: common.header.signIn, exact: true }).waitFor();
  });
});

describe('an ad’s page for its owner', () => {
  const { own, errors, messages, ad } = textsIn('ar');

  it('says what the team wrote, and asks for a promotion once', async () => {
    const member = await created.buildMember(completeProfile);
    const { rejected, active } = await buildAds(member);
    await using visitor = await visitAs(created, member, { width: 360, expectedErrors: /409/ });
    const { page } = visitor;
    await visitor.open(`/ads/${rejected}`);
    await page.getByText('أضف صوراً للمكان.').waitFor();
    expect(await page.getByRole('region', { name: ad.contact.open }).count()).toBe(0);
    expect(await page.locator('main [aria-pressed]').count()).toBe(0);
    expect(await page.getByText(own.promotion.heading).count()).toBe(0);
    await using other = await visitAs(created, member, { width: 360, expectedErrors: /409/ });
    await other.open(`/ads/${active}`);
    await visitor.open(`/ads/${active}`);
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: own.promotion.ask });
    await page.getByRole('button', { name: own.promotion['360'].button }).click();
    await dialog.getByText('0770 123 4567').waitFor();
    await visitor.expectAccessible();
    await send.click();
    await page.getByText(messages.promotionAsked).waitFor();
    const { state } = (
      await created.firestore.doc(`promotionRequests/${active}_360`).get()
    ).data() as { state: string };
    expect(state).toBe('open');
    await page.getByText(own.promotion.asked.split('{{')[0] ?? '').waitFor();
    expect(await page.getByRole('button', { name: own.promotion['360'].button }).count()).toBe(0);
    // As on a page that was opened before the request was made elsewhere.
    const { page: elsewhere } = other;
    const late = elsewhere.getByRole('dialog');
    await elsewhere.getByRole('button', { name: own.promotion['360'].button }).click();
    await late.getByRole('button', { name: own.promotion.ask }).click();
    await late.getByText(errors.alreadyAsked).waitFor();
    expect(await late.getByRole('alert').count()).toBe(0);
  });

  it('says what is missing for its approval', async () => {
    const member = await created.buildMember();
    const pending = await created.buildListing({ owner: member.uid, status: 'pending' });
    await using visitor = await visitAs(created, member, { width: 360 });
    const { page } = visitor;
    for (const path of [`/ads/${pending}`, '/my-account/my-ads?tab=pending']) {
      await visitor.open(path);
      await page.getByText(own.approval.missing).waitFor();
      const link = page.getByRole('link', { name: own.approval.complete });
      const from = new URLSearchParams({ from: `/ar${path}` }).toString();
      expect(await link.getAttribute('href')).toBe(`/ar/my-account/settings?${from}`);
    }
  });

  it('leads to the other ads once it is deleted there', async () => {
    const member = await created.buildMember(completeProfile);
    const { pending } = await buildAds(member);
    await using visitor = await visitAs(created, member, { width: 1280 });
    const { page } = visitor;
    await visitor.open(`/ads/${pending}`);
    await page.getByRole('button', { name: own.delete.button }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: own.delete.confirm }).click();
    await expect.poll(visitor.address).toBe('/ar/my-account/my-ads');
    await page.getByText(messages.listingDeleted).waitFor();
    await expect.poll(() => cards(visitor).count()).toBe(2);
  });
});
