import type { PersonFacts } from '../account/person.ts';
import type { CategoryId, CityId, SectorId } from './catalogue.ts';
import type { OptionalListingValues } from './fields.ts';
import type { Currency } from './price.ts';
import type { Money, Rate } from './rate.ts';
import type { Statement } from '../report/types.ts';
import type { PageQuery } from '../shared/endpoint.ts';

export const listingStatuses = ['pending', 'approved', 'rejected'] as const;

export type ListingStatus = (typeof listingStatuses)[number];

/**
 * Whether a listing can still be had: its owner says so, whatever the status. Both `sold` and `hidden` take
 * it out of lists and search; a sold one can still be read by its link.
 */
export const availabilities = ['forSale', 'sold', 'hidden'] as const;

export type Availability = (typeof availabilities)[number];

/** The caller's relation to a listing (docs/specification/data.md#d3). */
export type Viewer = 'owner' | 'member' | 'visitor';

/** The figures that cards show and lists are filtered and ordered by; each only where the owner states it. */
export interface CardFigures extends Pick<OptionalListingValues, 'monthlyProfit' | 'monthlyRent'> {
  /** The owner takes instalments. */
  hasInstalments?: true;
}

/** A listing as lists and sliders show it. */
export interface ListingCard extends CardFigures {
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
  /** The field of business of an ad that looks for an investor or a partner, where its owner says it. */
  sector?: SectorId;
  owner: string;
  status: ListingStatus;
  /** Left out while it is for sale. */
  availability?: Exclude<Availability, 'forSale'>;
  /**
   * ISO 8601, UTC.
   * @format date-time
   */
  createdAt: string;
  /**
   * When its owner last brought it up again. Lists sort by it instead of by `createdAt`.
   * @format date-time
   */
  renewedAt?: string;
  /**
   * The last sign of life of its owner, who did not answer whether it is still for sale. Lists show it after all
   * others, but for those by price. Left out of a confirmed one.
   * @format date-time
   */
  unconfirmedSince?: string;
}

/** A whole listing: the fields of docs/specification/data.md#d3, `isStartup` and `sector`. */
export interface Listing extends ListingCard, OptionalListingValues {
  description: string;
  /** Absent where the owner has not said it. */
  portability?: boolean;
  /**
   * When our team read and approved it; left out where that is unknown.
   * @format date-time
   */
  approvedAt?: string;
  isFavorite: boolean;
  viewer: Viewer;
}

/** The number of results for each category and city, when the other filters stay the same. */
export interface ListingFacets {
  category: Partial<Record<CategoryId, number>>;
  location: Partial<Record<CityId, number>>;
}

/** Some words of a search, and what they were understood as. */
export interface UnderstoodWords {
  /** As they were typed. */
  text: string;
  /** The search without them; empty where nothing is left. */
  rest: string;
  /** The category that they name. */
  category?: CategoryId;
  /** The city that they name. */
  location?: CityId;
  /** Words of ads that were looked for as well, because hardly any ad has what was typed. */
  instead?: string;
  /**
   * There is no ad of the trade that they name: ads that name it anywhere were looked for, or, where there is none, those
   * of `category`, to which it belongs.
   */
  isWidened?: true;
  /** The ads need not have them, because no ad has all words of the search. */
  isLeftOut?: true;
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
  /** The market rate by which prices in two currencies were compared; left out where none were. */
  rate?: Rate;
  /** What the words of the search were understood as, in their order; left out without a search. */
  understood?: UnderstoodWords[];
}

/** Suggestions for a text being typed. */
export interface ListingSuggestions {
  listings: Pick<ListingCard, '_id' | 'title'>[];
  /** Names of trades, to be searched for. */
  trades: string[];
  category: CategoryId[];
  location: CityId[];
  price?: PriceFilter;
}

/** The amounts that a text names as limits, one at least, and the search without them. */
export interface PriceFilter {
  search: string;
  maxPrice?: number;
  /** Monthly. */
  minProfit?: number;
  /** Monthly. */
  maxRent?: number;
  /** Of all limits. */
  priceCurrency: Currency;
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
  /**
   * When the owner was asked whether it is still for sale; left out once they answered.
   * @format date-time
   */
  askedAt?: string;
  /**
   * From when the owner may renew it.
   * @format date-time
   */
  renewableFrom: string;
}

/** How often others have looked at a listing, and opened its contact buttons. */
export interface ListingStatistics {
  /** @asType integer */
  views: number;
  /** @asType integer */
  contacts: number;
}

/** What the page of one's own listing shows beside it. */
export interface OwnListingDetails extends OwnListing {
  statistics: ListingStatistics;
  /**
   * How many people saved a search that finds such an ad. Counted once a day, and left out below three. It never says
   * who they are.
   * @asType integer
   * @minimum 3
   */
  seekers?: number;
  /** When each promotion was asked for that staff have not handled yet. ISO 8601, UTC. */
  promotionsAsked: Partial<Record<PromotionKind, string>>;
  /** Of an ad that our team has taken down after a report: by which rule, and what became of an objection. */
  takenDown?: Statement;
}

/** What others may know of the owner of a listing. */
export interface ListingOwner {
  /** For the list of all their listings. */
  _id: string;
  /** The first name or the company, as the owner chose; left out where they chose nothing. */
  name?: string;
  facts: PersonFacts;
  /**
   * Their approved listings that are for sale.
   * @asType integer
   */
  listings: number;
}

export const contactWays = ['phone', 'whatsapp', 'email'] as const;

export type ContactWay = (typeof contactWays)[number];

/** The owner of a listing, with the ways in which the caller can reach them; the contact itself is a call of its own. */
export interface OwnerOfListing extends ListingOwner {
  /** Empty where the owner shares none, and for a listing that is no longer for sale. */
  contactWays: ContactWay[];
}

/** A page of an owner's approved listings that are for sale, newest first. */
export interface OwnerListings {
  owner: ListingOwner;
  listings: ListingCard[];
}

/** The number of the caller's listings of each kind. */
export interface ListingCounts {
  /** @asType integer */
  total: number;
  /** @asType integer */
  pending: number;
  /**
   * Those that everybody can find: approved and for sale.
   * @asType integer
   */
  approved: number;
  /** @asType integer */
  rejected: number;
  /**
   * Of any status.
   * @asType integer
   */
  featured: number;
  /**
   * Of any status.
   * @asType integer
   */
  sold: number;
  /**
   * Of any status.
   * @asType integer
   */
  hidden: number;
}

/** One of the caller's listings in their list. */
export interface MyListing extends ListingCard {
  /**
   * How often others have asked for the owner's contact here.
   * @asType integer
   * @minimum 0
   */
  contacts: number;
  /**
   * When the owner was asked whether it is still for sale; left out once they answered.
   * @format date-time
   */
  askedAt?: string;
}

/** One of the ads of which the owner was asked whether they are still for sale. */
export interface AskedListing {
  _id: string;
  title: string;
  /** URL path of the 1280-wide cover; left out of an ad without pictures. */
  image?: string;
  /** Whether the question is open: nothing was answered since. */
  isOpen: boolean;
  /** What it says to others now: the answer, once the question is not open. */
  availability: Availability;
  /**
   * The last sign of life of its owner.
   * @format date-time
   */
  confirmedAt: string;
}

/** A page of the caller's listings. */
export interface MyListings {
  listings: MyListing[];
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

/** What similar listings cost, in the currency of the listing. */
export interface PriceComparison {
  /** Where the others are from: the same category in the same city, or the same category in all of Iraq. */
  scope: 'cityAndCategory' | 'category';
  /**
   * How many others there are; not the listing itself.
   * @asType integer
   */
  count: number;
  currency: Currency;
  /** The middle half of them costs from `low` to `high`, rounded outwards as people say it. */
  low: number;
  high: number;
  /** With which prices in the other currency were converted; left out where none was. */
  rate?: Rate;
}

/** A price at which a listing could be seen. */
export interface PricePoint extends Money {
  /** @format date-time */
  since: string;
}

/** How many months of their stated profit similar ads cost: the middle half. */
export interface ProfitComparison {
  scope: PriceComparison['scope'];
  /**
   * Of the ads that state a profit.
   * @asType integer
   */
  count: number;
  /** @asType integer */
  low: number;
  /**
   * Above `low`.
   * @asType integer
   */
  high: number;
  /** The market rate, where price and profit of an ad are in two currencies. */
  rate?: Rate;
}

export interface PriceContext {
  /** Left out where too few are comparable, or their prices lie too far apart. */
  comparison?: PriceComparison;
  /** Left out where the ad or too many similar ones state no profit. */
  profitMonths?: ProfitComparison;
  /** Its own listed prices, newest first, 20 at most: the first is the present one. */
  history: PricePoint[];
}

/** Which of the caller's listings a page shows. */
export interface OwnListingsQuery extends PageQuery {
  status?: ListingStatus | undefined;
  isFeatured?: 'true' | undefined;
  availability?: Availability | undefined;
}
