import { describe, expect, it } from 'vitest';
import { framesAt } from './filmstrip.ts';
import { type LighthouseReport, lighthouseSample, reasonOf } from './lighthouse-run.ts';
import { lossOf } from './lost-requests.ts';
import { NoFigures } from './measure-again.ts';
import { wantsCompression } from './site-proxy.ts';
import { scriptsOf } from './site-sizes.ts';

describe('the scripts of a page', () => {
  const manifest = {
    'index.html': { file: 'start.js', isEntry: true, imports: ['react'] },
    react: { file: 'react.js' },
    page: { file: 'page.js', imports: ['react', 'card'] },
    card: { file: 'card.js', imports: ['page', 'style'] },
    style: { file: 'card.css' },
    other: { file: 'other.js', imports: ['react'] },
  };

  it('are those of every page and those that only it needs', () => {
    expect(scriptsOf(manifest, 'page')).toEqual({
      start: ['start.js', 'react.js'],
      route: ['page.js', 'card.js'],
    });
  });

  it('are not guessed for a page that the build does not have', () => {
    expect(() => scriptsOf(manifest, 'no-page')).toThrow('"no-page"');
  });
});

describe('lost requests', () => {
  const paths = Array.from({ length: 1000 }, (_, number) => `/media/${number}`);

  it('are the share that was asked for', () => {
    const lost = paths.filter(lossOf(0.2, 'one'));
    expect(lost.length).toBeGreaterThan(150);
    expect(lost.length).toBeLessThan(250);
  });

  it('are the same ones with the same seed in any order, and others with another', () => {
    const lost = (seed: string, asked: string[]) => asked.filter(lossOf(0.2, seed)).sort();
    expect(lost('one', paths)).toEqual(lost('one', [...paths].reverse()));
    expect(lost('one', paths)).not.toEqual(lost('two', paths));
  });

  it('are the same files in each build, and have a new chance when asked again', () => {
    const isLost = lossOf(0.5, 'seed');
    const other = lossOf(0.5, 'seed');
    const first = Array.from({ length: 20 }, () => isLost('/assets/start-abcdefgh.js'));
    const second = Array.from({ length: 20 }, () => other('/assets/start-ABCD_-12.js'));
    expect(first).toEqual(second);
    expect(new Set(first).size).toBe(2);
  });
});

describe('a filmstrip', () => {
  it('shows what was there at each half second, and blank before', () => {
    const [first, second, third] = [{ at: 10.2 }, { at: 10.6 }, { at: 10.9 }];
    expect(framesAt([first, second, third], 10, 1.2)).toEqual([undefined, first, third, third]);
  });
});

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

  it('that did not come has its reason in one short line', () => {
    const printed =
      'Warning: old\nRuntime error encountered: no trace (NO_NAVSTART)\n  at run.js:1';
    expect(reasonOf(printed)).toBe('Runtime error encountered: no trace (NO_NAVSTART)');
    expect(reasonOf(`Unable to connect to Chrome${'!'.repeat(999)}\n`)).toHaveLength(200);
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
