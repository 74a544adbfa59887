import type { Listing } from '@qaysari/contract/listing-entity';
import { collection } from '../platform/collections.ts';
import { isDocumentId } from '../platform/firestore.ts';
import { canView } from './policy.ts';
import { presentListing } from './present.ts';
import { readListing } from './record.ts';

/** A listing as it is shown to this member; undefined for one that they cannot see, and for their own. */
export async function findShownListing(id: string, uid: string): Promise<Listing | undefined> {
  if (!isDocumentId(id)) return undefined;
  const data = (await collection('listings').doc(id).get()).data();
  const listing = data && readListing(id, data);
  if (!listing || listing.owner === uid || !canView(listing, 'member')) return undefined;
  return presentListing(listing, { viewer: 'member', isFavorite: false });
}
