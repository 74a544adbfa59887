import { describe, expect, it } from 'vitest';
import { prices } from '../prices.ts';
import { findBend, isKeptUp, loadStep, waitsOf, type LoadStep, openLoop } from './load-step.ts';
import { kindAt, kindNames, kinds, requestsPerVisit, type KindName } from './visit.ts';
import { millionVisits, totalOf, type KindCost } from './visit-cost.ts';

const stepOf = (fields: Partial<LoadStep> = {}): LoadStep => ({
  rate: 10,
  achieved: 10,
  errors: 0,
  problem: undefined,
  lateP99: 0,
  reads: { count: 200, p50: 10, p95: 20, p99: 30 },
  ...fields,
});
const slow = { count: 200, p50: 900, p95: 1_500, p99: 2_000 };

describe('requests at a fixed rate', () => {
  it('come when they are due, though no answer comes', async () => {
    let sent = 0;
    const all = Promise.withResolvers<undefined>();
    const samples = await openLoop({
      ...{ perSecond: 200, seconds: 0.2, nextKind: () => 'any' },
      signal: new AbortController().signal,
      send: () => {
        sent += 1;
        if (sent === 40) all.resolve(undefined);
        return all.promise;
      },
    });
    expect(samples).toHaveLength(40);
  });

  it('count the wait from when they were due', async () => {
    let isFirst = true;
    const samples = await openLoop({
      ...{ perSecond: 100, seconds: 0.1, nextKind: () => 'any' },
      signal: new AbortController().signal,
      send: () => {
        // The process pauses, as under load: the others are sent late.
        const end = performance.now() + (isFirst ? 200 : 0);
        isFirst = false;
        while (performance.now() < end);
        return Promise.resolve('wrong');
      },
    });
    expect(samples.filter(({ waitedMs }) => waitedMs > 90)).toHaveLength(10);
    expect(samples.every(({ problem }) => problem === 'wrong')).toBe(true);
  });
});

describe('one rate', () => {
  const sample = (kind: KindName, waitedMs: number, problem?: string) => ({
    ...{ kind, waitedMs, lateMs: 1, problem },
  });

  it('has its percentiles', () => {
    const waits = Array.from({ length: 100 }, (_, n) => 100 - n);
    expect(waitsOf(waits)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99 });
  });

  it('takes only what people wait to read for its bound, and every error', () => {
    const samples = [sample('list', 5), sample('ad', 7), sample('publish', 5_000, 'no')];
    const step = loadStep(3, 1, samples);
    expect(step).toMatchObject({ achieved: 3, errors: 1, problem: 'no', lateP99: 1 });
    expect(step.reads).toMatchObject({ count: 2, p99: 7 });
  });

  it.each([
    ['all is well', {}, true],
    ['one answer is wrong', { errors: 1 }, false],
    ['readers wait', { reads: slow }, false],
    ['answers pile up', { achieved: 8 }, false],
  ])('is sustained or not: %s', (_what, fields, isSo) => {
    expect(isKeptUp(stepOf(fields))).toBe(isSo);
  });
});

describe('the bend', () => {
  it('is between the last sustained rate and the next', () => {
    const steps = [stepOf({ rate: 5 }), stepOf(), stepOf({ rate: 20, achieved: 20, reads: slow })];
    expect(findBend(steps)).toEqual({ lastGood: 10, firstBad: 20, errorsBefore: 0 });
  });

  it('is absent when all rates are sustained', () => {
    expect(findBend([stepOf()])).toEqual({ lastGood: 10, firstBad: undefined, errorsBefore: 0 });
  });

  it('is no excuse for an error while nobody waits', () => {
    const steps = [stepOf(), stepOf({ rate: 20, achieved: 20, errors: 2 })];
    expect(findBend(steps)).toMatchObject({ lastGood: 10, errorsBefore: 2 });
  });

  it('is one where answers are late and wrong', () => {
    const steps = [stepOf(), stepOf({ rate: 20, errors: 2, reads: slow })];
    expect(findBend(steps)).toMatchObject({ lastGood: 10, errorsBefore: 0 });
  });
});

describe('the mix', () => {
  it('has each kind as often as a visit', () => {
    const counts = new Map<KindName, number>();
    const draws = 100_000;
    for (let n = 0; n < draws; n += 1) {
      const kind = kindAt(n / draws);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    for (const name of kindNames) {
      const share = (counts.get(name) ?? 0) / draws;
      expect(share).toBeCloseTo(kinds[name].perVisit / requestsPerVisit, 3);
    }
  });
});

describe('a million visits', () => {
  const none: KindCost = {
    ...{ reads: 0, writes: 0, removes: 0, storageWrites: 0, storageReads: 0 },
    ...{ cpuSeconds: 0.01, seconds: 0.02, sentBytes: 0 },
  };
  const costsWith = (fields: Partial<Record<KindName, Partial<KindCost>>>) =>
    Object.fromEntries(kindNames.map((kind) => [kind, { ...none, ...fields[kind] }])) as Record<
      KindName,
      KindCost
    >;
  const noTriggers = {
    send: { reads: 0, writes: 0, removes: 0 },
    publish: { reads: 0, writes: 0, removes: 0 },
  };
  const nothingCached = { cached: { media: 0, pages: 0 }, firstVisits: 0, siteBytes: 0 };
  const priceOf = (what: string, ...of: Parameters<typeof millionVisits>) =>
    millionVisits(...of).find((bill) => bill.what === what)?.dollars;

  it('pays what requests and triggers do as often as the mix asks', () => {
    const triggers = { ...noTriggers, send: { reads: 0, writes: 3, removes: 0 } };
    const of = (what: string) =>
      priceOf(what, costsWith({ list: { reads: 2 } }), triggers, nothingCached, 'alone');
    expect(of('Firestore, reads')).toBeCloseTo(1e6 * kinds.list.perVisit * 2 * prices.read);
    expect(of('Firestore, writes')).toBeCloseTo(1e6 * kinds.send.perVisit * 3 * prices.write);
  });

  it('pays a tenth of a second for the shortest request, and 0.3 for one of 0.21', () => {
    const of = (costs: Record<KindName, KindCost>, how: 'alone' | 'shared') =>
      priceOf('functions, processor', costs, noTriggers, nothingCached, how) ?? 0;
    const times = requestsPerVisit + kinds.send.perVisit + kinds.publish.perVisit;
    const alone = of(costsWith({}), 'alone');
    expect(alone).toBeCloseTo(1e6 * times * 0.1 * prices.vcpuSecond);
    const longer = of(costsWith({ ad: { seconds: 0.21 } }), 'alone') - alone;
    expect(longer).toBeCloseTo(1e6 * kinds.ad.perVisit * 0.2 * prices.vcpuSecond);
    expect(of(costsWith({}), 'shared')).toBeLessThan(alone);
  });

  it('asks no function for what the network keeps, and sends it all the same', () => {
    const costs = costsWith({ picture: { storageReads: 1, sentBytes: 1_000 } });
    const cached = { ...nothingCached, cached: { media: 0.75, pages: 0 } };
    const of = (what: string) => priceOf(what, costs, noTriggers, cached, 'alone');
    const pictures = 1e6 * kinds.picture.perVisit;
    expect(of('Storage, class B')).toBeCloseTo(pictures * 0.25 * prices.storageRead);
    expect(of('Hosting, sent')).toBeCloseTo(pictures * 1_000 * prices.sentByte);
  });

  it('sends the site to newcomers', () => {
    const visit = { ...nothingCached, firstVisits: 0.5, siteBytes: 200_000 };
    const bills = millionVisits(costsWith({}), noTriggers, visit, 'alone');
    expect(bills.find(({ what }) => what === 'Hosting, sent')?.amount).toBe(100_000);
    expect(totalOf(bills)).toBeCloseTo(bills.reduce((sum, { dollars }) => sum + dollars, 0));
  });
});
