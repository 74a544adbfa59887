import { createHash } from 'node:crypto';
import type { uploadImage as endpoint } from '@qaysari/contract/publish/calls';
import type { Handler } from '../../platform/handler.ts';
import { processOnly } from '../images/image-slots.ts';
import {
  findRepeatedUpload,
  newUploadId,
  saveUpload,
  uploadedImageUrl,
} from '../images/uploaded-image-store.ts';
import { limitImageUploads } from './rate-limit.ts';

/**
 * `POST /listing/image`. The id of the upload is a hash of user, `Idempotency-Key` and picture, so retries
 * store one picture and all return it.
 */
export const uploadImage: Handler<typeof endpoint> = async ({ caller, images, idempotencyKey }) => {
  const [slot] = images ?? [];
  const isRepeatable = idempotencyKey !== undefined && slot?.kind === 'file';
  const upload = isRepeatable ? uploadIdFor(caller.uid, idempotencyKey, slot.bytes) : newUploadId();
  const earlier = isRepeatable ? await findRepeatedUpload(upload) : undefined;
  if (earlier) return { url: uploadedImageUrl(earlier) };
  await limitImageUploads(caller.uid);
  const image = await processOnly(images);
  return { url: uploadedImageUrl(await saveUpload(upload, caller.uid, image)) };
};

/** Not an id that another user could get, whatever key and picture they send. */
function uploadIdFor(uid: string, key: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(`${uid}:${key}:`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}
