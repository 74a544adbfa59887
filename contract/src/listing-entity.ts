import type { CategoryId, CityId } from './catalogue.ts';
import type { Currency } from './currency.ts';
import type { OptionalListingValues } from './listing-fields.ts';

export const listingStatuses = ['pending', 'approved', 'rejected'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** The caller's relation to a listing (docs/specification/data.md#d3). */
export type Viewer = 'owner' | 'member' | 'visitor';

/** A listing as lists and sliders show it. */
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
  /** URL paths of the 1280-wide images, cover first; may be empty. */
  images: string[];
  isFeatured: boolean;
  /** The owner calls it a start-up (decision 37). */
  isStartup: boolean;
  owner: string;
  status: ListingStatus;
  /**
   * ISO 8601, UTC.
   * @format date-time
   */
  createdAt: string;
}

/** A whole listing: the fields of docs/specification/data.md#d3, and `isStartup`. */
export interface Listing extends ListingCard, OptionalListingValues {
  description: string;
  portability: boolean;
  isFavorite: boolean;
  viewer: Viewer;
}

/** The number of results for each category and city, when the other filters stay the same. */
export interface ListingFacets {
  category: Partial<Record<CategoryId, number>>;
  location: Partial<Record<CityId, number>>;
}

/** One page of search results. */
export interface ListingPage {
  listings: ListingCard[];
  facets: ListingFacets;
  /**
   * Exact count of all results on all pages.
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

/** Suggestions for a text being typed. */
export interface ListingSuggestions {
  listings: Pick<ListingCard, '_id' | 'title'>[];
  category: CategoryId[];
  location: CityId[];
}

/** What an owner must complete before staff can approve a listing. */
export const approvalNeeds = ['profile', 'terms'] as const;
export type ApprovalNeed = (typeof approvalNeeds)[number];

/** A listing with the fields that only its owner sees. */
export interface OwnListing extends Listing {
  /** Empty when staff can approve the listing. */
  missing: ApprovalNeed[];
  /** What staff wrote to the owner of a rejected listing. */
  moderationNote?: string;
}

/** The number of the caller's listings of each kind. */
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

/** A page of the caller's listings. */
export interface MyListings {
  listings: ListingCard[];
  /**
   * Of the listings that the filter finds, on all pages.
   * @asType integer
   */
  total: number;
  counts: ListingCounts;
}

/** How to contact the owner of a listing. */
export interface Contact {
  /** E.164. */
  phone?: string;
  email?: string;
  /** The number in `https://wa.me/{number}`. */
  whatsapp?: string;
}

export const promotionKinds = ['featured', '360'] as const;
export type PromotionKind = (typeof promotionKinds)[number];
