import { showReview } from '@qaysari/contract/review/calls';
import { reviewLink, reviewLinkMs, type ReviewVersion } from '../../functions/src/review/link.ts';
import { listingVersion, profileVersion } from '../../functions/src/review/version.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { call, dataOf, failureOf } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { startCreating } from '../support/created.ts';
import { approvedInvestor } from '../support/investors.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const tokenOf = (of: ReviewVersion, at = Date.now()) =>
  new URL(reviewLink(of, at)).hash.replace('#token=', '');
const show = (token: unknown) => call(showReview, { token });
const document = (of: ReviewVersion) =>
  created.firestore.doc(of.kind === 'listing' ? `listings/${of.thing}` : `users/${of.thing}`);

/** An ad that waits, of an owner with a phone number, an address and a name on the ads. */
async function waitingListing() {
  const owner = await created.buildMember({ ...completeProfile, nameOnAds: 'firstname' });
  const id = await created.buildListing({
    ...{ owner: owner.uid, status: 'pending', title: 'A bakery', images: ['abcdefgh12'] },
    ...{ employees: 4, siteLink: 'https://bakery.example' },
  });
  const data = (await created.firestore.doc(`listings/${id}`).get()).data() ?? {};
  return { owner, of: { kind: 'listing', thing: id, version: listingVersion(data) } as const };
}

/** An investor whose profile waits. */
async function waitingInvestor() {
  const profile = { status: 'pending', settled: { status: 'pending' }, cities: ['erbil'] };
  const owner = await created.buildMember(approvedInvestor(profile));
  const snapshot = await created.firestore.doc(`users/${owner.uid}`).get();
  const stored: unknown = snapshot.get('investorProfile');
  const version = profileVersion(stored as object);
  return { owner, of: { kind: 'investor', thing: owner.uid, version } as const };
}

describe('a link shows', () => {
  test('an ad that waits as members would see it, without contact, and counts no view', async () => {
    const { owner, of } = await waitingListing();
    const answer = await show(tokenOf(of));
    const shown = dataOf(showReview, answer);
    expect(shown).toEqual({
      kind: 'listing',
      listing: expect.objectContaining({
        ...{ _id: of.thing, title: 'A bakery', status: 'pending', viewer: 'member' },
        ...{ employees: 4, siteLink: 'https://bakery.example', isFavorite: false },
        images: [`/media/listings/${of.thing}/abcdefgh12-1280.webp`],
      }) as object,
      owner: expect.objectContaining({ _id: owner.uid, name: 'سارة', listings: 0 }) as object,
    });
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${owner.email}|964770|كريم|شارع`));
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const counted = created.firestore.doc(`listingStatistics/${of.thing}`);
    expect((await counted.get()).exists).toBe(false);
  });

  test('an investor who waits by the name of the later page, without contact', async () => {
    const { owner, of } = await waitingInvestor();
    const shown = dataOf(showReview, await show(tokenOf(of)));
    expect(shown).toMatchObject({
      kind: 'investor',
      investor: {
        ...{ _id: owner.uid, name: 'سارة كريم', role: 'investor' },
        investorProfile: { title: 'مستثمر في المطاعم', cities: ['erbil'] },
      },
    });
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${owner.email}|964770|budgetMin`));
  });
});

test.each([undefined, '', 7, 'x'.repeat(1_001)])('the token %j is 400', async (token) => {
  failureOf(await show(token), 400);
});

describe.each([
  ['an ad', waitingListing],
  ['an investor', waitingInvestor],
])('a link to %s is the same 404', (_what, build) => {
  const expectNothing = async (token: string) => {
    const answer = failureOf(await show(token), 404);
    expect(answer).toEqual(failureOf(await show('nothing of ours'), 404));
  };

  test('altered in its last sign, and after its time', async () => {
    const { of } = await build();
    const token = tokenOf(of);
    expect((await show(token)).status).toBe(200);
    await expectNothing(token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'));
    await expectNothing(tokenOf(of, Date.now() - reviewLinkMs));
  });

  test('for another thing, and one of the other kind', async () => {
    const [{ of }, { of: other }] = await Promise.all([build(), build()]);
    await expectNothing(tokenOf({ ...of, thing: other.thing.replace(/.$/, '~') }));
    await expectNothing(tokenOf({ ...of, kind: of.kind === 'listing' ? 'investor' : 'listing' }));
  });

  test('for what was changed since', async () => {
    const { of } = await build();
    const prefix = of.kind === 'listing' ? '' : 'investorProfile.';
    await document(of).update({ [`${prefix}title`]: 'Something else' });
    await expectNothing(tokenOf(of));
  });

  test.each(['approved', 'rejected'])('once it is %s', async (status) => {
    const { of } = await build();
    const prefix = of.kind === 'listing' ? '' : 'investorProfile.';
    await document(of).update({
      [`${prefix}status`]: status,
      ...(prefix && { 'investorProfile.settled': { status } }),
    });
    await expectNothing(tokenOf(of));
  });

  test('when the same words wait again after a decision', async () => {
    const { of } = await build();
    const prefix = of.kind === 'listing' ? '' : 'investorProfile.';
    await document(of).update({ [`${prefix}moderatedAt`]: Timestamp.now() });
    await expectNothing(tokenOf(of));
  });

  test.each(['deletedAt', 'blockedAt'])('when its owner has %s', async (field) => {
    const { of, owner } = await build();
    await created.firestore.doc(`users/${owner.uid}`).update({ [field]: Timestamp.now() });
    await expectNothing(tokenOf(of));
  });
});
