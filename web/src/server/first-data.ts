import type { Language } from '@qaysari/contract/shared/languages';
import type { PageAnswer, ServedPage } from '@qaysari/contract/pages';
import {
  listingOwnerQuery,
  listingPageQuery,
  listingQuery,
  relatedListingsQuery,
} from '../entities/listing/queries.ts';
import { rateQuery } from '../entities/rate/rate-query.ts';
import type { FirstData } from '../lib/browser/first-data.ts';

/** What a page begins with in the browser: the answers that the server drew it from. */
export function firstDataOf({ address, answers, language }: ServedPage): FirstData {
  return {
    address,
    answers: answers.map((answer) => ({ key: keyOf(answer, language), data: answer.data })),
  };
}

function keyOf(answer: PageAnswer, language: Language): readonly unknown[] {
  switch (answer.call) {
    case 'listListings':
      return listingPageQuery(answer.query, language).queryKey;
    case 'getApprovedListing':
      return listingQuery(answer.id, language).queryKey;
    case 'listRelatedListings':
      return relatedListingsQuery(answer.id, language).queryKey;
    case 'getListingOwner':
      return listingOwnerQuery(answer.id, language).queryKey;
    case 'getCurrentRate':
      return rateQuery(language).queryKey;
  }
}
