import { displayName } from '@qaysari/contract/account/types';
import { languageCodes } from '@qaysari/contract/shared/languages';
import { listListings } from '@qaysari/contract/listing/calls';
import type { OwnListing } from '@qaysari/contract/listing/types';
import { createListing, updateListing } from '@qaysari/contract/publish/calls';
import { afterAll, describe, expect, test } from 'vitest';
import { moderate } from '../../tools/src/moderation/moderate-command.ts';
import { ask, dataOf } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { inConsole } from '../support/console.ts';
import { startCreating, type Member } from '../support/created.ts';
import { exactMatches } from '../support/exact-matches.ts';
import { adFields, sendForm } from '../support/form.ts';
import { mailsTo, sentMailTo } from '../support/mails.ts';
import { moderate as runModerate } from '../support/moderate.ts';

const created = startCreating();
afterAll(() => created.removeAll());

interface Published {
  member: Member;
  ad: OwnListing;
}

async function publish(profile: Record<string, unknown> = completeProfile): Promise<Published> {
  const member = await created.buildMember(profile);
  const fields = { ...adFields, title: `مطعم ${created.tag}` };
  const token = await created.signIn(member);
  return {
    member,
    ad: dataOf(createListing, await sendForm(createListing, fields, [], { token })),
  };
}

const found = async () => {
  const page = dataOf(listListings, await ask(`/listing?search=${created.tag}`));
  const { listings } = exactMatches(page);
  return listings.map(({ _id, isFeatured }) => ({ _id, isFeatured }));
};

describe('staff in the console', () => {
  test.each(languageCodes)(
    'approve: the ad is found and its owner reads of it in %s',
    async (language) => {
      const { member, ad } = await publish({ ...completeProfile, language });
      await inConsole(created.firestore.doc(`listings/${ad._id}`), { status: 'approved' });
      expect(await found()).toContainEqual({ _id: ad._id, isFeatured: false });
      const mail = await sentMailTo(member.email);
      expect(mail.subject).toContain(ad.title);
      expect(mail.text).toContain(`/${language}/ads/${ad._id}`);
      expect(mail.html).toContain(`dir="${language === 'en' ? 'ltr' : 'rtl'}"`);
    },
  );

  test('reject: the owner reads why', async () => {
    const { member, ad } = await publish();
    const moderationNote = 'صورة <b>غير</b> واضحة $t(signature) {{name}}';
    const change = { status: 'rejected', moderationNote };
    await inConsole(created.firestore.doc(`listings/${ad._id}`), change);
    const mail = await sentMailTo(member.email);
    expect(mail.text).toContain(moderationNote);
    expect(mail.html).not.toContain('<b>');
    expect(mail.text).toContain(`/en/edit-ad/${ad._id}`);
  });

  test('approve too early: the owner reads what is missing', async () => {
    const { member, ad } = await publish({});
    await inConsole(created.firestore.doc(`listings/${ad._id}`), { status: 'approved' });
    const mail = await sentMailTo(member.email);
    expect(mail.text).toContain('/en/my-account/settings');
    const document = await created.firestore.doc(`listings/${ad._id}`).get();
    expect(document.get('status')).toBe('pending');
    expect(await found()).not.toContainEqual(expect.objectContaining({ _id: ad._id }));
  });
});

describe('npm run moderate', () => {
  /** Runs the command in this process, because a new process takes most of a second to start. */
  async function typed(...args: string[]): Promise<{ code: number; said: string }> {
    const said: string[] = [];
    const code = await moderate(args, (text) => said.push(text));
    return { code, said: said.join('\n') };
  }

  test('lists, shows, approves, features and rejects, and notifies the owner once', async () => {
    const { member, ad } = await publish();
    expect((await typed('list')).said).toContain(`${ad._id}@`);
    expect((await typed('show', ad._id)).said).toContain('missing before approval: nothing');
    expect(await runModerate('approve', ad._id)).toMatchObject({
      code: 0,
      said: expect.not.stringContaining('"severity"') as string,
    });
    expect(await found()).toContainEqual({ _id: ad._id, isFeatured: false });
    // Waits before the next one is requested: mails that are sent together arrive in any order.
    await sentMailTo(member.email);
    await expect(typed('feature', ad._id)).rejects.toThrow('has no picture');
    expect((await typed('feature', ad._id, '--confirm')).code).toBe(0);
    expect(await found()).toContainEqual({ _id: ad._id, isFeatured: true });
    expect((await typed('feature', ad._id, '--off')).code).toBe(0);
    expect((await typed('reject', ad._id, '--note', 'لا تكفي الصور')).code).toBe(0);
    expect(await found()).not.toContainEqual(expect.objectContaining({ _id: ad._id }));
    const mail = await sentMailTo(member.email, 2);
    expect(mail.text).toContain('لا تكفي الصور');
    expect(await mailsTo(member.email)).toHaveLength(2);
  });

  test('tries all ids, and sums up the results', async () => {
    const [one, other] = await Promise.all([publish(), publish()]);
    const { code, said } = await typed('approve', one.ad._id, 'none', other.ad._id);
    expect(code).toBe(1);
    expect(said).toContain('none\n  There is no ad with the id none.\n');
    expect(said).toMatch(/\n2 approved, 1 not found$/);
    expect(await found()).toContainEqual({ _id: other.ad._id, isFeatured: false });
  });

  test('shows who owns an ad, and where its pictures are', async () => {
    const { member, ad } = await publish();
    const image = 'abcdefghijklmnop';
    await created.firestore.doc(`listings/${ad._id}`).update({ images: [image] });
    const { said } = await typed('show', ad._id);
    expect(said).toMatch(new RegExp(`picture: https?://\\S+/media/listings/${ad._id}/${image}`));
    const name = displayName({ ...member, ...completeProfile });
    expect(said).toContain(`owner: ${name} (${member.username}) <${member.email}>, phone `);
    expect(said).toMatch(/member since \S+, ads: 1, cases: 0, mails in /);
    expect((await typed('list')).said).toContain(name);
  });

  test('decides nothing about an ad that its owner has changed since', async () => {
    const { member, ad } = await publish();
    const [seen = ''] = (await typed('show', ad._id)).said.split('\n');
    expect(seen).toMatch(new RegExp(`^${ad._id}@\\w+$`));
    const token = await created.signIn(member);
    const change = { title: `${ad.title} - 2` };
    dataOf(updateListing, await sendForm(updateListing, change, [], { token, id: ad._id }));
    await expect(typed('approve', seen)).rejects.toThrow(
      `The owner has changed ad ${ad._id} since`,
    );
    const document = created.firestore.doc(`listings/${ad._id}`);
    expect((await document.get()).get('status')).toBe('pending');
    const [now = ''] = (await typed('show', ad._id)).said.split('\n');
    expect((await typed('approve', now)).code).toBe(0);
    expect((await document.get()).get('status')).toBe('approved');
  });

  test('exits with 1 and says what is missing when an ad cannot be approved', async () => {
    const { ad } = await publish({});
    const { code, said } = await runModerate('approve', ad._id);
    expect(code).toBe(1);
    expect(said).toContain('missing before approval: profile, terms');
  });

  test('exits with 1 and one line when there is no such ad', async () => {
    expect(await runModerate('approve', 'none')).toEqual({
      code: 1,
      said: 'There is no ad with the id none.\n',
    });
  });
});
