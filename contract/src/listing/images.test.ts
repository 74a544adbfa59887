import { describe, expect, it, test } from 'vitest';
import {
  encodePreview,
  imageObjectName,
  imagePreview,
  imageSrcSet,
  imageUrl,
  imageUrlAt,
  imageWidths,
} from './images.ts';

const url = '/media/listings/ad1/0f3c-1280.webp';

describe('image paths', () => {
  it('imageUrl returns the path of the widest image', () => {
    expect(imageUrl('ad1', '0f3c')).toBe(url);
  });

  it.each(imageWidths)('imageUrlAt returns the path of the stored %i-wide image', (width) => {
    expect(imageUrlAt(url, width)).toBe(`/media/${imageObjectName('ad1', '0f3c', width)}`);
  });

  it('imageUrlAt changes only the width at the end', () => {
    expect(imageUrlAt('/media/listings/x-1280.webp-1/h-1280.webp', 320)).toBe(
      '/media/listings/x-1280.webp-1/h-320.webp',
    );
  });

  it('imageSrcSet returns every width', () => {
    expect(imageSrcSet(url)).toBe(
      '/media/listings/ad1/0f3c-320.webp 320w, ' +
        '/media/listings/ad1/0f3c-640.webp 640w, ' +
        '/media/listings/ad1/0f3c-960.webp 960w, ' +
        '/media/listings/ad1/0f3c-1280.webp 1280w',
    );
  });
});

const rgb = Uint8Array.from({ length: 36 }, (_, index) => index * 7);
const previewed = imageUrl('ad', `${'0a'.repeat(10)}${encodePreview(rgb)}`);

test('imagePreview decodes a bitmap of 4 × 3 pixels with nearly the same colours', () => {
  const text = atob(imagePreview(previewed)?.split(',')[1] ?? '');
  const file = new DataView(Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer);
  const word = (at: number) => file.getUint32(at, true);
  expect(text.slice(0, 2)).toBe('BM');
  expect([word(2), word(10)]).toEqual([text.length, 54]);
  expect([word(18), word(22), file.getUint16(28, true)]).toEqual([4, 3, 24]);
  const topLeft = 54 + 2 * 12;
  const colours = [topLeft + 2, topLeft + 1, topLeft].map((at) => file.getUint8(at));
  colours.forEach((value, index) => {
    expect(Math.abs(value - (rgb[index] ?? 0))).toBeLessThanOrEqual(3);
  });
});

test('the preview is short, and the image URL stays valid', () => {
  expect(imagePreview(previewed)?.length).toBeLessThan(200);
  expect(previewed).toMatch(/^\/media\/listings\/ad\/[A-Za-z0-9_-]{56}-1280\.webp$/);
});

test.each([
  imageUrl('ad', '0a'.repeat(10)),
  imageUrl('ad', 'x'.repeat(56)),
  imageUrl('ad', `${'0a'.repeat(10)}${'A'.repeat(35)}`),
  '',
])('imagePreview returns undefined for %s', (other) => {
  expect(imagePreview(other)).toBeUndefined();
});
