import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import {
  Timestamp,
  firestore,
  isDocumentId,
  type TransactionOrBatch,
} from '../platform/firestore.ts';
import { isListed } from './policy.ts';
import { priceDropOf } from './price/price-history.ts';
import { readListing, type ListingRecord } from './record.ts';

/** Why people are notified of an ad: lists have it for the first time, or again, or its price dropped. */
export type NewsReason = 'new' | 'back' | 'cheaper';

/** What happened to an ad, and when. */
export interface News {
  reason: NewsReason;
  at: Date;
}

/**
 * The news of a listed ad: when it last came into lists, and its last price drop. It reads the document alone, so it
 * may run late and again. Changed texts are no news.
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
type Visibility = 'listed' | 'reviewed' | 'gone';

/** An ad with its visibility. */
interface VisibleListing {
  visibility: Visibility;
  listing: ListingRecord | undefined;
}

/** The visibility of a document of `listings`; `gone` for none. */
function visibilityOf(id: string, document: DocumentData | undefined): VisibleListing {
  const listing = document && readListing(id, document);
  // An ad that lists have not had yet, or that leaves them for another reason than a review, has no `listedAt`.
  if (!listing?.listedAt) return { visibility: 'gone', listing };
  return { visibility: isListed(listing) ? 'listed' : 'reviewed', listing };
}

/** A document of `toldNews`: up to which moment alerts about an ad have been planned. */
interface SentNews {
  listedAt?: Timestamp;
  cheaperAt?: Timestamp;
}

const listingReference = (id: string) => collection('listings').doc(id);
const sentReference = (id: string) => collection('toldNews').doc(id);

const fieldOf = ({ reason }: News) => (reason === 'cheaper' ? 'cheaperAt' : 'listedAt');

/** A listed ad, with its news that has no alerts yet. Two reads. Undefined where there is no such news. */
export async function findUnsentNews(
  id: string,
): Promise<{ listing: ListingRecord; news: News[] } | undefined> {
  if (!isDocumentId(id)) return undefined;
  const [document, mark] = await firestore().getAll(listingReference(id), sentReference(id));
  const { visibility, listing } = visibilityOf(id, document?.data());
  if (visibility !== 'listed' || !listing) return undefined;
  const sent: SentNews = mark?.data() ?? {};
  const news = newsOf(listing).filter((each) => Number(each.at) > timeOf(sent[fieldOf(each)]));
  return news.length > 0 ? { listing, news } : undefined;
}

/**
 * Marks this news as sent. The mark never moves back, so a late call changes nothing. An ad that is gone gets no mark.
 */
export async function markSent(id: string, news: readonly News[]): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const [document, mark] = await transaction.getAll(listingReference(id), sentReference(id));
    if (!document?.exists) return;
    const sent: SentNews = { ...mark?.data() };
    for (const each of news) {
      const field = fieldOf(each);
      if (Number(each.at) > timeOf(sent[field])) sent[field] = Timestamp.fromDate(each.at);
    }
    transaction.set(sentReference(id), sent);
  });
}

/** The visibility of these ads, in the order of their ids. */
export async function findVisibilities(
  transaction: Transaction,
  ids: readonly string[],
): Promise<VisibleListing[]> {
  if (ids.length === 0) return [];
  const documents = await transaction.getAll(...ids.map(listingReference));
  return documents.map((each) => visibilityOf(each.id, each.data()));
}

/** Those of these ads that lists have now, in the order of their ids. */
export async function findListed(ids: readonly string[]): Promise<ListingRecord[]> {
  if (ids.length === 0) return [];
  const documents = await firestore().getAll(...ids.map(listingReference));
  return documents.flatMap((each) => {
    const { visibility, listing } = visibilityOf(each.id, each.data());
    return visibility === 'listed' && listing ? [listing] : [];
  });
}

export function removeSentNews(writes: TransactionOrBatch, id: string): void {
  writes.delete(sentReference(id));
}

const timeOf = (time: Timestamp | undefined) => time?.toMillis() ?? -Infinity;
