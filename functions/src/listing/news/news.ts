import type { DocumentData } from 'firebase-admin/firestore';
import { isListed, isSettled } from '../policy.ts';
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
  if (!listing) return { standing: 'gone', listing };
  if (isListed(listing) && isSettled(document)) return { standing: 'listed', listing };
  // An ad that leaves lists for another reason has no `listedAt`.
  return { standing: listing.listedAt ? 'reviewed' : 'gone', listing };
}
