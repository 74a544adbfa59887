/** Begins the key of every query that holds ads: what changes an ad makes them all be asked for again. */
export const listingQueryKey = 'listings';
