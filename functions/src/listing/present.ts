import { hasInstalments } from '@qaysari/contract/listing/figures';
import { imageUrl } from '@qaysari/contract/listing/images';
import { limits } from '@qaysari/contract/shared/limits';
import type {
  ApprovalNeed,
  Listing,
  ListingCard,
  OwnListing,
  Viewer,
} from '@qaysari/contract/listing/types';
import { optionalListingFieldNames } from '@qaysari/contract/listing/fields';
import { isListed } from './policy.ts';
import type { CardField, ListingRecord } from './record.ts';

/** The fields that lists show. */
export function presentCard(
  listing: Omit<Pick<ListingRecord, CardField>, 'isOwnerLockedOut' | 'confirmedAt' | 'askedAt'>,
): ListingCard {
  const { id, title, location, category, currency, price, owner, status } = listing;
  const { isFeatured, isStartup, sector, availability, renewedAt, unconfirmedSince } = listing;
  const { monthlyProfit, monthlyRent } = listing;
  return {
    _id: id,
    ...{ title, location, category, currency, price, isFeatured, isStartup, owner, status },
    ...(sector && { sector }),
    ...(monthlyProfit && { monthlyProfit }),
    ...(monthlyRent && { monthlyRent }),
    ...(hasInstalments(listing) && { hasInstalments: true as const }),
    images: listing.images.map((hash) => imageUrl(id, hash)),
    ...(availability !== 'forSale' && { availability }),
    createdAt: listing.createdAt.toISOString(),
    ...(renewedAt && { renewedAt: renewedAt.toISOString() }),
    ...(unconfirmedSince && { unconfirmedSince: unconfirmedSince.toISOString() }),
  };
}

/** The whole listing: only the contract's fields, without empty ones. */
export function presentListing(
  listing: ListingRecord,
  relation: { viewer: Viewer; isFavorite: boolean },
): Listing {
  const { status, moderatedAt } = listing;
  const optional = optionalListingFieldNames.map((name) => [name, listing[name]] as const);
  return {
    ...presentCard(listing),
    description: listing.description,
    ...(listing.portability !== undefined && { portability: listing.portability }),
    ...(status === 'approved' && moderatedAt && { approvedAt: moderatedAt.toISOString() }),
    ...Object.fromEntries(optional.filter(([, value]) => value !== undefined)),
    ...relation,
  };
}

/** From when the owner may renew it: some days after it was published or renewed. */
export function renewableFrom({
  createdAt,
  renewedAt,
}: Pick<ListingRecord, 'createdAt' | 'renewedAt'>): Date {
  return new Date((renewedAt ?? createdAt).getTime() + limits.renewalDays * 24 * 60 * 60 * 1000);
}

/** For its owner: when they were asked whether it is still for sale, while lists have it. */
export function presentQuestion(listing: Pick<ListingRecord, CardField>): { askedAt?: string } {
  const { askedAt } = listing;
  return askedAt && isListed(listing) ? { askedAt: askedAt.toISOString() } : {};
}

/** The listing for its owner's edit form. `missing` is what the owner must do before approval. */
export function presentOwnListing(listing: ListingRecord, missing: ApprovalNeed[]): OwnListing {
  const { moderationNote } = listing;
  return {
    ...presentListing(listing, { viewer: 'owner', isFavorite: false }),
    missing,
    renewableFrom: renewableFrom(listing).toISOString(),
    ...(moderationNote !== undefined && { moderationNote }),
    ...presentQuestion(listing),
  };
}
