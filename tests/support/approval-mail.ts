import type { Language } from '@qaysari/contract/languages';
import { expect } from 'vitest';
import { completeProfile } from './complete-profile.ts';
import type { Created } from './created.ts';
import { mailTo } from './mails.ts';
import { moderate } from './moderate.ts';
import { textsIn } from './texts.ts';
import { visitAs } from './visit-as.ts';

/** An approval is told in the owner's language, and the link in the mail leads to the ad. */
export async function expectApprovalMail(created: Created, language: Language): Promise<void> {
  const me = await created.buildMember({ ...completeProfile, language });
  const title = `${created.tag}${language}`;
  const id = await created.buildListing({ owner: me.uid, title, status: 'pending' });
  await using visitor = await visitAs(created, me, { language, width: 360 });
  expect(await moderate('approve', id)).toMatchObject({ code: 0 });
  const link = /https?:\S+\/ads\/\S+/.exec((await mailTo(me.email)).text)?.[0] ?? '';
  const { pathname } = new URL(link);
  expect(pathname).toBe(`/${language}/ads/${id}`);
  await visitor.openAddress(pathname);
  await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
  const { status } = textsIn(language).own;
  await visitor.page.getByText(status.approved).waitFor();
}
