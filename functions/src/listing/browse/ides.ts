import type { listListingIds as endpoint } from '@qaysari/contract/listing-endpoints';
import type { Handler } from '../../platform/handler.ts';
import { listingSearch } from './listing-search.ts';

/** `GET /listing/ides`: ids of approved ads, newest first. */
export const listListingIds: Handler<typeof endpoint> = () => listingSearch().ids();
