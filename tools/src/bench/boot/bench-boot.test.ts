import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../repository.ts';
import { bootFigures, bootNumbers } from './bench-boot.ts';
import { httpFunctions } from './http-functions.ts';
import { ownFile } from './separate-files.ts';

describe('the functions to measure', () => {
  it('are all that answer requests, and no triggers', () => {
    const source = readFileSync(join(repositoryRoot, 'functions/src/index.ts'), 'utf8');
    const names = httpFunctions(source);
    expect(names).toEqual(expect.arrayContaining(['api', 'publish', 'media']));
    expect(names).not.toContain('mailCreated');
  });

  it('are never none', () => {
    expect(() => httpFunctions('export const x = onSchedule(')).toThrow('no HTTP function');
  });
});

describe('separate files', () => {
  it('import our own code as files, and packages by name', () => {
    expect(ownFile('./b.ts', '/x/a.ts')).toBe('/x/b.ts');
    expect(ownFile('@qaysari/contract/limits', '/x/a.ts')).toBe(
      join(repositoryRoot, 'contract/src/limits.ts'),
    );
    expect(ownFile('express', '/x/a.ts')).toBeUndefined();
  });
});

describe('the result of a function', () => {
  const runsOf = (...times: number[]) =>
    times.map((firstAnswerMs) => ({
      firstAnswerMs,
      cpuMs: firstAnswerMs / 2,
      peakMb: firstAnswerMs / 10,
    }));

  it('compares neighbouring runs, and takes the median of all else', () => {
    const numbers = bootNumbers({
      bundled: runsOf(100, 500, 120),
      separate: runsOf(200, 1000, 400),
    });
    expect(numbers).toEqual({
      firstAnswerMs: { bundled: 120, separate: 400 },
      cpuMs: { bundled: 60, separate: 200 },
      peakMb: { bundled: 12, separate: 40 },
      ratio: 0.5,
    });
    expect(bootFigures('api', numbers).map(({ met }) => met)).toEqual([true, undefined, undefined]);
  });

  it('falls short when the bundle is hardly faster', () => {
    const numbers = bootNumbers({ bundled: runsOf(70), separate: runsOf(100) });
    expect(bootFigures('api', numbers)[0]).toMatchObject({ reach: '≤ 0.6', met: false });
  });
});
