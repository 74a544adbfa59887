import { verifyEmail } from '@qaysari/contract/account/calls';
import { getUser } from '@qaysari/contract/investor/calls';
import { getApprovedListing, getListingOwner } from '@qaysari/contract/listing/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createSecret } from '../../functions/src/code/store.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { moderate } from '../../tools/src/moderation/moderate-command.ts';
import { ask, dataOf } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { startCreating, type Member } from '../support/created.ts';

const created = startCreating();
const dayMs = 24 * 60 * 60 * 1000;
afterEach(() => vi.restoreAllMocks());
afterAll(() => created.removeAll());

const factsOf = async (listing: string) => {
  const answer = await ask(`/listing/owner/${listing}`);
  return dataOf(getListingOwner, answer).facts;
};

/** A case about somebody, as decisions of our team leave it. */
const decidedCase = (person: string, daysAgo: number, hasMeasure = true) =>
  created.write(`reportCases/person~${person}~${daysAgo}`, {
    ...{ kind: 'person', thing: person, person, title: 'Sara', personName: 'sara' },
    ...{ about: 'person: Sara', link: '', suggestion: '', otherCases: 0, otherMeasures: 0 },
    ...{ state: 'decided', hasMeasure, reports: 1, reporters: 1, reasons: { scam: 1 } },
    ...{ decision: '', rule: '', note: '', history: [] },
    decidedAt: Timestamp.fromMillis(Date.now() - daysAgo * dayMs),
  });

async function buildOwner(fields: Record<string, unknown> = {}): Promise<Member & { ad: string }> {
  const owner = await created.buildMember({ ...completeProfile, ...fields });
  const moderatedAt = Timestamp.fromMillis(Date.UTC(2026, 2, 4));
  return { ...owner, ad: await created.buildListing({ owner: owner.uid, moderatedAt }) };
}

test('an ad says when our team approved it; one that is not, or of an import, says nothing', async () => {
  const { uid, ad } = await buildOwner();
  const imported = await created.buildListing({ owner: uid });
  const approvedAt = async (id: string) => {
    const answer = await ask(`/listing/approved/${id}`);
    return dataOf(getApprovedListing, answer).approvedAt;
  };
  expect(await approvedAt(ad)).toBe('2026-03-04T00:00:00.000Z');
  expect(await approvedAt(imported)).toBeUndefined();
});

test('what is unknown is left out', async () => {
  const { ad } = await buildOwner();
  expect(await factsOf(ad)).toEqual({ approvedAds: 1, upheldReports: { count: 0 } });
});

test('our team notes which papers it has seen, and takes it back', async () => {
  const owner = await buildOwner();
  const said: string[] = [];
  const typed = (...args: string[]) => moderate(['papers', ...args], (text) => said.push(text));
  expect(await typed('company', owner.username)).toBe(0);
  expect(await typed('identity', owner.email)).toBe(0);
  expect(said).toEqual([
    `${owner.uid}  ${owner.username}: company seen`,
    `${owner.uid}  ${owner.username}: identity seen`,
  ]);
  const seenAt = expect.stringMatching(/^\d{4}-.*Z$/) as string;
  expect((await factsOf(owner.ad)).papers).toEqual([
    { kind: 'identity', seenAt },
    { kind: 'company', seenAt },
  ]);
  await typed('identity', owner.uid, '--off');
  expect((await factsOf(owner.ad)).papers).toEqual([{ kind: 'company', seenAt }]);
  await expect(typed('passport', owner.uid)).rejects.toThrow(/identity, company, licence/);
  for (const nobody of ['nobody@example.com', 'no/body']) {
    await expect(typed('company', nobody)).rejects.toThrow(/Nobody/);
  }
  // What is mistyped in the console says nothing.
  const document = created.firestore.doc(`users/${owner.uid}`);
  await document.update({ seenPapers: { company: 'yes', licence: true } });
  expect(await factsOf(owner.ad)).not.toHaveProperty('papers');
});

test('the link of a mail confirms the address, from then on and for no other', async () => {
  const owner = await buildOwner();
  const { uid, email, ad } = owner;
  const verify = async () => {
    const code = await createSecret('verify-email', { uid, email });
    await ask(verifyEmail.path, { method: 'POST', json: { code } });
    return (await factsOf(ad)).emailConfirmed;
  };
  const first = await verify();
  expect(first).toEqual({ by: 'mail', at: expect.any(String) as string });
  // The same address again is nothing new.
  expect(await verify()).toEqual(first);
  await created.firestore.doc(`users/${uid}`).update({ email: 'other@example.com' });
  expect(await factsOf(ad)).not.toHaveProperty('emailConfirmed');
});

test('counts approved ads, sold ones too, and none that waits or was rejected', async () => {
  const { uid, ad } = await buildOwner();
  for (const fields of [{ availability: 'sold' }, { status: 'pending' }, { status: 'rejected' }]) {
    await created.buildListing({ owner: uid, ...fields });
  }
  expect((await factsOf(ad)).approvedAds).toBe(2);
});

test('counts the reports that our team upheld within a year, and says when the last was', async () => {
  const owner = await buildOwner();
  await decidedCase(owner.uid, 400);
  await decidedCase(owner.uid, 20);
  await decidedCase(owner.uid, 30);
  await decidedCase(owner.uid, 5, false);
  const { upheldReports } = await factsOf(owner.ad);
  expect(upheldReports.count).toBe(2);
  const age = Date.now() - Date.parse(upheldReports.latestAt ?? '');
  expect(Math.round(age / dayMs)).toBe(20);
});

test('what is counted is ten minutes old at most, whatever the clock does', async () => {
  const owner = await buildOwner();
  const start = Date.now();
  const countAt = async (laterMs: number) => {
    vi.spyOn(clock, 'now').mockReturnValue(start + laterMs);
    const { approvedAds } = await factsOf(owner.ad);
    vi.restoreAllMocks();
    return approvedAds;
  };
  expect(await countAt(0)).toBe(1);
  await created.buildListing({ owner: owner.uid });
  expect(await countAt(9 * 60_000)).toBe(1);
  expect(await countAt(11 * 60_000)).toBe(2);
  await created.buildListing({ owner: owner.uid });
  // A clock that went back by a day must not keep the answer for a day.
  expect(await countAt(-dayMs)).toBe(3);
});

test('people who have talked to somebody know the same of them', async () => {
  const [owner, reader] = [await buildOwner(), await created.buildMember()];
  const token = await created.signIn(reader);
  const answer = await ask(`/user/${owner.uid}`, { token });
  expect(dataOf(getUser, answer).facts).toEqual(await factsOf(owner.ad));
});

test('a person of an import, who has no address, has facts all the same', async () => {
  const uid = `import-${created.tag}`;
  await created.write(`users/${uid}`, { firstname: 'Zain', username: 'zain', role: 'member' });
  const ad = await created.buildListing({ owner: uid });
  expect(await factsOf(ad)).toEqual({ approvedAds: 1, upheldReports: { count: 0 } });
});
