import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { buildWhenChanged, type BuildStep } from './build-when-changed.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/a.ts'), '1');
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function stepThat(build: () => Promise<void>): BuildStep {
  return {
    name: 'part',
    inputs: ['src/**', '.env*'],
    environmentPrefix: 'PART_',
    output: 'out.js',
    build,
  };
}

function builder() {
  return vi.fn(() => {
    writeFileSync(join(root, 'out.js'), 'built');
    return Promise.resolve();
  });
}

const folders = () => ({ root, cache: join(root, '.cache') });

describe('buildWhenChanged', () => {
  it('builds first what a step reads', async () => {
    const built: string[] = [];
    const stepNamed = (name: string) => ({
      ...stepThat(() => Promise.resolve(void built.push(name))),
      name,
    });
    await buildWhenChanged({ ...stepNamed('site'), after: stepNamed('styles') }, folders());
    expect(built).toEqual(['styles', 'site']);
  });

  it('builds once for the same inputs', async () => {
    const build = builder();
    await buildWhenChanged(stepThat(build), folders());
    await buildWhenChanged(stepThat(build), folders());
    expect(build).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a file changes', () => writeFileSync(join(root, 'src/a.ts'), '2')],
    ['a file is added', () => writeFileSync(join(root, 'src/b.ts'), '')],
    [
      'a file is renamed',
      () => {
        rmSync(join(root, 'src/a.ts'));
        writeFileSync(join(root, 'src/z.ts'), '1');
      },
    ],
    ['a setting is added', () => writeFileSync(join(root, '.env.production.local'), 'A=1')],
    ['a variable of the environment changes', () => vi.stubEnv('PART_A', '1')],
    ['the output is gone', () => rmSync(join(root, 'out.js'))],
  ])('builds again when %s', async (_, change) => {
    const build = builder();
    await buildWhenChanged(stepThat(build), folders());
    change();
    await buildWhenChanged(stepThat(build), folders());
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('builds once for two concurrent calls', async () => {
    const build = builder();
    const step = stepThat(build);
    await Promise.all([buildWhenChanged(step, folders()), buildWhenChanged(step, folders())]);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('ignores changes of test files', async () => {
    const build = builder();
    await buildWhenChanged(stepThat(build), folders());
    writeFileSync(join(root, 'src/a.test.ts'), '');
    await buildWhenChanged(stepThat(build), folders());
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('tries again after a build that failed', async () => {
    const failing = vi.fn(() => Promise.reject(new Error('no')));
    await expect(buildWhenChanged(stepThat(failing), folders())).rejects.toThrow('no');
    await expect(buildWhenChanged(stepThat(failing), folders())).rejects.toThrow('no');
    expect(failing).toHaveBeenCalledTimes(2);
  });
});
