import type { Language } from '@qaysari/contract/languages';
import { expect } from 'vitest';
import { completeProfile } from './complete-profile.ts';
import type { Created, Member } from './created.ts';
import { buildInvestor } from './investors.ts';
import { layoutFaults, type LookOptions } from './layout-faults.ts';
import { seededAd } from './seeded-ad.ts';
import { buildTalker } from './talkers.ts';
import { visitAs } from './visit-as.ts';
import { visit } from './visitor.ts';

/** What a finger hits (https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced). */
const touch = 44;

/** People whose pages hold something. */
export interface LayoutScene {
  member: Member;
  /** What stands for `:names` in paths. */
  ids: Record<string, string>;
}

export async function layoutScene(created: Created): Promise<LayoutScene> {
  const member = await created.buildMember(completeProfile);
  await created.buildListing({ owner: member.uid });
  await created.buildListing({ owner: member.uid });
  const partner = await buildTalker(created);
  const investor = await buildInvestor(created, { sectors: ['it_tech'], cities: ['erbil'] });
  for (const text of ['السلام عليكم', 'https://example.com/a', 'Hello'])
    await partner.sendNow(member, text);
  const ids = { ':ad': (await seededAd())._id, ':partner': partner.uid, ':investor': investor.uid };
  return { member, ids };
}

export interface LayoutLook {
  path: string;
  isOfMember?: boolean;
  /** Whether its text is doubled, too. */
  growsText?: boolean;
  language: Language;
  sizes: readonly (readonly [width: number, height: number])[];
}

/** Nothing on the page is cut, covered, too small for a finger or too wide. */
export async function expectNoLayoutFaults(
  created: Created,
  { member, ids }: LayoutScene,
  { path, isOfMember = false, growsText = false, language, sizes }: LayoutLook,
): Promise<void> {
  // An ad of another test may go while its picture is under way.
  const expectedErrors = /\/media\/listings\/|status of 404/;
  const options = { language, width: sizes[0]?.[0] ?? 0, expectedErrors };
  await using visitor = isOfMember ? await visitAs(created, member, options) : await visit(options);
  const { page } = visitor;
  await visitor.open(path.replace(/:\w+/, (name) => ids[name] ?? ''));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const faults: string[] = [];
  const look = async (where: string, how: LookOptions) => {
    await visitor.settled();
    const found = await layoutFaults(page, how);
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  };
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await look(`${width} × ${height}`, { isPressed: true, touch: width < 768 ? touch : 0 });
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
}
