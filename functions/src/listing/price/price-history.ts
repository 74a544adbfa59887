import type { Money } from '@qaysari/contract/listing/rate';
import { limits } from '@qaysari/contract/shared/limits';
import type { DocumentData } from 'firebase-admin/firestore';
import { clock } from '../../platform/clock.ts';
import { Timestamp } from '../../platform/firestore.ts';
import { canView, isSettled } from '../policy.ts';
import { readListing, type ListingRecord, type ListedPrice } from '../record.ts';

/** What an ad's document keeps of its prices: each that others could see, and since when (decision 69). */

const dayMs = 24 * 60 * 60 * 1000;

/** Prices that an ad remembers, with the present one. */
export const maxListedPrices = 20;

/** For how long a low price counts, however often the owner changes it. Alerts compare with no more. */
const lowCountsMs = limits.lowestPriceDays * dayMs;

const isSame = (one: Money | undefined, other: Money) =>
  one?.price === other.price && one.currency === other.currency;

/**
 * The document with its price noted, if others see it and it is not noted yet; otherwise the same object. It looks at
 * the document alone, so every change of an ad may call it, again and in any order.
 */
export function withPriceHistory<Document extends DocumentData>(document: Document): Document {
  const listing = readListing('', document);
  if (!listing || !canView(listing, 'visitor')) return document;
  const { price, currency, priceHistory } = listing;
  if (isSame(priceHistory.at(-1), { price, currency })) return document;
  const at = priceHistory.length > 0 || !isSettled(document) ? now() : sinceWhen(listing);
  const history = bounded([...priceHistory, { price, currency, at }]);
  return { ...document, priceHistory: history.map(toStored) };
}

/**
 * For the trigger: as `withPriceHistory`. The history of an older ad begins with the price `before` the change of this
 * event. An older ad whose price did not change gets none.
 */
export function withChangedPrice(
  document: DocumentData,
  before: DocumentData | undefined,
): DocumentData {
  if (document['priceHistory'] !== undefined) return withPriceHistory(document);
  const isOther = (name: string) => before?.[name] !== document[name];
  if (!before || !(isOther('price') || isOther('currency'))) return document;
  const priceHistory: unknown = withPriceHistory(before)['priceHistory'];
  return withPriceHistory(priceHistory === undefined ? document : { ...document, priceHistory });
}

const now = () => new Date(clock.now());

/** Since when at the latest an ad without a history has its price. */
function sinceWhen({ createdAt, updatedAt, moderatedAt }: ListingRecord): Date {
  return new Date(
    Math.max(...[createdAt, updatedAt, moderatedAt].map((time) => Number(time ?? 0))),
  );
}

const toStored = ({ at, ...price }: ListedPrice) => ({ ...price, at: Timestamp.fromDate(at) });

/**
 * Drops the oldest price above the limit. If that price still applied in the last 30 days, the higher one of the two
 * oldest is dropped instead. So nobody hides a low price by changing it often.
 */
function bounded(history: readonly ListedPrice[]): ListedPrice[] {
  const prices = [...history];
  while (prices.length > maxListedPrices) {
    const [first, second] = prices as [ListedPrice, ListedPrice];
    const stillCounts = Number(second.at) > clock.now() - lowCountsMs;
    const isLow = first.currency === second.currency && first.price < second.price;
    prices.splice(stillCounts && isLow ? 1 : 0, 1);
  }
  return prices;
}

/** What an ad has become cheaper than, and when. */
export interface PriceDrop {
  before: number;
  at: Date;
}

/**
 * The drop of the present price below the lowest one of the 30 days before it, in the same currency. A price that was
 * raised and lowered again is no drop. Undefined where there is none.
 */
export function priceDropOf(
  listing: Money & Pick<ListingRecord, 'priceHistory'>,
): PriceDrop | undefined {
  const last = listing.priceHistory.at(-1);
  if (!last || !isSame(last, listing)) return undefined;
  const before = lowestOf(listing, lowCountsMs / dayMs, last.at);
  return before !== undefined && last.price < before ? { before, at: last.at } : undefined;
}

/**
 * The lowest price at which an ad was listed in its currency in the last `days` days, the present one left out: a price
 * below it is a real drop. Undefined when it had no other price in that time. A price in the other currency never
 * counts, as a rate that moves is no drop.
 */
export function lowestOf(
  { price, currency, priceHistory }: Money & Pick<ListingRecord, 'priceHistory'>,
  days: number,
  now: Date,
): number | undefined {
  const last = priceHistory.at(-1);
  const isNoted = isSame(last, { price, currency });
  const past = isNoted ? priceHistory.slice(0, -1) : priceHistory;
  const from = now.getTime() - days * dayMs;
  const prices = past
    .filter((each, index) => {
      const until = priceHistory[index + 1]?.at ?? now;
      return each.currency === currency && until.getTime() > from;
    })
    .map((each) => each.price);
  return prices.length === 0 ? undefined : Math.min(...prices);
}
