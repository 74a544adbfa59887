import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../../platform/collections.ts';
import {
  firestore,
  isDocumentId,
  Timestamp,
  type TransactionOrBatch,
} from '../../platform/firestore.ts';
import type { ListingRecord } from '../record.ts';
import { newsOf, standingOf, type News, type StandingListing } from './news.ts';

/** A document of `toldNews`: up to which moment everybody who wants to know was told of an ad. */
interface ToldNews {
  listedAt?: Timestamp;
  cheaperAt?: Timestamp;
}

const listingReference = (id: string) => collection('listings').doc(id);
const toldReference = (id: string) => collection('toldNews').doc(id);

const fieldOf = ({ reason }: News) => (reason === 'cheaper' ? 'cheaperAt' : 'listedAt');

/** An ad that lists have, with what nobody was told of yet. Two reads. Undefined where there is nothing to tell. */
export async function findUntoldNews(
  id: string,
): Promise<{ listing: ListingRecord; news: News[] } | undefined> {
  if (!isDocumentId(id)) return undefined;
  const [document, mark] = await firestore().getAll(listingReference(id), toldReference(id));
  const { standing, listing } = standingOf(id, document?.data());
  if (standing !== 'listed' || !listing) return undefined;
  const told: ToldNews = mark?.data() ?? {};
  const news = newsOf(listing).filter((each) => Number(each.at) > timeOf(told[fieldOf(each)]));
  return news.length > 0 ? { listing, news } : undefined;
}

/**
 * Notes that all were told of this news. The mark never goes back, so a call that is late changes nothing. An ad that is
 * gone gets none.
 */
export async function markTold(id: string, news: readonly News[]): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const [document, mark] = await transaction.getAll(listingReference(id), toldReference(id));
    if (!document?.exists) return;
    const told: ToldNews = { ...mark?.data() };
    for (const each of news) {
      const field = fieldOf(each);
      if (Number(each.at) > timeOf(told[field])) told[field] = Timestamp.fromDate(each.at);
    }
    transaction.set(toldReference(id), told);
  });
}

/** How these ads stand, in the order of their ids. */
export async function findStandings(
  transaction: Transaction,
  ids: readonly string[],
): Promise<StandingListing[]> {
  if (ids.length === 0) return [];
  const documents = await transaction.getAll(...ids.map(listingReference));
  return documents.map((each) => standingOf(each.id, each.data()));
}

/** Those of these ads that lists have now, in the order of their ids. */
export async function findListed(ids: readonly string[]): Promise<ListingRecord[]> {
  if (ids.length === 0) return [];
  const documents = await firestore().getAll(...ids.map(listingReference));
  return documents.flatMap((each) => {
    const { standing, listing } = standingOf(each.id, each.data());
    return standing === 'listed' && listing ? [listing] : [];
  });
}

export function removeToldNews(writes: TransactionOrBatch, id: string): void {
  writes.delete(toldReference(id));
}

const timeOf = (time: Timestamp | undefined) => time?.toMillis() ?? -Infinity;
