import { createHash } from 'node:crypto';
import type { FormParts } from '../../platform/handler.ts';

interface Request {
  body: object;
  images: FormParts['images'];
}

/** Distinguishes a retry of a request from another request. `key` only makes the hash another one. */
export function hashRequest({ body, images = [] }: Request, key = ''): string {
  const hash = createHash('sha256').update(key).update(JSON.stringify(body));
  for (const slot of images) {
    hash.update(slot.kind).update(slot.kind === 'file' ? slot.bytes : slot.text);
  }
  return hash.digest('hex');
}
