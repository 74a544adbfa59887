import { expect, it } from 'vitest';
import { holdScripts } from '../../support/hold-scripts.ts';
import { textsIn } from '../../support/texts.ts';
import { origin, visit } from '../../support/visitor.ts';

const { ads } = textsIn('ar');

it('a press before the script has come leads on when it has', async () => {
  await using visitor = await visit({ language: 'ar', width: 360 });
  const { page } = visitor;
  const release = await holdScripts(page);
  await page.goto(`${origin}/ar/ads`);
  await page.getByRole('article').first().getByRole('button').click();
  await release();
  await expect.poll(() => visitor.address()).toContain('/ar/sign-in');
});

it('words that are typed and sent before the script has come are searched when it has', async () => {
  await using visitor = await visit({ language: 'ar', width: 360 });
  const { page } = visitor;
  const release = await holdScripts(page);
  await page.goto(`${origin}/ar/ads`);
  const field = page.getByRole('main').getByRole('combobox', { name: ads.filter.text });
  await field.fill('بغداد');
  await field.press('Enter');
  await release();
  await expect.poll(() => decodeURIComponent(visitor.address())).toContain('/ar/ads?search=بغداد');
  await visitor.settled();
  expect(await field.inputValue()).toBe('بغداد');
});

it('a stylesheet that is lost on the way is asked for again', async () => {
  await using visitor = await visit({ width: 360, expectedErrors: /ERR_CONNECTION_FAILED/ });
  const { page } = visitor;
  let lost = 0;
  await page.route(/\/assets\/.*\.css$/, (route) => {
    lost += 1;
    return lost <= 4 ? route.abort('connectionfailed') : route.fallback();
  });
  await page.goto(`${origin}/ar/ads`);
  const card = page.getByRole('article').first();
  await expect
    .poll(() => card.evaluate((element) => getComputedStyle(element).borderTopStyle))
    .toBe('solid');
  await visitor.settled();
  expect(lost).toBeGreaterThan(4);
});

it('a mark of a campaign leaves the address, and the page stays as it was rendered', async () => {
  await using visitor = await visit({ language: 'ar', width: 360 });
  const { page } = visitor;
  const release = await holdScripts(page);
  await page.goto(`${origin}/ar/ads?utm_source=somewhere&location=baghdad&fbclid=x`);
  expect(visitor.address()).toBe('/ar/ads?location=baghdad');
  const card = await page.getByRole('article').first().elementHandle();
  await release();
  await visitor.settled();
  expect(await card.evaluate((element) => element.isConnected)).toBe(true);
  expect(visitor.address()).toBe('/ar/ads?location=baghdad');
});
