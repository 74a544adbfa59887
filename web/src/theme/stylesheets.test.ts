import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeSystem } from './system.ts';

const source = join(import.meta.dirname, '..');

test.each(globSync('**/*.css', { cwd: source }))('%s names only values of the theme', (file) => {
  const text = readFileSync(join(source, file), 'utf8');
  const used = [...text.matchAll(/var\((--q-[\w-]+)/g)].map(([, name]) => name);
  const known = [...themeSystem().tokens.cssVarMap.values()].flatMap((vars) => [...vars.keys()]);
  expect(used.filter((name) => name !== undefined && !known.includes(name))).toEqual([]);
});
