import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bothScreens } from '../../support/screens.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { textsIn } from '../../support/texts.ts';
import { visit, type Visitor } from '../../support/visitor.ts';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** How many times larger than the screen the picture in view is shown. */
function scaleOf(viewer: ReturnType<Page['getByRole']>): Promise<number> {
  return viewer
    .locator('.yarl__slide_current .yarl__slide_wrapper')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
}

async function swipe(cdp: CDPSession, from: { x: number; y: number }, by: number): Promise<void> {
  const at = (x: number) => [{ x, y: from.y }];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await send('touchStart', at(from.x));
  for (let step = 1; step <= 8; step++) await send('touchMove', at(from.x + (by * step) / 8));
  await send('touchEnd', []);
}

/** Two fingers that move apart, from 40 px to 200 px. */
async function pinch(cdp: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const at = (apart: number) => [
    { x: x - apart / 2, y, id: 1 },
    { x: x + apart / 2, y, id: 2 },
  ];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await send('touchStart', at(40));
  for (let step = 1; step <= 8; step++) await send('touchMove', at(40 + 20 * step));
  await send('touchEnd', []);
}

describe.each(bothScreens)('pictures on the whole screen in $language at $width px', (screen) => {
  const { language, width } = screen;
  const { ad: texts } = textsIn(language);
  const forward = language === 'en' ? 'ArrowRight' : 'ArrowLeft';

  async function openViewer(visitor: Visitor) {
    const ad = await seededAd();
    await visitor.open(`/ads/${ad._id}`);
    const opener = visitor.page.getByRole('button', { name: texts.viewer.label, exact: true });
    await opener.focus();
    await visitor.page.keyboard.press('Enter');
    const viewer = visitor.page.getByRole('dialog', { name: texts.viewer.label });
    const position = (number: number) =>
      viewer.getByText(`${number} / ${ad.images.length}`).waitFor();
    await position(1);
    return { ad, opener, viewer, position };
  }

  it('turn, zoom and close by keyboard, and give the focus back', async () => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    const { opener, viewer, position } = await openViewer(visitor);
    await visitor.expectAccessible();
    await page.keyboard.press(forward);
    await position(2);
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1.2);
    await page.keyboard.press('-');
    await expect.poll(() => scaleOf(viewer)).toBe(1);
    await viewer.getByRole('button', { name: texts.viewer.zoomIn }).click();
    await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1.2);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await expect
      .poll(() => opener.evaluate((button) => button === document.activeElement))
      .toBe(true);
    const carousel = page.getByRole('region', { name: texts.carousel.label });
    await carousel.getByText(/^2 \/ /).waitFor({ state: 'attached' });
  });

  it('leave the page beneath where it was', async () => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    const { viewer, position } = await openViewer(visitor);
    const before = await scrolled(page);
    await page.mouse.move(width / 2, 300);
    await page.mouse.wheel(0, 900);
    await position(1);
    expect(await scrolled(page)).toBe(before);
    await viewer.getByRole('button', { name: texts.viewer.close }).click();
    await viewer.waitFor({ state: 'detached' });
    expect(await scrolled(page)).toBe(before);
  });

  it('turn by swiping and open larger by a double tap', async () => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    const { viewer, position } = await openViewer(visitor);
    const cdp = await visitor.context.newCDPSession(page);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const middle = { x: width / 2, y: 380 };
    await swipe(cdp, middle, (language === 'en' ? -1 : 1) * width * 0.4);
    await position(2);
    await viewer.locator('.yarl__slide_current img').dblclick();
    await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1.2);
  });

  it('open larger by two fingers that move apart', async () => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    const { viewer } = await openViewer(visitor);
    const cdp = await visitor.context.newCDPSession(page);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
    await pinch(cdp, { x: width / 2, y: 380 });
    await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1.2);
  });
});

it('says so where the pictures cannot be enlarged, and the page stays', async () => {
  const { ad: texts } = textsIn('en');
  const ad = await seededAd();
  const expectedErrors = /picture-viewer|ERR_FAILED|ERR_INTERNET_DISCONNECTED/;
  await using visitor = await visit({ language: 'en', expectedErrors });
  const { page, context } = visitor;
  await context.route(/picture-viewer/, (route) => route.abort());
  await visitor.open(`/ads/${ad._id}`);
  // With a network the site takes it for a new version, and loads itself again.
  await context.setOffline(true);
  await page.getByRole('button', { name: texts.viewer.label, exact: true }).click();
  await page.getByText(texts.viewer.failed).waitFor();
  await page.getByRole('heading', { level: 1, name: ad.title }).waitFor();
});
