import { limits } from '@qaysari/contract/shared/limits';
import type { DocumentData } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp, type TransactionOrBatch } from '../platform/firestore.ts';

/** One version of a text, by the time at which it was written. */
interface Version {
  kind: 'message' | 'listing' | 'investor';
  /** Id of the message, the ad or the investor. */
  thing: string;
  writtenAt: Timestamp;
}

/** A document of `originals`: removed words that only staff can read. */
interface Original extends Version {
  /** Who wrote it. */
  person: string;
  words: DocumentData;
}

const retentionMs = limits.originalDays * 24 * 60 * 60 * 1000;

/** A version has one document, however often it is stored. */
function reference({ kind, thing, writtenAt }: Version) {
  return collection('originals').doc(`${kind}~${thing}~${writtenAt.toMillis()}`);
}

/** Stores words for staff for 90 days. All code that removes words calls it in the same commit. */
export function keepOriginal(writes: TransactionOrBatch, original: Original): void {
  const keptAt = Timestamp.fromMillis(clock.now());
  const expireAt = Timestamp.fromMillis(clock.now() + retentionMs);
  writes.set(reference(original), { ...original, keptAt, expireAt });
}

/** The words of these versions, in their order; undefined where they are not stored. */
export async function findOriginals(
  versions: readonly Version[],
): Promise<(DocumentData | undefined)[]> {
  if (versions.length === 0) return [];
  const found = await firestore().getAll(...versions.map(reference));
  return found.map((each) => {
    const original = each.data() as (Original & { expireAt: Timestamp }) | undefined;
    return original && original.expireAt.toMillis() > clock.now() ? original.words : undefined;
  });
}
