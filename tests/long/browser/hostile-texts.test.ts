import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCreating } from '../../support/created.ts';
import { hostileScene, openSafely, watch, type HostileScene } from '../../support/hostile-pages.ts';
import { takenTexts } from '../../support/hostile-texts.ts';
import { getPage } from '../../support/page-html.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit } from '../../support/visitor.ts';

const created = startCreating();
let scene: HostileScene;
beforeAll(async () => {
  scene = await hostileScene(created, takenTexts);
}, 120_000);
afterAll(async () => {
  await scene[Symbol.asyncDispose]();
  await created.removeAll();
});

/** A text as in the head of a page, which omits invisible marks. */
const seenOf = (text: unknown) =>
  String(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

describe.each([
  { language: 'ar', width: 360 },
  { language: 'en', width: 360 },
] as const)('in $language at $width px', ({ language, width }) => {
  it('ads stay within their cards and pages, and run nothing', async () => {
    await using visitor = await visit({ language, width });
    const seen = await watch(visitor);
    await openSafely(visitor, `/ads?search=${created.tag}`);
    expect(await visitor.page.getByRole('main').getByRole('article').count()).toBeGreaterThan(10);
    await openSafely(visitor, `/owners/${scene.owner.uid}`);
    for (const [id, title] of [...scene.ads].filter((_, place) => place % 7 === 1)) {
      await openSafely(visitor, `/ads/${id}`, created.tag);
      expect(await visitor.page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    }
    expect(seen).toEqual([]);
  });

  it('names, messages and profiles stay texts', async () => {
    await using visitor = await visitAs(created, scene.reader, { language, width });
    const seen = await watch(visitor);
    await openSafely(visitor, '/my-account/inbox', scene.firstname);
    await openSafely(visitor, `/my-account/inbox/${scene.owner.uid}`, 'W'.repeat(60));
    await scene.investorIsListed();
    await openSafely(visitor, '/investors', '</title>');
    await openSafely(visitor, `/investors/${scene.investor.uid}`, '</title>');
    expect(seen).toEqual([]);
  });

  it('its owner edits and lists them', async () => {
    await using visitor = await visitAs(created, scene.owner, { language, width });
    const seen = await watch(visitor);
    await openSafely(visitor, '/my-account/my-ads');
    await openSafely(visitor, '/my-account/settings');
    expect(seen).toEqual([]);
  });

  it('the server-rendered page of an ad has no more scripts than that of another ad', async () => {
    const plain = await created.buildListing();
    const scriptsOf = ({ html }: { html: string }) => html.match(/<script/gi)?.length;
    const expected = scriptsOf(await getPage(`/${language}/ads/${plain}`));
    for (const [id, title] of scene.ads) {
      const page = await getPage(`/${language}/ads/${id}`);
      expect([page.status, scriptsOf(page)], title).toEqual([200, expected]);
      const shown = [page.title, page.meta('og:title'), page.data('Product')?.['name']].map(seenOf);
      for (const each of shown) expect(each).toContain(seenOf(title));
    }
  });
});
