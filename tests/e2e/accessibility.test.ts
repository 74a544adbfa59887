import { afterAll, it } from 'vitest';
import { startCreating } from '../support/created.ts';
import { seededAd } from '../support/seeded-ad.ts';
import { expectSound, looks, memberWithPages } from '../support/sound-pages.ts';
import { visitAs } from '../support/visit-as.ts';
import { visit, type Visitor } from '../support/visitor.ts';

/** The main pages in one look each; `npm run prove -- looks` opens every page in more. */

const created = startCreating();
afterAll(() => created.removeAll());

const turns = [
  { language: 'ar', ...looks.phoneInTheDark },
  { language: 'en', ...looks.deskInTheLight },
  { language: 'ku', ...looks.phoneInTheLight },
  { language: 'en', ...looks.deskInTheDark },
] as const;

async function expectAllSound(visitor: Visitor, paths: readonly string[]): Promise<void> {
  for (const [at, path] of paths.entries()) {
    const { language, width, colorScheme } = turns[at % turns.length] ?? turns[0];
    await visitor.page.setViewportSize({ width, height: 800 });
    await visitor.page.emulateMedia({ colorScheme });
    await visitor.openAddress(`/${language}${path}`);
    await expectSound(visitor, path);
  }
}

it('the main pages of visitors have no axe violations and one main heading', async () => {
  await using visitor = await visit();
  const ad = `/ads/${(await seededAd())._id}`;
  await expectAllSound(visitor, ['', '/ads', ad, '/sign-in', '/sign-up', '/nowhere']);
});

it('the main pages of members have no axe violations and one main heading', async () => {
  const { member, conversation, investor } = await memberWithPages(created);
  await using visitor = await visitAs(created, member);
  await expectAllSound(visitor, [
    '/create-ad',
    conversation,
    investor,
    '/my-account/inbox',
    '/my-account/my-ads?tab=pending',
    '/my-account/settings',
  ]);
});
