import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { pictureProblems } from './picture-files.ts';
import { readSeedData } from './seed-data.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'bakery'));
  for (const name of ['1.webp', '2.webp']) writeFileSync(join(folder, 'bakery', name), '');
});

describe('pictureProblems', () => {
  it('finds nothing in the seed', () => {
    expect(pictureProblems(readSeedData().listings)).toEqual([]);
  });

  it('takes a listing that has exactly its pictures', () => {
    expect(pictureProblems([{ key: 'bakery', pictures: 2 }], folder)).toEqual([]);
  });

  it.each([1, 3])('finds that a listing with %i pictures has two files', (pictures) => {
    expect(pictureProblems([{ key: 'bakery', pictures }], folder)).toEqual([
      `pictures/bakery: not the files 1 to ${pictures}`,
    ]);
  });

  it('finds pictures without a listing, and a listing without pictures', () => {
    expect(pictureProblems([{ key: 'cafe', pictures: 1 }], folder)).toEqual([
      'pictures/cafe: not the files 1 to 1',
      'pictures/bakery: there is no such listing',
    ]);
  });
});
