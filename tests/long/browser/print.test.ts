import { getListingContact } from '@qaysari/contract/listing/own-calls';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { ask, dataOf } from '../../support/api-client.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { approvedInvestor } from '../../support/investors.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { origin, visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const { ad: texts } = textsIn('ar');
/** The page as paper shows it, with its code, which comes late. */
async function print({ page }: Visitor) {
  await page.getByRole('main').locator('svg[role=img]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

/** What a camera reads from the code on paper. */
async function scan({ page }: Visitor): Promise<string | undefined> {
  const picture = await page.getByRole('main').locator('svg[role=img]').screenshot();
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const textOf = ({ page }: Visitor) => page.getByRole('main').innerText();

/** What one can press on a screen. Pictures are in buttons, which enlarge them. */
const tools = 'header, nav, button:not(:has(img)), a[href^="/"], article, [role=dialog]';

/** Black on white, with nothing to press and nothing over it. */
async function expectSheet({ page }: Visitor, title?: string) {
  await page
    .getByRole('heading', { level: 1, ...(title !== undefined && { name: title }) })
    .waitFor();
  expect(await page.locator(tools).filter({ visible: true }).allInnerTexts()).toEqual([]);
  const fixed = await page
    .locator('#root *')
    .evaluateAll((elements) =>
      elements
        .filter((each) => each.checkVisibility() && getComputedStyle(each).position === 'fixed')
        .map(({ outerHTML }) => outerHTML),
    );
  expect(fixed).toEqual([]);
  const colors = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      return [color, backgroundColor];
    });
  await expect.poll(colors).toEqual(['rgb(22, 33, 31)', 'rgb(255, 255, 255)']);
}

describe('what a browser prints', () => {
  it('is an ad with all its pictures and its link, and the contact once it was opened', async () => {
    const ad = await seededAd();
    const path = getListingContact.path.replace('{id}', ad._id);
    const { email = '' } = dataOf(getListingContact, await ask(path));
    await using visitor = await visit({ colorScheme: 'dark' });
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/contact/')) asked.push(request.url());
    });
    await visitor.open(`/ads/${ad._id}`);
    await print(visitor);
    await expectSheet(visitor, ad.title);
    const pictures = page.locator('main img').filter({ visible: true });
    const loaded = () =>
      pictures.evaluateAll(
        (all) => all.filter((each) => (each as HTMLImageElement).naturalWidth > 0).length,
      );
    await expect.poll(loaded).toBe(ad.images.length);
    expect(await scan(visitor)).toBe(`${origin}/a/${ad._id}`);
    expect(await textOf(visitor)).not.toContain(email);
    expect(asked).toEqual([]);

    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.locator('html').getAttribute('class')).toBe('dark');
    await page.getByRole('button', { name: texts.contact.open }).click();
    await page.getByRole('dialog').getByRole('link', { name: texts.contact.write }).waitFor();
    await print(visitor);
    await expectSheet(visitor, ad.title);
    expect(await textOf(visitor)).toContain(email);
    expect(asked).toHaveLength(1);
  });

  it('is an investor with contact and address', async () => {
    const reader = await created.buildMember(completeProfile);
    const title = 'شريك ممول للمطاعم';
    const { uid, email } = await created.buildMember(approvedInvestor({ title }));
    await using visitor = await visitAs(created, reader, { width: 360 });
    await visitor.open(`/investors/${uid}`);
    await print(visitor);
    await expectSheet(visitor);
    expect(await scan(visitor)).toBe(`${origin}/ar/investors/${uid}`);
    const text = await textOf(visitor);
    for (const part of [title, email]) expect(text).toContain(part);
  });
});
