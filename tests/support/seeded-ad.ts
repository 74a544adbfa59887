import { getApprovedListing, listListings } from '@qaysari/contract/listing/calls';
import type { Listing } from '@qaysari/contract/listing/types';
import { ask, dataOf } from './api-client.ts';

/** A seeded ad with several pictures and some optional texts. No test makes ads of its category. */
export async function seededAd(): Promise<Listing> {
  const path = `${listListings.path}?category=medical_health_services`;
  for (const { _id, images } of dataOf(listListings, await ask(path)).listings) {
    const answer = await ask(getApprovedListing.path.replace('{id}', _id));
    const ad = dataOf(getApprovedListing, answer);
    if (images.length >= 3 && ad.costs !== undefined) return ad;
  }
  throw new Error('No seeded ad of that category has three pictures and its costs');
}
