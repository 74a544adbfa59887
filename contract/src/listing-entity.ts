import type { CategoryId, CityId } from './catalogue.ts';
import type { Currency } from './currency.ts';
import type { OptionalListingValues } from './listing-fields.ts';

export const listingStatuses = ['pending', 'approved', 'rejected'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** The viewer's relation to an ad (docs/specification/data.md#d3). */
export type Viewer = 'owner' | 'member' | 'visitor';

/** What lists and sliders show of an ad. */
export interface ListingCard {
  _id: string;
  title: string;
  location: CityId;
  category: CategoryId;
  currency: Currency;
  /**
   * In units of `currency`.
   * @exclusiveMinimum 0
   */
  price: number;
  /** URL paths of the 1280-wide images, cover first; empty when the ad has none. */
  images: string[];
  isFeatured: boolean;
  owner: string;
  status: ListingStatus;
  /**
   * ISO 8601, UTC.
   * @format date-time
   */
  createdAt: string;
}

/** A whole ad, exactly the fields of docs/specification/data.md#d3. */
export interface Listing extends ListingCard, OptionalListingValues {
  description: string;
  portability: boolean;
  isFavorite: boolean;
  viewer: Viewer;
}

/** How many ads each category and each city would show with the other filters as they are. */
export interface ListingFacets {
  category: Partial<Record<CategoryId, number>>;
  location: Partial<Record<CityId, number>>;
}

/** A page of the ads that were asked for. */
export interface ListingPage {
  listings: ListingCard[];
  facets: ListingFacets;
  /**
   * Exact count of all matches, on all pages.
   * @asType integer
   */
  total: number;
  /**
   * From 1.
   * @asType integer
   */
  page: number;
  /** @asType integer */
  pageSize: number;
}

/** What may be meant by a text that is being typed. */
export interface ListingSuggestions {
  listings: Pick<ListingCard, '_id' | 'title'>[];
  category: CategoryId[];
  location: CityId[];
}

/** What is missing before staff can approve an ad of a person. */
export const approvalNeeds = ['profile', 'terms'] as const;
export type ApprovalNeed = (typeof approvalNeeds)[number];

/** An ad as its owner edits it. */
export interface OwnListing extends Listing {
  isStartup: boolean;
  /** Empty when staff can approve it. */
  missing: ApprovalNeed[];
  /** What staff wrote about a rejected ad. */
  moderationNote?: string;
}

/** How many ads somebody has, of each kind. */
export interface ListingCounts {
  /** @asType integer */
  total: number;
  /** @asType integer */
  pending: number;
  /** @asType integer */
  approved: number;
  /** @asType integer */
  rejected: number;
  /**
   * Of any status.
   * @asType integer
   */
  featured: number;
}

/** One's own ads. */
export interface MyListings {
  listings: ListingCard[];
  counts: ListingCounts;
}

/** How to reach the owner of an ad. */
export interface Contact {
  /** E.164. */
  phone?: string;
  email?: string;
  /** The number in `https://wa.me/{number}`. */
  whatsapp?: string;
}

export const promotionKinds = ['featured', '360'] as const;
export type PromotionKind = (typeof promotionKinds)[number];
