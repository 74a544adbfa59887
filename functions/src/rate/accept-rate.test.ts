import { describe, expect, test } from 'vitest';
import { Timestamp } from '../platform/firestore.ts';
import { judgeRate } from './accept-rate.ts';

const at = (time: string) => Timestamp.fromDate(new Date(time));
const inForce = { dinars: 150_000, source: 'Kifah', date: at('2026-05-01T09:00:00Z') };
const createdAt = at('2026-05-02T09:00:00Z');
const typed = { dinars: 151_000, source: 'Kifah' };

const judge = (data: object, last: typeof inForce | undefined = inForce, id = 'a-rate') =>
  judgeRate({ id, data: { ...typed, ...data }, createdAt }, last);
const problemOf = (data: object, last?: typeof inForce) => {
  const verdict = judge(data, last);
  return verdict.status === 'accepted' ? undefined : [verdict.status, verdict.problem.key];
};

describe('a rate is accepted', () => {
  test('with the time of its creation where staff name no date', () => {
    const settled = { ...typed, date: createdAt };
    expect(judge({ source: ' Kifah ' })).toEqual({ status: 'accepted', settled });
  });

  test.each([165_000, 135_000])('up to 10 %% off the one in force: %i', (dinars) => {
    expect(judge({ dinars }).status).toBe('accepted');
  });

  test('further off once it is confirmed', () => {
    expect(judge({ dinars: 1_500_000, confirmed: true }).status).toBe('accepted');
  });
});

describe('a rate waits for a confirmation', () => {
  test.each([165_001, 134_999, 1_500_000, 15_000])('more than 10 %% off: %i', (dinars) => {
    expect(judge({ dinars })).toEqual({
      status: 'unconfirmed',
      problem: { key: 'rateFar', params: { dinars, last: 150_000, percent: 10 } },
    });
  });

  test.each(['true', 1, 'yes', null])('which is true and nothing else: %j', (confirmed) => {
    expect(problemOf({ dinars: 1_500_000, confirmed })).toEqual(['unconfirmed', 'rateFar']);
  });

  test('when it is the first', () => {
    const first = (data: object) => judgeRate({ id: 'first', data, createdAt }, undefined);
    expect(first(typed)).toMatchObject({ status: 'unconfirmed', problem: { key: 'rateFirst' } });
    expect(first({ ...typed, confirmed: true }).status).toBe('accepted');
  });
});

describe('a rate is refused, also when it is confirmed', () => {
  test.each([
    [{ dinars: '151000' }, 'rateDinars'],
    [{ dinars: undefined }, 'rateDinars'],
    [{ dinars: 151_000.5 }, 'rateDinars'],
    [{ dinars: Number.NaN }, 'rateDinars'],
    [{ dinars: -151_000 }, 'rateDinars'],
    [{ dinars: 9_999 }, 'rateDinars'],
    [{ dinars: 10_000_001 }, 'rateDinars'],
    [{ source: undefined }, 'rateSource'],
    [{ source: '  ' }, 'rateSource'],
    [{ source: 7 }, 'rateSource'],
    [{ source: 'x'.repeat(121) }, 'rateSource'],
    [{ date: '2026-05-02' }, 'rateDate'],
    [{ date: null }, 'rateDate'],
    [{ date: Timestamp.fromMillis(Date.now() + 120_000) }, 'rateDateFuture'],
    [{ date: inForce.date }, 'rateDateOld'],
    [{ date: at('2026-04-30T09:00:00Z') }, 'rateDateOld'],
  ])('%j', (data, key) => {
    expect(problemOf({ ...data, confirmed: true })).toEqual(['refused', key]);
  });

  test('under an id that no address can hold', () => {
    const verdict = judge({ confirmed: true }, inForce, '20.11.2026');
    expect(verdict).toEqual({ status: 'refused', problem: { key: 'rateId' } });
  });
});
