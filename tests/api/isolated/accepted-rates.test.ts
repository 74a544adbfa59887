import { getFirestore, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/platform/clock.ts';
import { acceptRate } from '../../../functions/src/rate/accept-rate.ts';
import { currentRate, rateById, rateHistory } from '../../../functions/src/rate/store.ts';
import { moderate } from '../../../tools/src/moderation/moderate-command.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';
import { untilFree } from '../../support/until-free.ts';

/** How rates that staff enter are accepted, in a project where no trigger runs. */

const app = isolatedApp('accepted-rates');
const rates = getFirestore(app).collection('rates');

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * dayMs);
const now = async (id: string) => (await rates.doc(id).get()).data() ?? {};

/** Enters a rate as in the console, and runs the trigger. */
async function type(id: string, fields: DocumentData) {
  await rates.doc(id).set(fields, { merge: true });
  return acceptRate(id);
}
const rate = (dinars: number, days: number) => ({
  ...{ dinars, source: 'Kifah', date: daysAgo(days) },
});

/** Moves the clock ahead: an instance caches the rate for a minute, also across tests. */
let aheadMs = 0;
const dinarsInForce = async () => {
  aheadMs += 60_000;
  return (await currentRate())?.dinars;
};

beforeEach(async () => {
  await emptyProject(app);
  vi.spyOn(clock, 'now').mockImplementation(() => Date.now() + aheadMs);
  expect(await type('first', { ...rate(150_000, 20), confirmed: true })).toBe('accepted');
});

describe('a rate typed ten times too high', () => {
  test('changes nothing until it is confirmed in the console', async () => {
    expect(await type('high', rate(1_510_000, 10))).toBe('unconfirmed');
    expect(await dinarsInForce()).toBe(150_000);
    expect(await rateById('high')).toBeUndefined();
    expect(await type('high', { status: 'accepted' })).toBe('unconfirmed');
    expect(await dinarsInForce()).toBe(150_000);
    expect(await type('high', { confirmed: true })).toBe('accepted');
    expect(await dinarsInForce()).toBe(1_510_000);
    const { reason, judged } = await now('high');
    expect([reason, judged]).toEqual([undefined, undefined]);
  });

  test('counts as soon as it is corrected', async () => {
    await type('high', rate(1_510_000, 10));
    expect(await type('high', { dinars: 151_000 })).toBe('accepted');
    expect(await dinarsInForce()).toBe(151_000);
  });

  test('asks again, also when another mistake was confirmed before', async () => {
    const confirmed = { ...rate(151_000, 10), source: '', confirmed: true };
    expect(await type('high', confirmed)).toBe('refused');
    expect(await type('high', { source: 'Kifah', dinars: 1_510_000 })).toBe('unconfirmed');
  });

  test('changes nothing until it is confirmed in the terminal', async () => {
    const print = vi.fn();
    const words = ['rate', '1510000', '--source', 'Kifah', '--date'];
    const day = daysAgo(10).toDate().toISOString().slice(0, 10);
    expect(await moderate([...words, day], print)).toBe(1);
    expect(print).toHaveBeenLastCalledWith(expect.stringContaining('--confirm'));
    expect(await dinarsInForce()).toBe(150_000);
    expect(await moderate([...words, day, '--confirm'], print)).toBe(0);
    expect(await dinarsInForce()).toBe(1_510_000);
  });
});

test('an accepted rate that somebody edits goes back, with a reason', async () => {
  const date = daysAgo(1);
  for (const edit of [
    ...[{ dinars: 1_510_000 }, { source: 'me' }, { date }, { status: 'refused' }],
    { dinars: 1_510_000, confirmed: true },
  ]) {
    expect(await type('first', edit)).toBe('accepted');
    expect(await now('first')).toMatchObject({
      ...{ dinars: 150_000, source: 'Kifah', status: 'accepted' },
      reason: expect.stringContaining('is never changed') as string,
    });
    expect(await dinarsInForce()).toBe(150_000);
  }
});

test('events that come three times, late and in any order change nothing more', async () => {
  await type('second', rate(152_000, 10));
  await type('far', rate(170_000, 8));
  await type('third', rate(160_000, 9));
  // By now it is near the rate in force, but nobody has entered it again.
  const ids = ['third', 'far', 'first', 'second', 'far', 'first', 'third', 'second', 'far'];
  const before = await Promise.all(ids.map(now));
  await Promise.all(ids.map((id) => untilFree(() => acceptRate(id))));
  expect(await Promise.all(ids.map(now))).toEqual(before);
  expect(before.map((each) => each['status'] as string).slice(0, 2)).toEqual([
    'accepted',
    'unconfirmed',
  ]);
  expect(await dinarsInForce()).toBe(160_000);
  expect(await acceptRate('gone')).toBeUndefined();
});

test('of two that are set at once, the second is judged by the first', async () => {
  const statuses: unknown[] = [];
  for (let round = 0; round < 2; round += 1) {
    await emptyProject(app);
    await type('first', { ...rate(150_000, 20), confirmed: true });
    // Each is near the first, but they are far from each other.
    await rates.doc('up').set(rate(161_000, 10));
    await rates.doc('down').set(rate(139_000, 9));
    await Promise.all(['up', 'down', 'up', 'down'].map((id) => untilFree(() => acceptRate(id))));
    const [up, down] = [await now('up'), await now('down')];
    statuses.push([up['status'], down['status']]);
  }
  for (const each of statuses) {
    expect([
      ['accepted', 'unconfirmed'],
      ['refused', 'accepted'],
    ]).toContainEqual(each);
  }
});

test('the history has the accepted rates of a year, newest first', async () => {
  await emptyProject(app);
  await type('old', { ...rate(150_000, 366), confirmed: true });
  await type('year', rate(151_000, 364));
  await type('late', rate(152_000, 1));
  await type('high', rate(1_520_000, 0));
  aheadMs += 60_000;
  expect((await rateHistory()).map((each) => each.dinars)).toEqual([152_000, 151_000]);
  expect(await rateById('old')).toMatchObject({ _id: 'old', dinars: 150_000 });
  expect(await rateById('../../rates/old')).toBeUndefined();
});

test('a rate with damaged settled values is checked again', async () => {
  await type('second', rate(151_000, 10));
  await rates.doc('second').update({ 'settled.dinars': 'many' });
  expect(await dinarsInForce()).toBe(150_000);
  expect(await acceptRate('second')).toBe('accepted');
  expect(await dinarsInForce()).toBe(151_000);
});
