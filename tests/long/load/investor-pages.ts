import { directoryFilterSchema } from '@qaysari/contract/investor/schema';
import type { InvestorPage } from '@qaysari/contract/investor/types';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { listInvestors } from '../../../functions/src/investor/handlers.ts';
import { syncInvestor } from '../../../functions/src/investor/store.ts';
import type { Caller } from '../../../functions/src/platform/handler.ts';
import { countBilledReads } from '../../../tools/src/bench/search/billed-reads.ts';
import { approvedInvestor } from '../../support/investors.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/** Thousands of investors, in a project without triggers: changes by staff do not update the entries. */

const app = isolatedApp('investors');
const firestore = getFirestore(app);
const reads = countBilledReads(firestore);

/** Older than the time from which each answer reads changes again. */
const longAgo = Timestamp.fromDate(new Date('2025-01-01T00:00:00Z'));
let count: number;
const idOf = (n: number) => `investor-${String(n).padStart(4, '0')}`;
/** Three are approved at each time, so that the id decides the order, too. */
const approvedAtOf = (n: number) => Timestamp.fromMillis(longAgo.toMillis() + Math.floor(n / 3));

function userOf(n: number) {
  const sectors = n % 2 === 0 ? ['it_tech'] : undefined;
  const profile = { approvedAt: approvedAtOf(n), ...(sectors && { sectors }) };
  return { ...approvedInvestor(profile), username: idOf(n), email: `${idOf(n)}@example.com` };
}

async function approve(uid: string): Promise<void> {
  const user = { ...userOf(0), ...approvedInvestor(), username: uid };
  await firestore.doc(`users/${uid}`).set(user);
  await syncInvestor(uid);
}

async function remove(uid: string): Promise<void> {
  await firestore.doc(`users/${uid}`).update({ 'investorProfile.status': 'rejected' });
  await syncInvestor(uid);
}

async function fill(): Promise<void> {
  await emptyProject(app);
  // One of each kind is written by the code; the others are copies.
  const samples = await Promise.all(
    [0, 1].map(async (n) => {
      await firestore.doc(`users/${idOf(n)}`).set(userOf(n));
      await syncInvestor(idOf(n));
      return (await firestore.doc(`investors/${idOf(n)}`).get()).data();
    }),
  );
  const writer = firestore.bulkWriter({ throttling: false });
  for (let n = 0; n < count; n += 1) {
    const entry = { ...samples[n % 2], approvedAt: approvedAtOf(n), at: longAgo };
    void writer.set(firestore.doc(`users/${idOf(n)}`), userOf(n));
    void writer.set(firestore.doc(`investors/${idOf(n)}`), entry);
  }
  await writer.close();
}

let callers = 0;
/** A new caller each time, so that no rate limit has counted them. */
function newCaller(): Caller {
  callers += 1;
  const uid = `caller-${callers}`;
  const role = 'member' as const;
  const user = {
    _id: uid,
    username: uid,
    email: '',
    role,
    isOAuth: false,
    termsAccepted: true,
    mailLanguage: 'ar' as const,
  };
  return { uid, user, session: { uid, validFrom: 0, signedInAt: 0 } };
}

function list(filter: object, caller = newCaller()): Promise<InvestorPage> {
  const body = directoryFilterSchema.validateSync(filter);
  const common = { language: 'en', address: '10.0.0.1', params: {} } as const;
  const query = { role: 'investor' } as const;
  return listInvestors({ ...common, caller, body, query, idempotencyKey: undefined });
}

/** The uids of all pages; `meanwhile` is called after each page but the last. */
async function pageThrough(filter: object, meanwhile: (page: number) => Promise<void>) {
  const caller = newCaller();
  const uids: string[] = [];
  let next: string | undefined;
  for (let page = 1; page === 1 || next !== undefined; page += 1) {
    if (page > 1) await meanwhile(page - 1);
    const answer = await list({ ...filter, limit: 50, ...(next && { after: next }) }, caller);
    uids.push(...answer.users.map(({ _id }) => _id));
    next = answer.next;
  }
  return uids;
}

export function proveInvestorPages(investors: number): void {
  count = investors;
  beforeAll(fill, 180_000);

  /** Last approved first, then by id. */
  const inOrder = Array.from({ length: count }, (_, n) => n)
    .sort((one, other) => Math.floor(other / 3) - Math.floor(one / 3) || one - other)
    .map(idOf);

  test.each([1, 2, count - 1])('the entry of person %d is what the code would write', async (n) => {
    const entry = firestore.doc(`investors/${idOf(n)}`);
    const before = (await entry.get()).updateTime;
    await syncInvestor(idOf(n));
    expect((await entry.get()).updateTime).toEqual(before);
  });

  describe(`${count} investors`, () => {
    test('cost the same reads for each page, by `after` and by `page`', async () => {
      // The first answer of an instance loads the directory.
      const { next: second = '' } = await list({ limit: 20 });
      const cost = async (filter: object) => {
        reads.take();
        const { users, total } = await list({ limit: 20, ...filter });
        expect([users.length, total]).toEqual([20, count]);
        return reads.take();
      };
      const newest = await cost({});
      expect(newest).toBe(21);
      expect(await cost({ after: second })).toBe(newest);
      const place = `${approvedAtOf(60).toMillis()}.${idOf(60)}`;
      expect(await cost({ after: place })).toBe(newest);
      expect(await cost({ page: count / 20 })).toBe(newest);
    });

    test('are read page by page without repeats or gaps, in order', async () => {
      expect(await pageThrough({}, () => Promise.resolve())).toEqual(inOrder);
      const even = inOrder.filter((uid) => Number(uid.slice(-4)) % 2 === 0);
      expect(await pageThrough({ sector: 'it_tech' }, () => Promise.resolve())).toEqual(even);
      const { users, total } = await list({ page: 3, limit: 7, sector: 'it_tech' });
      expect([users.map(({ _id }) => _id), total]).toEqual([even.slice(14, 21), even.length]);
      expect(await list({ page: 1_000 })).toEqual({ users: [], total: count });
    });

    test('are all there once while others are approved and removed', async () => {
      const removed: string[] = [];
      const added: string[] = [];
      const uids = await pageThrough({}, async (page) => {
        if (page % 5 !== 0) return;
        added.push(`new-${page}`);
        await approve(`new-${page}`);
        // One who was shown before, the last of the current page, and one who would be next.
        const gone = [inOrder[page], inOrder[page * 50 - 1], inOrder[page * 50 + 1]];
        for (const uid of gone) if (uid !== undefined) await remove(uid);
        removed.push(...gone.filter((uid) => uid !== undefined));
      });
      expect(new Set(uids).size).toBe(uids.length);
      expect(removed.length).toBeGreaterThanOrEqual(count / 100);
      const stayed = inOrder.filter((uid) => !removed.includes(uid));
      expect(uids.filter((uid) => !removed.includes(uid))).toEqual(stayed);
      // New ones come before the first page, so they do not appear while somebody pages on.
      expect(uids.filter((uid) => added.includes(uid))).toEqual([]);
      const { users, total } = await list({ limit: added.length });
      expect(users.map(({ _id }) => _id)).toEqual(added.toReversed());
      expect(total).toBe(stayed.length + added.length);
    });
  });

  describe('somebody who is changed by staff in the console is gone with the next answer', () => {
    const deletedAt = Timestamp.now();
    test.each<[string, Record<string, unknown>]>([
      ['unapproved', { 'investorProfile.status': 'pending' }],
      ['rejected', { 'investorProfile.status': 'rejected' }],
      ['demoted', { role: 'member' }],
      ['locked out', { blockedAt: deletedAt }],
      ['deleted', { deletedAt }],
      ['left without a budget', { 'investorProfile.budgetMin': null }],
    ])('when %s', async (_how, change) => {
      const [first] = (await list({ limit: 3 })).users;
      const { total } = await list({});
      const uid = first?._id ?? '';
      await firestore.doc(`users/${uid}`).update(change);
      const { users, total: left } = await list({ limit: 3 });
      expect(users.map(({ _id }) => _id)).not.toContain(uid);
      expect([users.length, left]).toEqual([2, total - 1]);
      await syncInvestor(uid);
      const after = await list({ limit: 3 });
      expect([after.users.length, after.total]).toEqual([3, total - 1]);
    });

    test('when the document of the person is gone', async () => {
      const [first] = (await list({ limit: 1 })).users;
      await firestore.doc(`users/${first?._id ?? ''}`).delete();
      expect((await list({ limit: 1 })).users).toEqual([]);
      await syncInvestor(first?._id ?? '');
      expect((await list({ limit: 1 })).users).toHaveLength(1);
    });

    test('and is found by what they look for now', async () => {
      const [first] = (await list({ limit: 1 })).users;
      const uid = first?._id ?? '';
      await firestore.doc(`users/${uid}`).update({ 'investorProfile.sectors': ['other'] });
      const found = async (sector: string) =>
        (await list({ sector, limit: 50 })).users.some(({ _id }) => _id === uid);
      expect(await found('it_tech')).toBe(false);
      await syncInvestor(uid);
      expect([await found('it_tech'), await found('other')]).toEqual([false, true]);
    });
  });

  test('somebody who asks endlessly is refused, and nobody else', async () => {
    const caller = newCaller();
    for (let n = 0; n < 120; n += 1) await list({ search: 'nobody' }, caller);
    await expect(list({ search: 'nobody' }, caller)).rejects.toMatchObject({ status: 429 });
    await list({ search: 'nobody' });
  });
}
