import type { DocumentData } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { shownFields } from '../listing/public.ts';
import { profileFields } from '../user/public.ts';

/** Two versions of one thing never meet by chance. */
const versionLength = 16;

/** What tells two versions of an ad apart: a hash of all that our team decides about. */
export function listingVersion(document: DocumentData): string {
  return hashOf(document, shownFields);
}

/** The same for the stored profile of an investor. */
export function profileVersion(profile: DocumentData): string {
  return hashOf(profile, profileFields);
}

function hashOf(data: DocumentData, fields: readonly string[]): string {
  // With the last decision, so that the same words sent in again are another version.
  const values = [...fields, 'moderatedAt'].map((name): unknown => data[name]);
  const hash = createHash('sha256').update(JSON.stringify(values));
  return hash.digest('base64url').slice(0, versionLength);
}
