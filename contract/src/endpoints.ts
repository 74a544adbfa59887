import {
  getApprovedListing,
  listListingIds,
  listListings,
  listRelatedListings,
  suggestListings,
} from './listing-endpoints.ts';
import { getMe } from './user-endpoints.ts';

/** The whole API: the server mounts a handler for each, by a mapped type. */
export const endpoints = {
  getApprovedListing,
  getMe,
  listListingIds,
  listListings,
  listRelatedListings,
  suggestListings,
} as const;
