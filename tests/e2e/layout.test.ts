import { afterAll, it } from 'vitest';
import { startCreating } from '../support/created.ts';
import { expectNoLayoutFaults, layoutScene } from '../support/layout-pages.ts';
import { expectStill, watchShifts } from '../support/layout-shift.ts';
import { seededAd } from '../support/seeded-ad.ts';
import { textsIn } from '../support/texts.ts';
import { visit } from '../support/visitor.ts';

/** Four pages in one language each; `npm run prove -- looks` measures more in all, at eight sizes. */

const created = startCreating();
afterAll(() => created.removeAll());

it('nothing is cut, covered or too wide on the main pages', async () => {
  const scene = await layoutScene(created);
  const phone = [320, 740] as const;
  const desk = [1280, 900] as const;
  for (const look of [
    { path: '', language: 'ku', sizes: [phone], growsText: true },
    { path: '/ads/:ad', language: 'en', sizes: [phone, desk] },
    { path: '/create-ad', language: 'ar', sizes: [phone], isOfMember: true },
    { path: '/my-account/inbox/:partner', language: 'ar', sizes: [phone, desk], isOfMember: true },
  ] as const)
    await expectNoLayoutFaults(created, scene, look);
});

it('nothing jumps while home, the list and an ad come', async () => {
  // The greeting of the chat is part of a first visit.
  await using visitor = await visit({ language: 'ku', width: 360, greeted: false });
  const { page } = visitor;
  await watchShifts(visitor);
  await visitor.open();
  await page.getByRole('button', { name: textsIn('ku').common.chat.hello }).waitFor();
  await expectStill(visitor, 'on the home page');
  for (const path of ['/ads', `/ads/${(await seededAd())._id}`]) {
    await visitor.open(path);
    await page.waitForLoadState('load');
    await expectStill(visitor, path);
  }
});
