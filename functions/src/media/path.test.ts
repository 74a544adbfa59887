import { imageObjectName, imageWidths } from '@qaysari/contract/image-paths';
import { expect, test } from 'vitest';
import { objectNameAt } from './path.ts';

const hash = '0123456789abcdef';

test.each(imageWidths)('returns the object name of the %i-wide image', (width) => {
  const name = imageObjectName('Ab-9_z', hash, width);
  expect(objectNameAt(`/media/${name}`)).toBe(name);
  expect(objectNameAt(`/${name}`)).toBe(name);
});

test.each([
  '',
  '/',
  '/media',
  '/media/',
  '/media/listings',
  '/media/listings/',
  '/media/listings/a',
  `/media/listings/a/`,
  `/media/listings/a/${hash}.webp`,
  `/media/listings/a/${hash}-1281.webp`,
  `/media/listings/a/${hash}-0320.webp`,
  `/media/listings/a/${hash}-320.jpg`,
  `/media/listings/a/${hash}-320.webp/`,
  `/media/listings/a/${hash}-320.webp\n`,
  `/media/listings/a/b/${hash}-320.webp`,
  `/media/listings/../${hash}-320.webp`,
  `/media/listings/%2e%2e/${hash}-320.webp`,
  `/media/listings/a%2F${hash}-320.webp`,
  `/media/../listings/a/${hash}-320.webp`,
  `//listings/a/${hash}-320.webp`,
  `/media//listings/a/${hash}-320.webp`,
  `/media/media/listings/a/${hash}-320.webp`,
  `/media/users/a/${hash}-320.webp`,
  `/MEDIA/listings/a/${hash}-320.webp`,
  `/media/listings/a/short-320.webp`,
  `/media/listings/${'a'.repeat(129)}/${hash}-320.webp`,
])('returns undefined for %j', (path) => {
  expect(objectNameAt(path)).toBeUndefined();
});
