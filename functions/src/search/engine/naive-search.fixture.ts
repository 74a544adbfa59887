import { isSeeking } from '@qaysari/contract/listing/catalogue';
import { currencyCodes } from '@qaysari/contract/listing/price';
import { limits } from '@qaysari/contract/shared/limits';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { type ListingFilter, type ListingSort, needsRate } from '@qaysari/contract/listing/filter';
import type { Conversion, Money } from '@qaysari/contract/listing/rate';
import { hasAny, hasPart, type QueryPart } from '../has-part.ts';
import { listingMatcher } from '../listing-matcher.ts';
import { queryParts } from '../query-parts.ts';
import { headWords, type SearchDocument } from '../search-document.ts';
import { understoodWords } from '../understood-words.ts';
import type { SearchResult } from './engine.ts';
import { having, naiveCorrection, naiveParts } from './naive-parts.fixture.ts';
import { partsWhileTyping } from './suggest.ts';

/** The reference result: the rule of docs/specification/calls.md, read for every listing. */
export function naiveSearch(
  all: Iterable<SearchDocument>,
  filter: ListingFilter,
  rate?: Conversion,
): SearchResult {
  const documents = [...all];
  const { search: text, ...others } = filter;
  const found =
    text === undefined ? { parts: [], leftOut: [] } : naiveParts(documents, text, others, rate);
  const { parts, leftOut } = found;
  const meeting = (other: ListingFilter) =>
    documents.filter(listingMatcher(other, rate)).filter(having(parts));
  const skipped = ((filter.page ?? 1) - 1) * limits.listingPageSize;
  const count = (field: 'category' | 'location') => {
    const { [field]: _own, ...other } = others;
    const counts: Record<string, number> = {};
    for (const { card } of meeting(other)) counts[card[field]] = (counts[card[field]] ?? 0) + 1;
    return counts;
  };
  const shown = meeting(others);
  const fit = (document: SearchDocument) =>
    filter.sort === undefined ? fitOf(document, parts) : 0;
  const cards = shown
    .sort(
      (one, other) =>
        fit(one) - fit(other) ||
        compareBySort(one.card, other.card, filter.sort, needsRate(filter) ? rate : undefined),
    )
    .map(({ card }) => card)
    .slice(skipped, skipped + limits.listingPageSize);
  return {
    cards,
    total: shown.length,
    facets: { category: count('category'), location: count('location') },
    ...(text !== undefined && { understood: understoodWords(text, parts, leftOut, cards) }),
  };
}

/** The group of a listing: the lower, the better it fits. */
function fitOf({ card, words }: SearchDocument, parts: readonly QueryPart[]): number {
  const head = headWords(card);
  if (parts.every(({ whole }) => hasAny(head, whole))) return 0;
  if (parts.every(({ whole }) => hasAny(words, whole))) return 1;
  return parts.every((part) => hasPart({ words, head }, { ...part, any: part.near })) ? 2 : 3;
}

/** What is confirmed first, then newest first, then by id. */
export function compareByLatest(one: ListingCard, other: ListingCard): number {
  if (isSunken(one) !== isSunken(other)) return isSunken(one) ? 1 : -1;
  const [time, otherTime] = [one.renewedAt ?? one.createdAt, other.renewedAt ?? other.createdAt];
  if (time !== otherTime) return time > otherTime ? -1 : 1;
  return one._id < other._id ? -1 : one._id > other._id ? 1 : 0;
}

const isSunken = (card: ListingCard) => card.unconfirmedSince !== undefined;
const standsOut = (card: ListingCard) => card.isFeatured && !isSunken(card);

function compareBySort(
  one: ListingCard,
  other: ListingCard,
  sort: ListingFilter['sort'],
  rate?: Conversion,
): number {
  if (sort !== undefined && sort !== 'newest' && sort !== 'latest') {
    const order = compareByAmount(one, other, sort, rate);
    if (order !== 0) return order;
  } else if (sort !== 'latest' && standsOut(one) !== standsOut(other))
    return standsOut(one) ? -1 : 1;
  return compareByLatest(one, other);
}

type AmountSort = Exclude<ListingSort, 'newest' | 'latest'>;

/** An amount, and that by which it is divided; undefined where one of them is not stated. */
function amountsOf(card: ListingCard, sort: AmountSort): readonly [Money, Money?] | undefined {
  const { monthlyProfit: profit, monthlyRent: rent } = card;
  if (sort === 'profitDown') return profit && [profit];
  if (sort === 'rentUp') return rent && [rent];
  if (sort !== 'profitMonthsUp') return [card];
  return profit && !isSeeking(card.category) ? [card, profit] : undefined;
}

/** What does not state the amount comes last; without a rate, one currency comes after the other. */
export function compareByAmount(
  one: ListingCard,
  other: ListingCard,
  sort: AmountSort,
  rate: Conversion | undefined,
): number {
  const [its, others] = [amountsOf(one, sort), amountsOf(other, sort)];
  if (!its || !others) return Number(!its) - Number(!others);
  const place = (money: Money | undefined) => currencyCodes.indexOf(money?.currency ?? 'usd');
  for (const at of [0, 1] as const) {
    const apart = place(its[at]) - place(others[at]);
    if (!rate && apart !== 0) return apart;
  }
  const worth = (money: Money | undefined) => (money ? naiveWorth(money, rate) : 1n);
  const rise = Number(worth(its[0]) * worth(others[1]) - worth(others[0]) * worth(its[1]));
  return sort.endsWith('Down') ? -rise : rise;
}

/** The reference for comparing amounts, in whole numbers. */
export function naiveWorth({ price, currency }: Money, rate: Conversion | undefined): bigint {
  return BigInt(Math.round(price * 100)) * BigInt({ usd: rate?.dinars ?? 100, iqd: 100 }[currency]);
}

/** The reference result for the listings of `SearchEngine.suggest`. */
export function naiveTitleSearch(
  all: Iterable<SearchDocument>,
  text: string,
  limit: number,
): string[] {
  const documents = [...all];
  const titled = (parts: readonly QueryPart[]) =>
    documents
      .map(({ card }) => card)
      .filter((card) => {
        const head = headWords(card);
        return parts.every((part) => hasPart({ words: head, head }, part));
      })
      .sort((one, other) => compareBySort(one, other, undefined))
      .slice(0, limit)
      .map(({ _id }) => _id);
  const parts = partsWhileTyping(text);
  if (parts.length === 0) return [];
  const found = titled(parts);
  return found.length > 0 ? found : titled(naiveCorrection(documents, queryParts(text)));
}
