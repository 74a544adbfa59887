import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { formIn, greys } from '../../support/ad-form.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { bothScreens } from '../../support/screens.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** No test makes ads of this kind with pictures, so related ads show no missing pictures. */
const build = (fields: object) =>
  created.buildListing({ category: 'other', location: 'ramadi', ...fields });

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

describe.each(bothScreens)('an owner in $language at $width px', (screen) => {
  const { own, ad } = textsIn(screen.language);
  const contactOn = (page: Page) =>
    page.getByRole(screen.width < 768 ? 'region' : 'button', { name: ad.contact.open });

  it('marks an ad as sold: strangers read it with a mark and without contact', async () => {
    const me = await created.buildMember(completeProfile);
    const title = `Sold soon ${created.tag}`;
    const id = await build({ owner: me.uid, title });
    await using visitor = await visitAs(created, me, screen);
    await using stranger = await visit(screen);
    await visitor.open(`/ads/${id}`);
    await visitor.page.getByRole('button', { name: own.availability.sold.do }).click();
    await visitor.page.getByText(own.availability.sold.now).waitFor();
    await visitor.page.getByText(own.availability.sold.done).waitFor();
    await visitor.expectAccessible();

    await stranger.open(`/ads/${id}`);
    const { page } = stranger;
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(ad.sold.title).waitFor();
    await page.getByRole('main').getByText(ad.availability.sold, { exact: true }).waitFor();
    expect(await contactOn(page).count()).toBe(0);
    await stranger.expectAccessible();
    await stranger.open(`/ads?search=${created.tag}`);
    expect(await page.locator(`a[href$="/ads/${id}"]`).count()).toBe(0);

    await visitor.open('/my-account/my-ads?tab=sold');
    const card = visitor.page.getByRole('main').getByRole('article');
    // The tab says that it is sold.
    await card.getByText('Sold soon').waitFor();
    await visitor.open(`/ads/${id}`);
    await visitor.page.getByRole('button', { name: own.availability.sold.undo }).click();
    await visitor.page.getByText(own.availability.sold.undone).waitFor();
    await visitor.page.getByText(own.status.approved).waitFor();
    await stranger.open(`/ads/${id}`);
    await contactOn(page).waitFor();
  });

  it('hides an ad: strangers get “not found”', async () => {
    const me = await created.buildMember(completeProfile);
    const id = await build({ owner: me.uid });
    await using visitor = await visitAs(created, me, screen);
    await using stranger = await visit({ ...screen, expectedErrors: /404/ });
    const prices = visitor.page.waitForResponse(/\/price-context\//);
    await visitor.open(`/ads/${id}`);
    // Other prices, which come near the end of the page, are not asked for again once the ad is hidden.
    await visitor.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await prices;
    await visitor.page.getByRole('button', { name: own.availability.hidden.do }).click();
    await visitor.page.getByText(own.availability.hidden.now).waitFor();
    expect(await visitor.page.getByRole('button', { name: ad.share.button }).count()).toBe(0);
    await stranger.open(`/ads/${id}`);
    await stranger.page.getByText(ad.notFoundTitle).waitFor();

    // The app shows the hidden ad to its owner.
    await visitor.open(`/ads/${id}`);
    await visitor.page.getByText(own.availability.hidden.now).waitFor();
    expect(await visitor.page.getByText(ad.notFoundTitle).count()).toBe(0);
    expect(await visitor.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });
});

describe('an owner’s tools', () => {
  const { own, ad, errors, publish } = textsIn('en');

  it('renew an ad once, and say from when it is possible again', async () => {
    const me = await created.buildMember(completeProfile);
    const id = await build({ owner: me.uid, createdAt: daysAgo(40) });
    await using visitor = await visitAs(created, me, { language: 'en' });
    const { page } = visitor;
    await visitor.open(`/ads/${id}`);
    await page.getByRole('button', { name: own.renew.button }).dblclick();
    await page.getByText(own.renew.from.split('{{')[0] ?? '').waitFor();
    await page.getByText(ad.renewed.split('{{')[0] ?? '').waitFor();
    expect(await page.getByRole('button', { name: own.renew.button }).count()).toBe(0);
  });

  it('keep the former state and give the reason when a change fails', async () => {
    const me = await created.buildMember(completeProfile);
    const id = await build({ owner: me.uid });
    await using visitor = await visitAs(created, me, { language: 'en', expectedErrors: /500/ });
    const { page } = visitor;
    const message = errors.somethingWentWrong;
    await page.route('**/api/listing/availability/**', (route) =>
      route.fulfill({ status: 500, json: { message, key: 'somethingWentWrong' } }),
    );
    await visitor.open(`/ads/${id}`);
    await page.getByRole('button', { name: own.availability.hidden.do }).click();
    await page.getByText(message).waitFor();
    await page.getByRole('button', { name: own.availability.hidden.do }).waitFor();
    expect((await created.firestore.doc(`listings/${id}`).get()).get('availability')).toBe(
      undefined,
    );
  });

  it('show how often people looked, without one’s own looks', async () => {
    const me = await created.buildMember(completeProfile);
    const id = await build({ owner: me.uid });
    await using visitor = await visitAs(created, me, { language: 'en' });
    await using stranger = await visit({ language: 'en' });
    const counted = stranger.page.waitForResponse((answer) => answer.url().includes('/view/'));
    await stranger.open(`/ads/${id}`);
    expect((await counted).status()).toBe(200);
    await stranger.page.reload();
    await stranger.settled();
    await visitor.open(`/ads/${id}`);
    const figures = visitor.page.locator('dl', { hasText: own.statistics.views });
    await expect.poll(() => figures.locator('dd').allInnerTexts()).toEqual(['1', '0']);
  });

  it('start another ad with the texts and pictures of this one, as a draft', async () => {
    const me = await created.buildMember(completeProfile);
    await using visitor = await visitAs(created, me, { language: 'en' });
    const { page } = visitor;
    const form = formIn(visitor, 'en');
    await visitor.open('/create-ad');
    await form.fillAd({ title: `First ${created.tag}` });
    await form.choose(await greys(2));
    await form.prepared(2);
    await form.publish();
    await form.isDone();
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await page.getByRole('link', { name: own.duplicate.button }).click();
    await page.getByRole('heading', { level: 1, name: publish.copy.title }).waitFor();
    const title = page.getByLabel(publish.field.title);
    expect(await title.inputValue()).toBe(`First ${created.tag}`);
    await form.prepared(2);
    const mine = created.firestore.collection('listings').where('owner', '==', me.uid);
    expect((await mine.get()).size).toBe(1);
    await title.fill(`Second ${created.tag}`);
    await form.publish();
    await form.isDone();
    const titles = (await mine.get()).docs.map((each) => ({
      title: each.get('title') as unknown,
      pictures: (each.get('images') as string[]).length,
    }));
    expect(titles).toEqual(
      expect.arrayContaining([
        { title: `First ${created.tag}`, pictures: 2 },
        { title: `Second ${created.tag}`, pictures: 2 },
      ]),
    );
  });
});

describe('who signed up with an ad', () => {
  const { own, failure } = textsIn('ar');

  it('is sent to the list of ads when the ad is gone', async () => {
    const me = await created.buildMember();
    await using visitor = await visitAs(created, me, { width: 360 });
    await visitor.open('/my-account/my-ads?open=newest');
    await visitor.page.getByText(own.myAds.empty.active).waitFor();
    expect(visitor.address()).toBe('/ar/my-account/my-ads');
  });

  it('sees that the ads did not load, and tries again', async () => {
    const me = await created.buildMember();
    const id = await created.buildListing({ owner: me.uid, status: 'pending' });
    await using visitor = await visitAs(created, me, { width: 360, expectedErrors: /503/ });
    const { page } = visitor;
    await page.route('**/api/listing/my-listings**', (route) =>
      route.fulfill({ status: 503, json: { message: '' } }),
    );
    await visitor.open('/my-account/my-ads?open=newest');
    const retry = page.getByRole('button', { name: failure.tryAgain });
    await retry.waitFor();
    await page.unroute('**/api/listing/my-listings**');
    await retry.click();
    await expect.poll(visitor.address).toBe(`/ar/ads/${id}`);
  });
});
