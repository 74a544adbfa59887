import { describe, expect, it } from 'vitest';
import { imageObjectName, imageSrcSet, imageUrl, imageUrlAt, imageWidths } from './image-paths.ts';

const url = '/media/listings/ad1/0f3c-1280.webp';

describe('image paths', () => {
  it('name an ad by its widest image', () => {
    expect(imageUrl('ad1', '0f3c')).toBe(url);
  });

  it.each(imageWidths)('find the stored object of the %i-wide image', (width) => {
    expect(imageUrlAt(url, width)).toBe(`/media/${imageObjectName('ad1', '0f3c', width)}`);
  });

  it('change only the width at the end of a path', () => {
    expect(imageUrlAt('/media/listings/x-1280.webp-1/h-1280.webp', 320)).toBe(
      '/media/listings/x-1280.webp-1/h-320.webp',
    );
  });

  it('offer the browser every width', () => {
    expect(imageSrcSet(url)).toBe(
      '/media/listings/ad1/0f3c-320.webp 320w, ' +
        '/media/listings/ad1/0f3c-640.webp 640w, ' +
        '/media/listings/ad1/0f3c-1280.webp 1280w',
    );
  });
});
