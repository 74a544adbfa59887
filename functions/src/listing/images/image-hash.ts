import { createHash } from 'node:crypto';
import type { ProcessedImage } from '../../platform/image.ts';

/** Hash digits before the letters of the preview (contract/src/listing/images.ts). */
const digits = 20;

/** A name that no other upload can have: of the content and of the upload (decision 21). */
export function imageHash({ variants, preview }: ProcessedImage, upload: string): string {
  const hash = createHash('sha256').update(upload);
  for (const { bytes } of variants) hash.update(bytes);
  return hash.digest('hex').slice(0, digits) + preview;
}

/** Such a name for a copy of a stored image. */
export function copyHash(stored: string, upload: string): string {
  const hash = createHash('sha256').update(upload).update(stored);
  return hash.digest('hex').slice(0, digits) + stored.slice(digits);
}
