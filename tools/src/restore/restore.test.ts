import { describe, expect, it } from 'vitest';
import { describeWork, isRestored, lacksAccounts, type RestoreWork } from './restore-work.ts';
import { readLogEvents } from './log-events.ts';

const at = (hour: number) => `2026-11-23T0${hour}:00:00.000Z`;
const entry = (hour: number, securityEvent: string, uid: string) => ({
  timestamp: at(hour),
  jsonPayload: { message: `security: ${securityEvent}`, securityEvent, uid },
});
const read = (entries: readonly unknown[]) => readLogEvents(JSON.stringify(entries));

describe('the log since the backup', () => {
  it('says who deleted the account, whose sessions ended and who is locked out at last', () => {
    const events = read([
      entry(5, 'userUnblocked', 'omar'),
      entry(4, 'userBlocked', 'omar'),
      entry(3, 'userBlocked', 'rebin'),
      entry(2, 'accountDeleted', 'sara'),
      entry(1, 'passwordChanged', 'ali'),
      entry(6, 'signedOutEverywhere', 'ali'),
      entry(6, 'signedIn', 'dana'),
      { timestamp: at(1), textPayload: 'something else' },
    ]);
    expect([...events.deleted]).toEqual(['sara']);
    expect([...events.sessionsEnded]).toEqual([['ali', Date.parse(at(6))]]);
    expect([...events.lockedOut]).toEqual([
      ['rebin', true],
      ['omar', false],
    ]);
  });

  it.each(['', 'security: accountDeleted', '{"uid":"sara"}', '[{"jsonPayload":{}}]'])(
    'is refused where it is none: %s',
    (text) => {
      expect(() => readLogEvents(text)).toThrow(/log/);
    },
  );
});

describe('what is left after a restore', () => {
  const none: RestoreWork = {
    ...{ deleted: [], sessions: [], lockOuts: [], mails: [], reminders: [], alerts: [] },
    ...{ withoutPictures: [], accountsWithoutPerson: 2, withoutAccount: { count: 0, of: 20 } },
  };

  it('is nothing, though people signed up since', () => {
    expect(isRestored(none, false)).toBe(true);
    expect(describeWork(none, false)).toContain('Nothing is left to do.');
    expect(describeWork(none, false)).toContain('2 accounts are newer');
  });

  it('is done by --apply, and names no address', () => {
    const work = { ...none, deleted: [{ uid: 'sara', email: 'sara@example.com' }] };
    expect([isRestored(work, false), isRestored(work, true)]).toEqual([false, true]);
    expect(describeWork(work, false)).toContain('  sara\n');
    expect(describeWork(work, false)).not.toContain('@');
  });

  it.each([
    [3, 20, false],
    [4, 20, true],
    [90, 1_000, false],
    [101, 1_000, true],
  ])('is a loss of Authentication where %i of %i people have no account: %s', (count, of, isSo) => {
    expect(lacksAccounts({ ...none, withoutAccount: { count, of } })).toBe(isSo);
  });

  it('is not done where pictures are missing', () => {
    const work = { ...none, withoutPictures: ['ad'] };
    expect([isRestored(work, false), isRestored(work, true)]).toEqual([false, false]);
  });
});
