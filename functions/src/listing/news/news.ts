import type { DocumentData } from 'firebase-admin/firestore';
import { isListed } from '../policy.ts';
import { priceDropOf } from '../price/price-history.ts';
import { readListing, type ListingRecord } from '../record.ts';

/** Why somebody hears of an ad: lists have it for the first time, or again, or it costs less than before. */
export type NewsReason = 'new' | 'back' | 'cheaper';

/** What happened to an ad, and when. */
export interface News {
  reason: NewsReason;
  at: Date;
}

/**
 * What may be told of an ad that lists have: the last time that it came into them, and its last drop of price. It looks
 * at the document alone, so it may be asked late and again. Other words are no news.
 */
export function newsOf(listing: ListingRecord): News[] {
  const { listedAt, firstListedAt = listedAt } = listing;
  const drop = priceDropOf(listing);
  const news: News[] = [];
  if (listedAt && firstListedAt) {
    news.push({ reason: firstListedAt < listedAt ? 'back' : 'new', at: listedAt });
  }
  if (drop) news.push({ reason: 'cheaper', at: drop.at });
  return news;
}

/** `reviewed`: staff look at a change, and lists had it before. */
export type Standing = 'listed' | 'reviewed' | 'gone';

/** An ad as it is told of. */
export interface StandingListing {
  standing: Standing;
  listing: ListingRecord | undefined;
}

/** How a document of `listings` stands; `gone` for none. */
export function standingOf(id: string, document: DocumentData | undefined): StandingListing {
  const listing = document && readListing(id, document);
  // An ad that lists have not had yet, or that leaves them for another reason than a review, has no `listedAt`.
  if (!listing?.listedAt) return { standing: 'gone', listing };
  return { standing: isListed(listing) ? 'listed' : 'reviewed', listing };
}
