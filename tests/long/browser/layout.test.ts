import { languageCodes } from '@qaysari/contract/shared/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { buildInvestor } from '../../support/investors.ts';
import { layoutFaults, type LookOptions } from '../../support/layout-faults.ts';
import { seededAd } from '../../support/seeded-ad.ts';
import { buildChatUser, type ChatUser } from '../../support/chat-users.ts';
import { visitAs } from '../../support/visit-as.ts';
import { visit } from '../../support/visitor.ts';

const created = startCreating();
let member: Member;
let partner: ChatUser;
let investor: Member;
beforeAll(async () => {
  member = await created.buildMember(completeProfile);
  await created.buildListing({ owner: member.uid });
  await created.buildListing({ owner: member.uid });
  partner = await buildChatUser(created);
  investor = await buildInvestor(created, { sectors: ['it_tech'], cities: ['erbil'] });
  for (const text of ['السلام عليكم', 'https://example.com/a', 'Hello'])
    await partner.sendNow(member, text);
});
afterAll(() => created.removeAll());

const sizes = [
  [320, 740],
  [360, 740],
  [412, 915],
  [740, 360],
  [320, 256],
  [768, 1024],
  [1024, 768],
  [1280, 900],
  [1920, 1080],
] as const;

const adPath = `/ads/${(await seededAd())._id}`;

const pages = [
  { path: '', growsText: true },
  { path: '/ads', growsText: true },
  { path: adPath, growsText: true },
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

/** What a finger hits (https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced). */
const touch = 44;

describe.each(languageCodes.map((language, turn) => ({ language, turn })))(
  'in $language',
  ({ language, turn }) => {
    it.each(pages.map((page, at) => ({ ...page, at })))(
      'nothing is cut, covered or too wide on $path',
      async ({ path, isOfMember = false, growsText = false, at }) => {
        // Each page meets each size in one of the languages.
        const own = sizes.filter((_, index) => (index + at) % languageCodes.length === turn);
        // An ad of another test may go while its picture is under way.
        const expectedErrors = /\/media\/listings\/|status of 404/;
        const options = { language, width: own[0]?.[0] ?? 0, expectedErrors };
        await using visitor = isOfMember
          ? await visitAs(created, member, options)
          : await visit(options);
        const { page } = visitor;
        const ids = { ':partner': partner.uid, ':investor': investor.uid };
        await visitor.open(path.replace(/:\w+/, (name) => ids[name as keyof typeof ids]));
        await page.getByRole('heading', { level: 1 }).waitFor();
        const faults: string[] = [];
        const session = await visitor.context.newCDPSession(page);
        /** As the browser's own setting does. */
        const setTextSize = (percent: number) => {
          const standard = Math.round((16 * percent) / 100);
          return session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
        };
        const look = async (where: string, how: LookOptions) => {
          await visitor.settled();
          const found = await layoutFaults(page, how);
          faults.push(...found.map((fault) => `${where}: ${fault}`));
        };
        for (const [width, height] of own) {
          await page.setViewportSize({ width, height });
          const touches = width < 768 ? touch : 0;
          await look(`${width} × ${height}`, { isPressed: true, touch: touches });
          if (width >= 768) continue;
          await setTextSize(130);
          await look(`${width} × ${height} at 130 %`, { isPressed: true, touch: touches });
          await setTextSize(100);
        }
        if (growsText) {
          const html = page.locator('html');
          for (const width of [320, 1280]) {
            await page.setViewportSize({ width, height: 740 });
            await html.evaluate((root) => {
              root.style.fontSize = '200%';
            });
            await look(`${width} with large text`, { isPressed: false, touch: 0 });
          }
          await html.evaluate((root) => {
            root.style.fontSize = '';
          });
        }
        expect(faults).toEqual([]);
      },
    );

    it('the search box of the header widens to 250 px, and to 400 px where there is room', async () => {
      await using visitor = await visit({ language, width: 768 });
      await visitor.open('/about-us');
      const { page } = visitor;
      const box = page.getByRole('banner').getByRole('search');
      await box.getByRole('combobox').focus();
      for (const [width, wide] of [
        [768, 250],
        [992, 400],
        [1024, 400],
        [1280, 400],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        await expect
          .poll(async () => (await box.boundingBox())?.width, { message: `at ${width} px` })
          .toBeCloseTo(wide, 0);
      }
    });
  },
);
