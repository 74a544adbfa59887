import { describe, expect, test } from 'vitest';
import { Timestamp } from '../platform/firestore.ts';
import { personOf, staffChangesIn } from './store.ts';

const [may, june] = ['2026-05-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z'].map((time) =>
  Timestamp.fromDate(new Date(time)),
);
const pending = { owner: 'sara', status: 'pending', settled: { status: 'pending' } };
const approved = { ...pending, status: 'approved', settled: { status: 'approved' } };

describe('staff', () => {
  test('approve an ad: the settled status counts, and not what was typed', () => {
    const after = { ...approved, moderatedAt: may };
    expect(staffChangesIn('listings', { ...approved, settled: pending.settled }, after)).toEqual([
      { field: 'settled.status', from: 'pending', to: 'approved' },
    ]);
    expect(staffChangesIn('listings', pending, { ...pending, status: 'approved' })).toEqual([]);
    expect(personOf('listings', 'an-ad', after)).toBe('sara');
  });

  test('lock somebody out and let them in again', () => {
    const out = { blockedAt: may };
    const change = { field: 'blockedAt', from: '', to: '2026-05-01T00:00:00.000Z' };
    expect(staffChangesIn('users', {}, out)).toEqual([change]);
    expect(staffChangesIn('users', out, {})).toEqual([{ ...change, from: change.to, to: '' }]);
    expect(personOf('users', 'sara', out)).toBe('sara');
  });

  test('confirm a phone, and take a role away', () => {
    const confirmed = { role: 'member', confirmedPhone: { number: '+964', at: may } };
    expect(staffChangesIn('users', { role: 'investor' }, confirmed)).toEqual([
      { field: 'confirmedPhone', from: '', to: 'at: 2026-05-01T00:00:00.000Z, number: +964' },
      { field: 'role', from: 'investor', to: 'member' },
    ]);
  });

  test('decide a case: the last entry of its history', () => {
    const first = { decision: 'warn', at: may };
    const before = { history: [first], decidedAt: may };
    const after = { history: [first, { decision: 'noAction', at: june }], decidedAt: june };
    expect(staffChangesIn('reportCases', before, after)).toEqual([
      {
        ...{ field: 'history', from: 'at: 2026-05-01T00:00:00.000Z, decision: warn' },
        to: 'at: 2026-06-01T00:00:00.000Z, decision: noAction',
      },
    ]);
  });

  test('set a rate: what was accepted counts, and it is about nobody', () => {
    const typed = { dinars: 151_000, source: 'Kifah' };
    const after = { ...typed, settled: { ...typed, date: may }, status: 'accepted' };
    const to = 'date: 2026-05-01T00:00:00.000Z, dinars: 151000, source: Kifah';
    expect(staffChangesIn('rates', typed, after)).toEqual([{ field: 'settled', from: '', to }]);
    expect(personOf('rates', 'a-rate', after)).toBe('');
  });

  test('enter what goes back', () => {
    const changes = staffChangesIn('listings', approved, { ...approved, moderationProblem: 'no' });
    expect(changes).toEqual([{ field: 'moderationProblem', from: '', to: 'no' }]);
  });
});

describe('others', () => {
  test.each([
    [
      'an owner changes an ad',
      'listings',
      { ...approved, moderatedAt: may },
      { ...pending, moderatedAt: may },
    ],
    ['an owner takes a problem away', 'listings', { ...pending, moderationProblem: 'x' }, pending],
    ['an ad is new', 'listings', undefined, approved],
    ['an ad is deleted', 'listings', approved, undefined],
    ['a locked account is deleted', 'users', { blockedAt: may }, { deletedAt: june }],
    ['somebody becomes an investor', 'users', { role: 'member' }, { role: 'investor' }],
    [
      'somebody objects',
      'reportCases',
      { history: [{ at: may }] },
      { history: [{ at: may, objection: 'x' }] },
    ],
    ['somebody reports', 'reportCases', { reports: 1, history: [] }, { reports: 2, history: [] }],
    ['a request is opened again', 'promotionRequests', { state: 'handled' }, { state: 'open' }],
  ] as const)('change nothing of ours: %s', (_what, collection, before, after) => {
    expect(staffChangesIn(collection, before, after)).toEqual([]);
  });
});
