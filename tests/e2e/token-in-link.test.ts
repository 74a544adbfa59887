import { afterAll, describe, expect, it } from 'vitest';
import { startCreating } from '../support/created.ts';
import { textsIn } from '../support/texts.ts';
import { origin, visit } from '../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

describe('a token in a link', () => {
  const { auth, common } = textsIn('ar');

  it('signs nobody in until they say so, where no sign-in was begun', async () => {
    const member = await created.buildMember();
    await using visitor = await visit({ width: 360, locale: 'ar' });
    const { page, tokens } = visitor;
    const arrive = async () => {
      await page.goto(`${origin}/?token=${await created.signIn(member)}`);
      const title = auth.arriving.continueTitle.replace(
        '{{newcomer}}',
        `\u2068${member.username}\u2069`,
      );
      await page.getByRole('alertdialog', { name: title }).waitFor();
      expect(await tokens()).toEqual([]);
      await visitor.expectNoOverflow();
    };
    await arrive();
    await page.getByRole('button', { name: auth.arriving.leave }).click();
    await expect.poll(visitor.address).toBe('/ar');
    expect(await tokens()).toEqual([]);
    await arrive();
    await page.getByRole('button', { name: auth.arriving.continue, exact: true }).click();
    await page.getByRole('button', { name: common.userMenu.open }).waitFor();
    expect(await tokens()).toHaveLength(1);
  });
});
