import { imageUrl } from '@qaysari/contract/image-paths';
import type {
  ApprovalNeed,
  Listing,
  ListingCard,
  OwnListing,
  Viewer,
} from '@qaysari/contract/listing-entity';
import { optionalListingFieldNames } from '@qaysari/contract/listing-fields';
import type { ListingRecord } from './record.ts';

/** What lists show of an ad. */
export function presentCard(listing: ListingRecord): ListingCard {
  const { id, title, location, category, currency, price, isFeatured, owner, status } = listing;
  return {
    _id: id,
    ...{ title, location, category, currency, price, isFeatured, owner, status },
    images: listing.images.map((hash) => imageUrl(id, hash)),
    createdAt: listing.createdAt.toISOString(),
  };
}

/** A whole ad: the contract's fields and no other, those the ad does not have left out. */
export function presentListing(
  listing: ListingRecord,
  relation: { viewer: Viewer; isFavorite: boolean },
): Listing {
  const optional = optionalListingFieldNames.map((name) => [name, listing[name]] as const);
  return {
    ...presentCard(listing),
    description: listing.description,
    portability: listing.portability,
    ...Object.fromEntries(optional.filter(([, value]) => value !== undefined)),
    ...relation,
  };
}

/** An ad as its owner edits it. `missing`: before staff can approve it. */
export function presentOwnListing(listing: ListingRecord, missing: ApprovalNeed[]): OwnListing {
  const { isStartup = false, moderationNote } = listing;
  return {
    ...presentListing(listing, { viewer: 'owner', isFavorite: false }),
    isStartup,
    missing,
    ...(moderationNote !== undefined && { moderationNote }),
  };
}
