/**
 * URL paths of images (docs/specification/calls.md#c10). The object name in Cloud Storage is the same
 * without `/media/` at the front.
 */
export const imageWidths = [320, 640, 960, 1280] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** All images have this ratio, so pages can reserve their space (width : height). */
export const imageRatio = { width: 4, height: 3 } as const;

/** Object name in Cloud Storage of one width of an image. `hash` is the content hash. */
export function imageObjectName(listingId: string, hash: string, width: ImageWidth): string {
  return `listings/${listingId}/${hash}-${width}.webp`;
}

/** What other sites show of a link, wider than our pictures. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Object name in Cloud Storage of what other sites show of an image: JPEG, which all of them read. */
export function shareImageObjectName(listingId: string, hash: string): string {
  return `listings/${listingId}/${hash}-share.jpg`;
}

/** URL path of what other sites show of an image. */
export function shareImageUrl(url: string): string {
  return url.replace(/-1280\.webp$/, '-share.jpg');
}

/** URL path of an image in its largest width. */
export function imageUrl(listingId: string, hash: string): string {
  return `/media/${imageObjectName(listingId, hash, 1280)}`;
}

/** URL path of the same image in another width. A width that it lacks, as 960 once did, is answered by the largest. */
export function imageUrlAt(url: string, width: ImageWidth): string {
  return url.replace(/-1280\.webp$/, `-${width}.webp`);
}

/** Value of a `srcset` attribute with all widths. */
export function imageSrcSet(url: string): string {
  return imageWidths.map((width) => `${imageUrlAt(url, width)} ${width}w`).join(', ');
}

/**
 * A tiny preview of 4 × 3 pixels, shown blurred while the image loads. It is a part of the image's name,
 * after 20 hex digits: one letter per colour channel (decision 21).
 */
const columns = 4;

const rows = 3;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const previewLength = columns * rows * 3;

export const previewSize = { width: columns, height: rows } as const;

/** Encodes the RGB bytes of 4 × 3 pixels, row by row. */
export function encodePreview(rgb: Uint8Array): string {
  return Array.from(rgb, (value) => letters.charAt(value >> 2)).join('');
}

/** The preview as a data URL of about 140 characters; undefined for an image without one. */
export function imagePreview(url: string): string | undefined {
  const code = new RegExp(`/[0-9a-f]{20}([\\w-]{${previewLength}})-\\d+\\.webp$`).exec(url)?.[1];
  if (code === undefined) return undefined;
  const rgb = Array.from(code, (letter) => letters.indexOf(letter) * 4 + 2);
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bitmap(rgb)))}`;
}

/** A BMP of 24 bits: every browser reads it, and it needs no compression. */
function bitmap(rgb: readonly number[]): number[] {
  const headBytes = 54;
  const fileBytes = headBytes + rgb.length;
  const head = [
    ...[0x42, 0x4d, fileBytes, 0, 0, 0, 0, 0, 0, 0, headBytes, 0, 0, 0],
    ...[40, 0, 0, 0, columns, 0, 0, 0, rows, 0, 0, 0, 1, 0, 24, 0],
    ...Array<number>(24).fill(0),
  ];
  const pixels: number[] = [];
  // BMP order: rows from the bottom, pixels as blue, green, red. A row of four pixels needs no padding.
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * 3;
      pixels.push(rgb[at + 2] ?? 0, rgb[at + 1] ?? 0, rgb[at] ?? 0);
    }
  }
  return [...head, ...pixels];
}
