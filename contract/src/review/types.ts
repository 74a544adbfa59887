import type { OtherUser } from '../investor/types.ts';
import type { Listing, ListingOwner } from '../listing/types.ts';

/** What waits for our team, as members would see it. */
export type ShownReview =
  | { kind: 'listing'; listing: Listing; owner: ListingOwner }
  /** Without email and phone. */
  | { kind: 'investor'; investor: OtherUser };
