import { afterAll, expect, it } from 'vitest';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { mailTo } from '../../support/mails.ts';
import { moderate } from '../../support/moderate.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';

const created = startCreating();
afterAll(() => created.removeAll());

it.each(['ku', 'en'] as const)(
  'our team approves an ad and writes to its owner in %s, and the link in the mail leads to it',
  async (language) => {
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
  },
);
