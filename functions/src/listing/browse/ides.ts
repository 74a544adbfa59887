import type { listListingIds as endpoint } from '@qaysari/contract/listing-endpoints';
import type { Handler } from '../../platform/handler.ts';
import { listingSearch } from './listing-search.ts';

/** `GET /listing/ides`. The ids of approved listings, newest first. */
export const listListingIds: Handler<typeof endpoint> = () => listingSearch().ids();
