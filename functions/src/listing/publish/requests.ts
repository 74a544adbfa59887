import { createHash } from 'node:crypto';
import type { FormParts } from '../../platform/handler.ts';
import { consumeRateLimits } from '../../platform/rate-limit.ts';

/** Listings that one user creates or changes: above normal use, and few enough for staff to review. */
const listingRules = [
  { limit: 120, seconds: 60 * 60 },
  { limit: 400, seconds: 24 * 60 * 60 },
];

/** Pictures that one user sends: of 30 listings an hour, and of 100 a day. */
const imageRules = [
  { limit: 300, seconds: 60 * 60 },
  { limit: 1_000, seconds: 24 * 60 * 60 },
];

/** Counts one listing created or changed, or throws 429. */
export async function limitPublishing(uid: string): Promise<void> {
  await consumeRateLimits([{ kind: 'publish', subject: uid, rules: listingRules }]);
}

/** Counts one picture sent by itself, or throws 429. */
export async function limitImageUploads(uid: string): Promise<void> {
  await consumeRateLimits([{ kind: 'image', subject: uid, rules: imageRules }]);
}

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
