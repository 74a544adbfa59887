/** What other features may import of this one, besides the documents of store.ts. */

export { presentOwner } from './browse/owner.ts';
export { countNewListings, findInvestorWantedCards } from './browse/search.ts';
export { favoriteTimesIn, findFavoriteKeepers } from './favorites.ts';
export { keepImages } from './images/image-files.ts';
export { deleteListingsByOwner, syncListingsToOwner } from './listings-of-owner.ts';
export { putBack, readTakenDown, takeDown } from './moderation/take-down.ts';
export { newsOf, type News, type NewsReason } from './notified-change-store.ts';
export { findListed, findVisibilities, findUnsentNews, markSent } from './notified-change-store.ts';
export { presentListing } from './present.ts';
export { priceDropOf } from './price/price-history.ts';
export { readImages, shownFields, type ListingRecord } from './record.ts';
export { toSearchEntry } from './listed-at.ts';
export { readFigures } from './statistics-store.ts';
export { readWhole } from './whole-listing.ts';
export { findAskedListings } from './still-for-sale/confirm-availability.ts';
