import type { Listing } from '@qaysari/contract/listing/types';
import { collection } from '../platform/collections.ts';
import { isDocumentId } from '../platform/firestore.ts';
import { canView } from './policy.ts';
import { presentListing } from './present.ts';
import { readListing } from './record.ts';

/** What a member sees of a listing, and the content hashes of its pictures. */
interface ShownListing {
  listing: Listing;
  images: readonly string[];
}

/** A listing as it is shown to this member; undefined for one that they cannot see, and for their own. */
export async function findShownListing(id: string, uid: string): Promise<ShownListing | undefined> {
  if (!isDocumentId(id)) return undefined;
  const data = (await collection('listings').doc(id).get()).data();
  const record = data && readListing(id, data);
  if (!record || record.owner === uid || !canView(record, 'member')) return undefined;
  const listing = presentListing(record, { viewer: 'member', isFavorite: false });
  return { listing, images: record.images };
}
