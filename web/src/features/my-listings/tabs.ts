import type { QueryOf } from '@qaysari/contract/shared/endpoint';
import type { ListingCounts } from '@qaysari/contract/listing/types';
import type { listMyListings } from '@qaysari/contract/listing/own-calls';
import { searchOfPage } from '../../lib/routes/page-number.ts';
import type { PageQuery } from '../../lib/routes/page-query.ts';

/** Tabs of one's own listings, in their order. The first is the default (docs/specification/account-screens.md#a2). */
export const listingTabs = ['active', 'pending', 'featured', 'rejected', 'sold', 'hidden'] as const;
export type ListingTab = (typeof listingTabs)[number];

const field = 'tab';

/** The tab of an address. */
export function readTab(query: PageQuery<'myListings'>): ListingTab {
  const named = query.get(field);
  return listingTabs.find((tab) => tab === named) ?? listingTabs[0];
}

/** The query string of a tab; '' for the first page of the default. */
export function searchOf(tab: ListingTab, page = 1): string {
  return searchOfPage(page, tab === listingTabs[0] ? {} : { [field]: tab });
}

/** The API query of each tab. */
export const askedBy: Record<ListingTab, QueryOf<typeof listMyListings>> = {
  active: { status: 'approved', availability: 'forSale' },
  pending: { status: 'pending' },
  featured: { isFeatured: 'true' },
  rejected: { status: 'rejected' },
  sold: { availability: 'sold' },
  hidden: { availability: 'hidden' },
};

/** The count shown on each tab. */
export const countedBy: Record<ListingTab, keyof ListingCounts> = {
  active: 'approved',
  pending: 'pending',
  featured: 'featured',
  rejected: 'rejected',
  sold: 'sold',
  hidden: 'hidden',
};
