import { figureFieldNames } from '@qaysari/contract/listing/fields';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { readWhole, shownFields } from '../listing/public.ts';
import { collection } from '../platform/collections.ts';
import { isActive, profileFields, type UserRecord } from '../user/public.ts';
import { findUserIn, readUser } from '../user/store.ts';
import { readReviewState, type ReviewKind } from './store.ts';
import { listingVersion, profileVersion } from './version.ts';

/** A thing that staff must decide about, or a note to them, as it is now. */
export interface Waiting {
  kind: ReviewKind;
  /** The id of the ad, or of the investor. */
  thing: string;
  owner: UserRecord;
  /** The whole ad, or the profile as it is stored. */
  fields: DocumentData;
  /** The fields that members would see. */
  names: readonly string[];
  version: string;
  /** Nobody has to decide: an approved ad has other figures than before. */
  isNote: boolean;
}

/**
 * Reads what waits or is noted; undefined for what is gone or decided, or belongs to somebody who is deleted or locked
 * out. What staff mistyped waits once the moderation has corrected it.
 */
export function findWaiting(
  transaction: Transaction,
  { kind, thing }: Pick<Waiting, 'kind' | 'thing'>,
): Promise<Waiting | undefined> {
  return kind === 'listing' ? findListing(transaction, thing) : findInvestor(transaction, thing);
}

async function findListing(transaction: Transaction, thing: string): Promise<Waiting | undefined> {
  const fields = await readWhole(transaction, thing);
  if (!fields) return undefined;
  const isNote = fields['status'] === 'approved' && readReviewState(fields)?.isNote === true;
  if (fields['status'] !== 'pending' && !isNote) return undefined;
  const owner = await findUserIn(transaction, String(fields['owner']));
  if (!isActive(owner)) return undefined;
  const version = listingVersion(fields);
  const names = isNote ? figureFieldNames : shownFields;
  return { kind: 'listing', thing, owner, fields, names, version, isNote };
}

async function findInvestor(transaction: Transaction, thing: string): Promise<Waiting | undefined> {
  const snapshot = await transaction.get(collection('users').doc(thing));
  const owner = readUser(snapshot);
  const fields = snapshot.get('investorProfile') as DocumentData | null | undefined;
  if (!isActive(owner) || owner.role !== 'investor' || fields?.['status'] !== 'pending')
    return undefined;
  const version = profileVersion(fields);
  return { kind: 'investor', thing, owner, fields, names: profileFields, version, isNote: false };
}
