import type { QueryOf } from '@qaysari/contract/endpoint';
import type { ListingCounts } from '@qaysari/contract/listing-entity';
import type { listMyListings } from '@qaysari/contract/own-listing-endpoints';

/** The tabs of my ads in their order; the first shows when none is named (docs/specification/account-screens.md#a2). */
export const adTabs = ['active', 'pending', 'featured', 'rejected'] as const;
export type AdTab = (typeof adTabs)[number];

const field = 'tab';

/** The tab that an address names. */
export function readTab(query: URLSearchParams): AdTab {
  const named = query.get(field);
  return adTabs.find((tab) => tab === named) ?? adTabs[0];
}

/** The query of a tab's address; '' for the first. */
export function searchOf(tab: AdTab): string {
  return tab === adTabs[0] ? '' : `?${new URLSearchParams({ [field]: tab }).toString()}`;
}

/** Which of one's own ads a tab asks for. */
export const askedBy: Record<AdTab, QueryOf<typeof listMyListings>> = {
  active: { status: 'approved' },
  pending: { status: 'pending' },
  featured: { isFeatured: 'true' },
  rejected: { status: 'rejected' },
};

/** Which count stands on a tab. */
export const countedBy: Record<AdTab, keyof ListingCounts> = {
  active: 'approved',
  pending: 'pending',
  featured: 'featured',
  rejected: 'rejected',
};
