import type { DocumentData } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { Timestamp } from '../platform/firestore.ts';
import type { SearchEntry } from '../search/store.ts';
import { isListed, isSettled } from './policy.ts';
import { presentCard } from './present.ts';
import { readListing, type ListingRecord } from './record.ts';

/**
 * Since when lists have an ad. Older ads lack the field: they came into lists with staff's decision. Of an imported ad
 * only the time of its creation is known.
 */
export function listedSince({
  listedAt,
  moderatedAt,
  createdAt,
}: Pick<ListingRecord, 'listedAt' | 'moderatedAt' | 'createdAt'>): Date {
  return listedAt ?? moderatedAt ?? createdAt;
}

/**
 * A document as it is stored after a change, with `listedAt`: the moment from which lists have the ad. An ad that
 * leaves them loses it and gets another one when it comes back. While staff look at a change of its owner it keeps it:
 * other words are no news (decision 70). `firstListedAt` stays: by it an ad that is back differs from a new one.
 */
export function withListedAt<Document extends DocumentData>(
  id: string,
  before: DocumentData,
  after: Document,
): Document {
  const { listedAt: _old, firstListedAt: _first, ...rest } = after;
  const listedAt = nextListedAt(id, before, after);
  const firstListedAt = firstTime(id, before) ?? listedAt;
  return {
    ...rest,
    ...(listedAt && { listedAt }),
    ...(firstListedAt && { firstListedAt }),
  } as unknown as Document;
}

function nextListedAt(
  id: string,
  before: DocumentData,
  after: DocumentData,
): Timestamp | undefined {
  const listing = readListing(id, after);
  if (!listing || hasLeft(listing)) return undefined;
  const known = listing.listedAt ?? (isInLists(id, before) ? sinceOf(id, before) : undefined);
  if (known) return Timestamp.fromDate(known);
  return isInLists(id, after) ? Timestamp.fromMillis(clock.now()) : undefined;
}

function firstTime(id: string, before: DocumentData): Timestamp | undefined {
  const listing = readListing(id, before);
  const known = listing?.firstListedAt ?? listing?.listedAt;
  const since = known ?? (isInLists(id, before) ? sinceOf(id, before) : undefined);
  return since && Timestamp.fromDate(since);
}

/** Whether lists have it no more for another reason than that staff look at a change. */
function hasLeft({ status, availability, isOwnerLockedOut }: ListingRecord): boolean {
  return status === 'rejected' || availability !== 'forSale' || isOwnerLockedOut;
}

/** An approval that the trigger has not taken up may still be put back. */
function isInLists(id: string, document: DocumentData): boolean {
  const listing = readListing(id, document);
  return listing !== undefined && isListed(listing) && isSettled(document);
}

function sinceOf(id: string, document: DocumentData): Date | undefined {
  const listing = readListing(id, document);
  return listing && listedSince(listing);
}

/** The search entry of a listing; undefined unless lists may have it. */
export function toSearchEntry(listing: ListingRecord | undefined): SearchEntry | undefined {
  if (!listing || !isListed(listing)) return undefined;
  const { description, monthlySales } = listing;
  const card = presentCard(listing);
  return { card, description, monthlySales, listedAt: listedSince(listing) };
}
