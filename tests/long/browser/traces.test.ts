import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { traceFile } from '../../support/traces.ts';
import { visit } from '../../support/visitor.ts';

const names = { failed: 'a test that fails on purpose', passed: 'a test that passes' };
const filesOf = (name: string) =>
  [1, 2].flatMap((number) =>
    ['zip', 'png'].map((ending) => `${traceFile(name, number)}.${ending}`),
  );
const removeAll = () => {
  for (const file of Object.values(names).flatMap(filesOf)) rmSync(file, { force: true });
};
beforeAll(() => {
  removeAll();
  // A failed test prints the path of its trace.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(() => {
  vi.restoreAllMocks();
  removeAll();
});

it.fails(names.failed, async () => {
  await using here = await visit();
  await using there = await visit({ width: 360 });
  await here.open('/about-us');
  await there.open('/sign-in');
  throw new Error('on purpose');
});

it(names.passed, async () => {
  await using visitor = await visit();
  await visitor.open('/about-us');
});

it('a failed test has left a trace and a picture of each browser, a passed one has not', () => {
  for (const file of filesOf(names.failed)) {
    const begin = readFileSync(file).subarray(0, 4).toString('latin1');
    expect(begin, file).toBe(file.endsWith('.zip') ? 'PK\u0003\u0004' : '\u0089PNG');
  }
  expect(filesOf(names.passed).filter(existsSync)).toEqual([]);
});
