import { imageUrl } from '@qaysari/contract/listing/images';
import { limits } from '@qaysari/contract/shared/limits';
import { error as logError } from 'firebase-functions/logger';
import { randomUUID } from 'node:crypto';
import { clock } from '../../platform/clock.ts';
import { collection } from '../../platform/collections.ts';
import { Timestamp, isDocumentId } from '../../platform/firestore.ts';
import type { ProcessedImage } from '../../platform/image.ts';
import { deleteFilesWithPrefix } from '../../platform/storage.ts';
import { sweepDeadline } from '../../platform/sweep-time.ts';
import { sweep, type SweepOptions } from '../../platform/sweep.ts';
import { asPerson } from '../../user/store.ts';
import { imageHash, saveImageFiles } from './image-files.ts';

/**
 * A document of `uploadedImages`: a picture that its owner sent before the ad. Its files lie below
 * `listings/{id of this document}/`. An ad takes a copy, so no ad ever names these files.
 */
interface UploadedImageDocument {
  owner: string;
  /** Content hash; absent until all files are stored. */
  image?: string;
  createdAt: Timestamp;
}

/** Where an uploaded picture is. */
export interface UploadedImage {
  upload: string;
  hash: string;
}

const usableMs = limits.looseImageHours * 60 * 60 * 1000;
/** Longer than a picture may be used: an ad that is being saved still finds the files. */
const retentionMs = usableMs + 60 * 60 * 1000;
/** A retry after this time stores the picture again, so that its URL works for 24 hours. */
const repeatableMs = 60 * 60 * 1000;

const uploadedImages = () => collection('uploadedImages');

/** URL path of an uploaded picture. */
export function uploadedImageUrl({ upload, hash }: UploadedImage): string {
  return imageUrl(upload, hash);
}

/** Finds the picture of an earlier request with this id; undefined when there is none to be used. */
export async function findRepeatedUpload(upload: string): Promise<UploadedImage | undefined> {
  const data = (await uploadedImages().doc(upload).get()).data();
  return data && readUpload(upload, data as UploadedImageDocument, repeatableMs);
}

/** Finds the picture of this owner at a URL path; undefined for any other path, and when it is too old. */
export async function findUploadAt(
  path: string,
  owner: string,
): Promise<UploadedImage | undefined> {
  const upload = /^\/media\/listings\/([^/]+)\//.exec(path)?.[1] ?? '';
  if (!isDocumentId(upload)) return undefined;
  const data = (await uploadedImages().doc(upload).get()).data() as
    UploadedImageDocument | undefined;
  if (data?.owner !== owner) return undefined;
  const found = readUpload(upload, data, usableMs);
  return found && uploadedImageUrl(found) === path ? found : undefined;
}

function readUpload(
  upload: string,
  { image, createdAt }: UploadedImageDocument,
  maxAgeMs: number,
): UploadedImage | undefined {
  const isUsable = createdAt.toMillis() > clock.now() - maxAgeMs;
  return image !== undefined && isUsable ? { upload, hash: image } : undefined;
}

/**
 * Stores a picture. Concurrent calls with the same `upload` store it once, and all return it. What a call
 * leaves behind when it throws or ends is removed by the sweep. Throws 401 when the owner is deleted.
 */
export async function saveUpload(
  upload: string,
  owner: string,
  image: ProcessedImage,
): Promise<UploadedImage> {
  const reference = uploadedImages().doc(upload);
  const createdAt = Timestamp.fromMillis(clock.now());
  const earlier = await asPerson(owner, async (transaction) => {
    const data = (await transaction.get(reference)).data() as UploadedImageDocument | undefined;
    const repeated = data && readUpload(upload, data, repeatableMs);
    if (repeated) return repeated;
    transaction.set(reference, { owner, createdAt });
    return undefined;
  });
  if (earlier) return earlier;
  const hash = imageHash(image, upload);
  await saveImageFiles(image, upload, hash);
  // Fails when the owner's deletion has removed the document meanwhile.
  await reference.update({ image: hash });
  return { upload, hash };
}

/** A new random id. */
export function newUploadId(): string {
  return randomUUID().replaceAll('-', '');
}

/** Deletes pictures that an ad has copied. Never throws: the sweep removes what is left. */
export async function deleteUploads(uploads: readonly UploadedImage[]): Promise<void> {
  try {
    for (const { upload } of uploads) await deleteUpload(upload);
  } catch (error) {
    logError('uploaded pictures are left for the sweep', error);
  }
}

/** Files first: while the document is there, somebody still finds them. */
async function deleteUpload(upload: string): Promise<void> {
  await deleteFilesWithPrefix(`listings/${upload}/`);
  await uploadedImages().doc(upload).delete();
}

/** Deletes all pictures that a user sent and that are in no ad. Safe to call again. */
export async function deleteUploadsByOwner(owner: string): Promise<void> {
  const { docs } = await uploadedImages().where('owner', '==', owner).select().get();
  for (const { id } of docs) await deleteUpload(id);
}

/** Deletes pictures that no ad took within 24 hours, oldest first. Safe to call concurrently. */
export async function sweepUploads(
  options: SweepOptions = { deadline: sweepDeadline() },
): Promise<void> {
  const before = Timestamp.fromMillis(clock.now() - retentionMs);
  const old = uploadedImages().where('createdAt', '<', before).orderBy('createdAt');
  await sweep(old.select('createdAt'), ({ id }) => deleteUpload(id), options);
}
