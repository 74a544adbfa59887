import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../../vitest.config.ts';
import { repositoryRoot } from '../repository.ts';
import { proofParts } from './prove.ts';
import { dailyProjects } from './run-tests.ts';

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? [project.test ?? {}] : [],
);
const testFiles = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'],
  { cwd: repositoryRoot, encoding: 'utf8' },
)
  .trim()
  .split('\n');

describe('the two tiers', () => {
  it('hold each test file once', () => {
    const places = testFiles.map((file) => {
      const named = projects.filter(
        ({ include = [], exclude = [] }) =>
          include.some((glob) => matchesGlob(file, glob)) &&
          !exclude.some((glob) => matchesGlob(file, glob)),
      );
      return [file, named.map(({ name }) => name)] as const;
    });
    expect(places.filter(([, names]) => names.length !== 1)).toEqual([]);
  });

  it('run each project by npm test or by npm run prove', () => {
    const names = projects.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...dailyProjects, ...proofParts].toSorted());
  });
});
