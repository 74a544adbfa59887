import { describe, expect, it, vi } from 'vitest';
import {
  type LighthouseReport,
  lighthouseSample,
  measureAgain,
  NoFigures,
} from './lighthouse-run.ts';
import { wantsCompression } from './site-proxy.ts';
import { readWebPlan } from './web-plan.ts';

describe('a report of Lighthouse', () => {
  const report = {
    categories: {
      performance: { score: 0.95 },
      accessibility: { score: 1 },
      'best-practices': { score: 1 },
      seo: { score: 0.92 },
    },
    audits: {
      'first-contentful-paint': { numericValue: 1000 },
      'largest-contentful-paint': { numericValue: 1234 },
      'total-blocking-time': { numericValue: 0 },
      'cumulative-layout-shift': { numericValue: 0 },
    },
  };

  it('gives scores of 100 and times', () => {
    expect(lighthouseSample(report)).toEqual({
      performance: 95,
      firstPaintMs: 1000,
      largestPaintMs: 1234,
      blockingMs: 0,
      layoutShift: 0,
      accessibility: 100,
      bestPractices: 100,
      seo: 92,
    });
  });

  it.each<[string, Partial<LighthouseReport>, string]>([
    [
      'of a page that did not load',
      { runtimeError: { code: 'NO_FCP', message: 'The page did not paint any content.' } },
      'Lighthouse: NO_FCP.',
    ],
    [
      'with an audit that failed',
      { audits: { ...report.audits, 'total-blocking-time': { errorMessage: 'NO_NAVSTART' } } },
      'Lighthouse: no total-blocking-time. NO_NAVSTART',
    ],
    [
      'without an audit',
      { audits: { 'first-contentful-paint': { numericValue: 1000 } } },
      'Lighthouse: no largest-contentful-paint.',
    ],
    [
      'without a score',
      { categories: { ...report.categories, seo: { score: null } } },
      'Lighthouse: no seo.',
    ],
  ])('%s has no figures', (_what, missing, problem) => {
    expect(() => lighthouseSample({ ...report, ...missing })).toThrow(new NoFigures(problem));
  });
});

describe('the way to the emulated site', () => {
  const asked = { 'accept-encoding': 'gzip, br' };

  it.each([
    ['text that a function answers', asked, { 'content-type': 'text/html; charset=utf-8' }, true],
    ['JSON', asked, { 'content-type': 'application/json' }, true],
    ['a picture', asked, { 'content-type': 'image/webp' }, false],
    ['what is compressed', asked, { 'content-type': 'text/css', 'content-encoding': 'br' }, false],
    ['text for a client that cannot read gzip', {}, { 'content-type': 'text/html' }, false],
  ])('decides about %s', (_what, headers, answer, compresses) => {
    expect(wantsCompression(headers, answer)).toBe(compresses);
  });
});

describe('a measurement without figures', () => {
  it('is made three times, and each further attempt is said in a line', async () => {
    const measure = vi.fn(() => Promise.reject(new NoFigures('None.')));
    const say = vi.fn();
    await expect(measureAgain(measure, say)).rejects.toThrow(new NoFigures('None.'));
    expect(measure).toHaveBeenCalledTimes(3);
    expect(say.mock.calls.flat()).toEqual(['None. Attempt 2 of 3.', 'None. Attempt 3 of 3.']);
  });

  it('is not made again for any other error', async () => {
    const measure = vi.fn(() => Promise.reject(new Error('no disk')));
    await expect(measureAgain(measure)).rejects.toThrow('no disk');
    expect(measure).toHaveBeenCalledTimes(1);
  });
});

describe('the options of bench:web', () => {
  it('measure everything five times beside the commit before, when there are none', () => {
    expect(readWebPlan([])).toEqual({
      parts: ['sizes', 'lighthouse', 'words', 'entrances', 'presses'],
      runs: 5,
      compare: 'HEAD~1',
    });
  });

  it('choose parts, runs and the commit', () => {
    expect(readWebPlan(['--only', 'words,sizes', '--runs', '2', '--compare', 'v1'])).toEqual({
      parts: ['words', 'sizes'],
      runs: 2,
      compare: 'v1',
    });
    expect(readWebPlan(['--no-compare'])?.compare).toBeUndefined();
  });

  it('show the help instead of a measurement', () => {
    expect(readWebPlan(['--help'])).toBeUndefined();
  });

  it.each([
    [['--only', 'speed'], 'There is no part "speed"'],
    [['--runs', '0'], '--runs takes a whole number'],
    [['--runs', 'many'], '--runs takes a whole number'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuse %j', (args, problem) => {
    expect(() => readWebPlan(args)).toThrow(problem);
  });
});
