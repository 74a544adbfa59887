import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { firestore, isDocumentId } from '../platform/firestore.ts';
import { readListing, type ListingRecord } from './record.ts';

const listings = () => firestore().collection('listings');

/** The ad with that id, in any status; undefined when there is none, or no document can have that id. */
export async function findListing(id: string): Promise<ListingRecord | undefined> {
  if (!isDocumentId(id)) return undefined;
  return read(await listings().doc(id).get());
}

/** All approved ads, in no order. Reads every one of them. */
export async function approvedListings(): Promise<ListingRecord[]> {
  const found = await listings().where('status', '==', 'approved').get();
  return found.docs.map(read).filter((listing) => listing !== undefined);
}

function read(snapshot: DocumentSnapshot): ListingRecord | undefined {
  const data = snapshot.data();
  if (!data) return undefined;
  const listing = readListing(snapshot.id, data);
  if (!listing) warn('an ad is left out, because a field it needs is wrong', { id: snapshot.id });
  return listing;
}
