import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { seedBuild } from './seed-build.ts';

const { inputs } = seedBuild();

// `startProduct` imports nothing else, so the emulators never show older data than the files hold.
it.each([
  'emulator-data/listings/other.yaml',
  'emulator-data/members.yaml',
  'emulator-data/pictures/bakery/1.webp',
  'tools/src/seed/documents.ts',
])('the seed is built again when %s changes', (file) => {
  expect(inputs.some((input) => matchesGlob(file, input))).toBe(true);
});

it.each(inputs)('the input %s is there', (input) => {
  expect(globSync(input, { cwd: repositoryRoot })).not.toEqual([]);
});
