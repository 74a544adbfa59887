import { describe, expect, it } from 'vitest';
import { framesAt } from './filmstrip.ts';
import { lighthouseSample } from './lighthouse-run.ts';
import { lossOf } from './lost-requests.ts';
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
  it('gives scores of 100 and times', () => {
    const audits = { 'largest-contentful-paint': { numericValue: 1234 } };
    const sample = lighthouseSample({ categories: { performance: { score: 0.95 } }, audits });
    expect(sample).toMatchObject({ performance: 95, largestPaintMs: 1234 });
  });

  it('of a page that did not load is no result', () => {
    const runtimeError = { message: 'no first paint' };
    expect(() => lighthouseSample({ runtimeError, categories: {}, audits: {} })).toThrow(
      'no first paint',
    );
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
