import { languageCodes } from '@qaysari/contract/languages';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startCreating } from '../../support/created.ts';
import { expectNoLayoutFaults, layoutScene, type LayoutScene } from '../../support/layout-pages.ts';

const created = startCreating();
let scene: LayoutScene;
beforeAll(async () => {
  scene = await layoutScene(created);
});
afterAll(() => created.removeAll());

const sizes = [
  [320, 740],
  [360, 740],
  [412, 915],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1280, 900],
  [1920, 1080],
] as const;

const pages = [
  { path: '', growsText: true },
  { path: '/ads', growsText: true },
  { path: '/ads/:ad', growsText: true },
  { path: '/sign-in' },
  { path: '/create-ad', isOfMember: true },
  { path: '/my-account/my-ads', isOfMember: true },
  { path: '/my-account/settings', isOfMember: true },
  { path: '/my-account/inbox', isOfMember: true },
  { path: '/my-account/inbox/:partner', isOfMember: true },
  { path: '/investors', isOfMember: true },
  { path: '/investors/:investor', isOfMember: true },
  { path: '/my-account/find-an-investor', isOfMember: true },
];

describe.each(languageCodes.map((language, turn) => ({ language, turn })))(
  'in $language',
  ({ language, turn }) => {
    it.each(pages.map((page, at) => ({ ...page, at })))(
      'nothing is cut, covered or too wide on $path',
      async ({ at, ...page }) => {
        // Each page meets each size in one of the languages.
        const own = sizes.filter((_, index) => (index + at) % languageCodes.length === turn);
        await expectNoLayoutFaults(created, scene, { ...page, language, sizes: own });
      },
    );
  },
);
