/**
 * Where images of an ad are served (docs/specification/calls.md#c10). Cloud Storage uses the same path without the
 * leading `/media/`.
 */
export const imageWidths = [320, 640, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** All images of ads are stored in this shape, so that pages can reserve their room (width : height). */
export const imageRatio = { width: 4, height: 3 } as const;

/** Storage object name of one width of an ad's image. `hash` names the content. */
export function imageObjectName(listingId: string, hash: string, width: ImageWidth): string {
  return `listings/${listingId}/${hash}-${width}.webp`;
}

/** URL path of an image as ads carry it: the widest one. */
export function imageUrl(listingId: string, hash: string): string {
  return `/media/${imageObjectName(listingId, hash, 1280)}`;
}

/** The same image at another width. */
export function imageUrlAt(url: string, width: ImageWidth): string {
  return url.replace(/-1280\.webp$/, `-${width}.webp`);
}

/** Value for an `srcset` attribute with all widths. */
export function imageSrcSet(url: string): string {
  return imageWidths.map((width) => `${imageUrlAt(url, width)} ${width}w`).join(', ');
}
