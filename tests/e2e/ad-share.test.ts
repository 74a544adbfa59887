import { describe, expect, it } from 'vitest';
import { seededAd } from '../support/seeded-ad.ts';
import { textsIn } from '../support/texts.ts';
import { origin, visit, type Visitor } from '../support/visitor.ts';

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
});
