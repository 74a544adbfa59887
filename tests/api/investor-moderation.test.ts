import { languageCodes } from '@qaysari/contract/shared/languages';
import { updateInvestor, getUser } from '@qaysari/contract/investor/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { moderateInvestor } from '../../functions/src/investor/moderate.ts';
import { moderate } from '../../tools/src/moderation/moderate-command.ts';
import { ask, call } from '../support/api-client.ts';
import { inConsole } from '../support/console.ts';
import { startCreating, type Member } from '../support/created.ts';
import { approvedInvestor, investorForm } from '../support/investors.ts';
import { mailsTo, sentMailTo } from '../support/mails.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const waiting = { status: 'pending', settled: { status: 'pending' } };

/** Somebody who waits for staff, and a member who tries to read the profile. */
async function applicant(fields: Record<string, unknown> = {}) {
  const updatedAt = Timestamp.now();
  const title = `${investorForm.title} ${created.tag}`;
  const document = approvedInvestor({ ...waiting, title, updatedAt, approvedAt: null });
  const member = await created.buildMember({ ...document, ...fields });
  const reader = await created.signIn(await created.buildMember());
  const path = getUser.path.replace('{id}', member.uid);
  return { member, title, status: async () => (await ask(path, { token: reader })).status };
}

const userOf = ({ uid }: Member) => created.firestore.doc(`users/${uid}`);
const profileOf = async (member: Member) =>
  (await userOf(member).get()).get('investorProfile') as Record<string, unknown>;

/** Changes one field of the document, as staff do in the console. */
const enter = (member: Member, field: string, value: unknown) =>
  inConsole(userOf(member), { [`investorProfile.${field}`]: value });

describe('staff in the console', () => {
  test.each(languageCodes)(
    'approve: members see the investor, who reads of it in %s',
    async (language) => {
      const { member, title, status } = await applicant({ language });
      expect(await status()).toBe(404);
      await enter(member, 'status', 'approved');
      const mail = await sentMailTo(member.email);
      expect(mail.text).toContain(title);
      expect(mail.text).toContain(`/${language}/my-account/investor`);
      expect(await status()).toBe(200);
      const { approvedAt, settled } = await profileOf(member);
      expect(approvedAt).toBeInstanceOf(Timestamp);
      expect(settled).toEqual({ status: 'approved' });
    },
  );

  test('reject: the investor reads why', async () => {
    const { member, status } = await applicant();
    const moderationNote = 'اكتب <b>من</b> أنت {{name}}';
    await inConsole(userOf(member), {
      'investorProfile.status': 'rejected',
      'investorProfile.moderationNote': moderationNote,
    });
    const mail = await sentMailTo(member.email);
    expect(mail.text).toContain(moderationNote);
    expect(mail.html).not.toContain('<b>');
    expect(await status()).toBe(404);
  });

  test('approve too early: it goes back, and the investor reads what is missing', async () => {
    const { member, status } = await applicant({ phone: '', termsAcceptedAt: null });
    await enter(member, 'status', 'approved');
    const mail = await sentMailTo(member.email);
    expect(mail.text).toContain('/ar/my-account/settings');
    const { status: now, moderationProblem } = await profileOf(member);
    expect(now).toBe('pending');
    expect(String(moderationProblem).split('\n')).toHaveLength(2);
    expect(moderationProblem).toContain('must first complete the profile');
    expect(await status()).toBe(404);
  });
});

describe('the trigger', () => {
  const settle = (member: Member, before?: unknown) => moderateInvestor(member.uid, before);

  test.each(['Approved', 'yes', '', true, null])('takes back the status %j', async (entered) => {
    const { member } = await applicant();
    await enter(member, 'status', entered);
    await settle(member);
    const { status, moderationProblem } = await profileOf(member);
    expect(status).toBe('pending');
    expect(moderationProblem).toContain('pending, approved, rejected');
  });

  test('does nothing for a second or a late event', async () => {
    const { member } = await applicant();
    await enter(member, 'status', 'approved');
    await settle(member);
    await sentMailTo(member.email);
    const after = await profileOf(member);
    for (const before of [undefined, waiting, { status: 'rejected' }]) await settle(member, before);
    expect(await profileOf(member)).toEqual(after);
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  test('uses the profile before the change when no status is settled', async () => {
    const { member } = await applicant();
    const { settled: _none, ...rest } = await profileOf(member);
    const imported = { ...rest, status: 'nonsense' };
    await userOf(member).update({ investorProfile: imported });
    await settle(member, { ...imported, status: 'pending' });
    expect(await profileOf(member)).toMatchObject({
      status: 'pending',
      settled: { status: 'pending' },
    });
  });

  test('does not notify somebody who has lost the role', async () => {
    const { member } = await applicant({ role: 'member' });
    await enter(member, 'status', 'approved');
    await settle(member);
    expect((await profileOf(member))['settled']).toEqual({ status: 'approved' });
    expect(await mailsTo(member.email)).toEqual([]);
  });
});

describe('npm run moderate -- investors', () => {
  async function typed(...args: string[]): Promise<{ code: number; said: string }> {
    const said: string[] = [];
    const code = await moderate(['investors', ...args], (text) => said.push(text));
    return { code, said: said.join('\n') };
  }

  test('lists those who wait, shows one, approves the revision that was shown', async () => {
    const { member, title, status } = await applicant();
    const { said } = await typed('list');
    const named = new RegExp(`^${member.uid}@\\w+`, 'm').exec(said)?.[0] ?? '';
    expect(said).toContain(title);
    expect((await typed('show', named)).said).toContain('missing before approval: nothing');
    const { code, said: answer } = await typed('approve', named);
    expect({ code, answer }).toMatchObject({
      code: 0,
      answer: expect.stringContaining('status: approved') as string,
    });
    expect(await status()).toBe(200);
    const mail = await sentMailTo(member.email);
    expect(mail.text).toContain(title);
  });

  test('decides nothing when the investor has changed the profile since', async () => {
    const { member, status } = await applicant();
    const [named = ''] =
      new RegExp(`^${member.uid}@\\w+`, 'm').exec((await typed('list')).said) ?? [];
    const token = await created.signIn(member);
    const change = { ...investorForm, about: 'نص آخر' };
    expect((await call(updateInvestor, change, { token })).status).toBe(200);
    await expect(typed('approve', named)).rejects.toThrow(/investors show/);
    expect(await status()).toBe(404);
  });

  test('rejects with a note, and ends with 1 when an approval is taken back', async () => {
    const { member } = await applicant({ phone: '' });
    const early = await typed('approve', member.uid);
    expect(early.code).toBe(1);
    expect(early.said).toContain('missing before approval: profile');
    expect((await typed('reject', member.uid, '--note', 'من أنت؟')).code).toBe(0);
    expect(await profileOf(member)).toMatchObject({
      status: 'rejected',
      moderationNote: 'من أنت؟',
    });
  });

  test('does not find a person who is no investor', async () => {
    const member = await created.buildMember();
    await expect(typed('show', member.uid)).rejects.toThrow(/no investor/);
    await expect(typed('approve', '../x')).rejects.toThrow(/no investor/);
  });
});
