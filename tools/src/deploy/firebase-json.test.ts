import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { region } from '../../../functions/src/platform/region.ts';
import { repositoryRoot } from '../repository.ts';

interface Rewrite {
  function?: { functionId: string; pinTag?: boolean; region?: string };
}

function read(file: string): string {
  return readFileSync(join(repositoryRoot, file), 'utf8');
}

const { hosting } = JSON.parse(read('firebase.json')) as { hosting: { rewrites: Rewrite[] } };
const targets = hosting.rewrites.flatMap(({ function: target }) => target ?? []);

describe('the rewrites of firebase.json', () => {
  it('point to each HTTP function exactly once', () => {
    const functions = [...read('functions/src/index.ts').matchAll(/const (\w+) = onRequest/g)];
    // With two rewrites to one function, firebase-tools would tag its service twice at once.
    expect(targets.map(({ functionId }) => functionId).sort()).toEqual(
      functions.map(([, name]) => name).sort(),
    );
  });

  it('pin each version of the site to the functions of its build', () => {
    expect(targets.every(({ pinTag }) => pinTag)).toBe(true);
  });
});

it('names the region in one file of code and configuration', () => {
  const args = ['grep', '-l', region, '--', '*.ts', '*.json', '*.mjs', '*.js'];
  const files = execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' });
  expect(files.trim().split('\n')).toEqual(['functions/src/platform/region.ts']);
});

it.each([
  'functions/.env',
  'functions/.env.shop',
  'functions/.secret.local',
  'web/.env.local',
  'web/.env.production.local',
])('keeps %s out of git', (file) => {
  const args = ['check-ignore', file];
  expect(execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim()).toBe(file);
});
