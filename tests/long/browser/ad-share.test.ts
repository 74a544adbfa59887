import { describe, expect, it } from 'vitest';
import { seededAd } from '../../support/seeded-ad.ts';
import { textsIn } from '../../support/texts.ts';
import { origin, visit, type Visitor } from '../../support/visitor.ts';

const { ad: texts } = textsIn('ar');

/** What the device's own menu would be given; `outcome` is how it ends. */
async function giveShare({ page }: Visitor, outcome: 'done' | 'AbortError' | 'NotAllowedError') {
  await page.addInitScript((end) => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => {
        shared.push(data);
        return end === 'done' ? Promise.resolve() : Promise.reject(new DOMException('', end));
      },
    });
  }, outcome);
}

const sharedBy = ({ page }: Visitor) =>
  page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);

async function openAd(visitor: Visitor) {
  const ad = await seededAd();
  await visitor.open(`/ads/${ad._id}?utm_source=somewhere#x`);
  return { ...ad, link: `${origin}/a/${ad._id}` };
}

const press = ({ page }: Visitor) =>
  page.getByRole('button', { name: texts.share.button, exact: true }).click();
const menuOf = ({ page }: Visitor) => page.getByRole('dialog', { name: texts.share.title });

describe('sharing an ad', () => {
  it('uses the device’s own menu, with an address that is short and leads to the ad', async () => {
    await using visitor = await visit({ width: 360 });
    await giveShare(visitor, 'done');
    const { title, link } = await openAd(visitor);
    await press(visitor);
    expect(await sharedBy(visitor)).toEqual([{ title, url: link }]);
    expect(await menuOf(visitor).count()).toBe(0);
    await visitor.page.goto(link);
    await visitor.page.waitForURL(/\/ads\//);
    await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it('does nothing more when that menu is closed again', async () => {
    await using visitor = await visit({ width: 360 });
    await giveShare(visitor, 'AbortError');
    await openAd(visitor);
    await press(visitor);
    expect(await sharedBy(visitor)).toHaveLength(1);
    expect(await menuOf(visitor).count()).toBe(0);
  });

  it.each(['refuses', 'has none'])('offers its own menu where the device %s', async (device) => {
    await using visitor = await visit({ width: 360 });
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    if (device === 'refuses') await giveShare(visitor, 'NotAllowedError');
    else await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    const { title, link } = await openAd(visitor);
    await press(visitor);
    const menu = menuOf(visitor);
    // Its code comes with the first press.
    await menu.waitFor();
    const addresses = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => (each as HTMLAnchorElement).href));
    expect(addresses.map((each) => new URL(each).host)).toEqual([
      'wa.me',
      't.me',
      'www.facebook.com',
      new URL(link).host,
    ]);
    expect(new URL(addresses[0] ?? '').searchParams.get('text')).toBe(`${title}\n${link}`);
    await visitor.expectAccessible();
    await menu.getByRole('button', { name: texts.share.copy }).click();
    await menu.getByText(texts.share.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await menu.getByRole('link', { name: texts.share.poster }).click();
    await page.getByRole('button', { name: textsIn('ar').poster.print }).waitFor();
    await page.getByRole('img', { name: textsIn('ar').poster.code }).waitFor();
    const id = new URL(link).pathname.split('/').pop() ?? '';
    expect(visitor.address()).toBe(`/ar/ads/${id}/poster`);
  });

  it('shows the link where the browser does not copy it', async () => {
    await using visitor = await visit({ width: 360 });
    const { page } = visitor;
    await page.addInitScript(() => {
      Object.assign(navigator, { share: undefined });
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) });
    });
    const { link } = await openAd(visitor);
    await press(visitor);
    await menuOf(visitor).getByRole('button', { name: texts.share.copy }).click();
    await menuOf(visitor).getByText(texts.share.refused).waitFor();
    await menuOf(visitor).getByText(link).waitFor();
  });
});
