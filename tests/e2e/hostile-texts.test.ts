import { afterAll, expect, it } from 'vitest';
import { startCreating } from '../support/created.ts';
import { hostileScene, openSafely, watch } from '../support/hostile-pages.ts';
import { takenTexts } from '../support/hostile-texts.ts';
import { visitAs } from '../support/visit-as.ts';

/** Four of the worst titles; `npm run prove -- browser` publishes all, and looks at more pages. */

const created = startCreating();
afterAll(() => created.removeAll());

it('hostile texts run nothing, and stay within their cards and pages', async () => {
  const worst = takenTexts.filter((text) => /^(<\/title>|">|W|﷽)/.test(text));
  expect(worst).toHaveLength(4);
  await using scene = await hostileScene(created, worst);
  await using visitor = await visitAs(created, scene.reader, { language: 'ar', width: 360 });
  const seen = await watch(visitor);
  await openSafely(visitor, `/ads?search=${created.tag}`);
  expect(await visitor.page.getByRole('main').getByRole('article').count()).toBe(worst.length);
  const [id, title] = [...scene.ads][0]!;
  await openSafely(visitor, `/ads/${id}`, created.tag);
  expect(await visitor.page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  expect(seen).toEqual([]);
});
