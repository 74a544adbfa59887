import { describe, expect, it } from 'vitest';
import { figureTable, resultLine } from '../search/figure.ts';
import { medianSample, prefixed } from './samples.ts';
import { ratiosOf, webFigures } from './web-figures.ts';

describe('the median of samples', () => {
  it('is taken for each value on its own, whatever the order', () => {
    const samples = [
      { a: 3, b: 10 },
      { a: 1, b: 30 },
      { a: 2, b: 20 },
    ];
    expect(medianSample(samples)).toEqual({ a: 2, b: 20 });
  });

  it('leaves out a run that has no such value', () => {
    expect(medianSample([{ a: 1 }, { a: 3, b: 5 }, { a: 2 }])).toEqual({ a: 2, b: 5 });
  });
});

describe('the figures', () => {
  const now = {
    'lighthouse.home.performance': 95,
    'lighthouse.home.largestPaintMs': 1801,
    'lighthouse.home.firstPaintMs': 900,
  };
  const before = { 'lighthouse.home.performance': 50, 'lighthouse.home.largestPaintMs': 3602 };

  it('say whether a value reaches its target, and nothing of one without', () => {
    expect(webFigures(now).map(({ reach, met }) => [reach, met])).toEqual([
      ['≥ 95', true],
      ['≤ 1800', false],
      [undefined, undefined],
    ]);
  });

  it('show the other commit and the ratio to it, where it was measured', () => {
    expect(webFigures(now, before).map(({ measured }) => measured)).toEqual([
      '95 (before 50, × 1.9)',
      '1801 ms (before 3602, × 0.5)',
      '900 ms',
    ]);
    expect(ratiosOf(now, before)).toEqual({
      'lighthouse.home.performance': 1.9,
      'lighthouse.home.largestPaintMs': 0.5,
    });
  });

  it('show no ratio to nothing', () => {
    const [figure] = webFigures({ 'journey.all.presses': 2 }, { 'journey.all.presses': 0 });
    expect(figure?.measured).toBe('2 (before 0)');
    expect(ratiosOf({ a: 2 }, { a: 0 })).toEqual({});
  });

  it('refuse a value that has no name', () => {
    expect(() => webFigures({ 'lighthouse.home.colour': 1 })).toThrow('"lighthouse.home.colour"');
  });

  it('become a table and a last line that a program can read', () => {
    const figures = webFigures(prefixed('lighthouse', { 'ad.seo': 100, 'ad.performance': 60 }));
    expect(figureTable(figures).split('\n')).toEqual([
      '   figure                       reach  measured',
      '✔  lighthouse, ad: SEO          ≥ 100  100',
      '✘  lighthouse, ad: performance  ≥ 95   60',
    ]);
    const line = resultLine({ figures, numbers: { runs: 5 } });
    expect(JSON.parse(line.replace(/^RESULT /, ''))).toMatchObject({
      met: 1,
      of: 2,
      numbers: { runs: 5 },
    });
  });
});
