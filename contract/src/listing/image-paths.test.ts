import { describe, expect, it } from 'vitest';
import { imageObjectName, imageSrcSet, imageUrl, imageUrlAt, imageWidths } from './images.ts';

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
