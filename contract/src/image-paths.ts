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
