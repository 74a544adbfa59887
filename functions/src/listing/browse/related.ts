import { limits } from '@qaysari/contract/shared/limits';
import type { listRelatedListings as endpoint } from '@qaysari/contract/listing/calls';
import { notFound } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { listingSearch } from './listing-search.ts';

/**
 * `GET /listing/related/{id}`. Throws the same 404 for a missing listing and for one that is not
 * approved.
 */
export const listRelatedListings: Handler<typeof endpoint> = async ({ params }) => {
  const cards = await listingSearch().related(params.id, limits.relatedListings);
  if (!cards) throw notFound();
  return cards;
};
