import {
  imageObjectName,
  imageWidths,
  shareImageObjectName,
} from '@qaysari/contract/listing/images';
import { expect, test } from 'vitest';
import { objectNameAt, widestOf } from './serve.ts';

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
  `/media/listings/a/${hash}-share.webp`,
  `/media/listings/a/${hash}-share.jpgx`,
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

test('the largest width replaces a smaller one, and nothing replaces the largest', () => {
  const name = imageObjectName('ad-640', hash, 960);
  const widest = imageObjectName('ad-640', hash, 1280);
  expect(widestOf(name)).toBe(widest);
  expect(widestOf(widest)).toBeUndefined();
});

test('returns the object name of what other sites show', () => {
  const name = shareImageObjectName('Ab-9_z', hash);
  expect(objectNameAt(`/media/${name}`)).toBe(name);
  expect(widestOf(name)).toBe(imageObjectName('Ab-9_z', hash, 1280));
});
