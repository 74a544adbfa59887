import type { CategoryId, CityId } from '@qaysari/contract/listing/catalogue';
import {
  currencyCodes,
  defaultCurrency,
  isCurrency,
  type Currency,
} from '@qaysari/contract/listing/price';
import { readAmount } from '@qaysari/contract/shared/amount';
import { formatNumber } from '@qaysari/contract/shared/number-text';
import { writeListingFilter, type ListingFilter } from '@qaysari/contract/listing/filter';
import { useState } from 'react';
import type { PriceFilter } from '@qaysari/contract/listing/types';

/** Values of the filter's controls, as typed. */
export interface FilterDraft {
  search: string;
  /** The words whose slips are to stay; other words are corrected. */
  asTyped: string;
  category: CategoryId[];
  location: CityId[];
  currency: CurrencyChoice;
  minPrice: string;
  maxPrice: string;
  minProfit: string;
  maxRent: string;
  /** A number of months, or ''. */
  maxProfitMonths: string;
  instalments: boolean;
  startup: boolean;
}

/** The limits that are amounts, all in one currency. */
export type AmountName = 'minPrice' | 'maxPrice' | 'minProfit' | 'maxRent';

/** The choices that find ads in every currency, by the currency of their limits. */
export const anyCurrency = {
  usd: 'anyCurrency',
  iqd: 'anyInDinars',
} as const satisfies Record<Currency, string>;

export type CurrencyChoice = Currency | (typeof anyCurrency)[Currency];

/** The currency of the limits. */
export function currencyOfLimits(choice: CurrencyChoice): Currency {
  if (isCurrency(choice)) return choice;
  return currencyCodes.find((code) => anyCurrency[code] === choice) ?? defaultCurrency;
}

/** Something for each limit that is an amount. */
function eachAmount<Value>(valueOf: (name: AmountName) => Value): Record<AmountName, Value> {
  return {
    minPrice: valueOf('minPrice'),
    maxPrice: valueOf('maxPrice'),
    minProfit: valueOf('minProfit'),
    maxRent: valueOf('maxRent'),
  };
}

function amountTexts(filter: ListingFilter): Record<AmountName, string> {
  return eachAmount((name) => {
    const limit = filter[name];
    return limit === undefined ? '' : formatNumber(limit);
  });
}

export function draftOf(filter: ListingFilter): FilterDraft {
  return {
    search: filter.search ?? '',
    asTyped: (filter.asTyped && filter.search) ?? '',
    category: filter.category ?? [],
    location: filter.location ?? [],
    currency: filter.currency ?? anyCurrency[filter.priceCurrency ?? defaultCurrency],
    ...amountTexts(filter),
    maxProfitMonths: filter.maxProfitMonths === undefined ? '' : String(filter.maxProfitMonths),
    instalments: filter.instalments !== undefined,
    startup: filter.startup !== undefined,
  };
}

/**
 * What suggested limits change: the words without them, and the limits. A highest price takes the lowest one away, and
 * another currency takes all other limits away: they would be other amounts.
 */
export function draftOfPrice(price: PriceFilter, before: FilterDraft): Partial<FilterDraft> {
  const { search, currency } = draftOf(price);
  const named = amountTexts(price);
  const isSameCurrency = currencyOfLimits(currency) === currencyOfLimits(before.currency);
  return {
    search,
    currency,
    ...eachAmount((name) => {
      const stays = isSameCurrency && !(name === 'minPrice' && named.maxPrice !== '');
      return named[name] === '' && stays ? before[name] : named[name];
    }),
  };
}

/** Undefined for what is no amount, or may be another one: the field says so. */
function amount(typed: string): number | undefined {
  const read = readAmount(typed);
  return read?.isSure && read.amount >= 0 ? read.amount : undefined;
}

/** The query of a draft: only what was set. */
export function filterOf(draft: FilterDraft): ListingFilter {
  const amounts = Object.entries(eachAmount((name) => amount(draft[name])));
  const limits = amounts.filter(([, limit]) => limit !== undefined);
  const search = draft.search.trim();
  const { currency, maxProfitMonths } = draft;
  const isAny = !isCurrency(currency);
  return {
    ...(search !== '' && { search }),
    ...(search !== '' && search === draft.asTyped && { asTyped: 'true' }),
    ...(draft.category.length > 0 && { category: draft.category }),
    ...(draft.location.length > 0 && { location: draft.location }),
    ...(!isAny && { currency }),
    ...(isAny && limits.length > 0 && { priceCurrency: currencyOfLimits(currency) }),
    ...Object.fromEntries(limits),
    ...(maxProfitMonths !== '' && { maxProfitMonths: Number(maxProfitMonths) }),
    ...(draft.instalments && { instalments: 'true' }),
    ...(draft.startup && { startup: 'true' }),
  };
}

/** Whether the upper limit is below the lower one; such a change is ignored (docs/specification/rules.md#r8). */
export function isCrossed(draft: FilterDraft): boolean {
  const minPrice = amount(draft.minPrice);
  const maxPrice = amount(draft.maxPrice);
  return minPrice !== undefined && maxPrice !== undefined && maxPrice < minPrice;
}

/** The draft, with the limits of before in the place of those that are no amounts: nobody wants these back. */
export function lastLimits(before: FilterDraft, draft: FilterDraft): FilterDraft {
  const isLimit = (text: string) => text.trim() === '' || amount(text) !== undefined;
  return {
    ...draft,
    ...eachAmount((name) => (isLimit(draft[name]) ? draft[name] : before[name])),
  };
}

/** Filters that the form has submitted and that are not applied yet, oldest first. */
export type SubmittedFilters = readonly string[];

/** The filter as text, the same for the same filter. */
function textOf(filter: ListingFilter): string {
  return writeListingFilter(filter).toString();
}

/**
 * Called when another filter was applied. Answers which submitted filters are still pending, and whether the form
 * itself submitted this one. Text typed after a search then stays. A link, or the way back, shows the filter of
 * that page.
 */
export function reconcile(
  submitted: SubmittedFilters,
  applied: string,
): { submitted: SubmittedFilters; isOwn: boolean } {
  const place = submitted.indexOf(applied);
  return place < 0
    ? { submitted: [], isOwn: false }
    : { submitted: submitted.slice(place + 1), isOwn: true };
}

/**
 * Holds a draft, which follows the applied filter. Call `commit` when a price field loses the focus: it undoes a
 * crossed range, which `wasCrossed` says until the next change. Call `markSubmitted` before a filter is submitted. `restore` resets all but the words to the applied
 * filter.
 */
export function useFilterDraft(filter: ListingFilter) {
  const [draft, setDraft] = useState(() => draftOf(filter));
  const [committed, setCommitted] = useState(draft);
  const applied = textOf(filter);
  const [seen, setSeen] = useState(applied);
  const [submitted, setSubmitted] = useState<SubmittedFilters>([]);
  if (applied !== seen) {
    const next = reconcile(submitted, applied);
    setSeen(applied);
    setSubmitted(next.submitted);
    if (!next.isOwn) {
      setDraft(draftOf(filter));
      setCommitted(draftOf(filter));
    }
  }
  const [wasCrossed, setCrossed] = useState(false);
  const change = (part: Partial<FilterDraft>) => {
    setCrossed(false);
    setDraft((old) => ({ ...old, ...part }));
  };
  const commit = () => {
    if (isCrossed(draft)) {
      setCrossed(true);
      setDraft({ ...draft, minPrice: committed.minPrice, maxPrice: committed.maxPrice });
      return committed;
    }
    setCommitted((before) => lastLimits(before, draft));
    return draft;
  };
  const restore = () => {
    const before = { ...draftOf(filter), search: draft.search };
    setDraft(before);
    setCommitted(before);
  };
  const markSubmitted = (wanted: ListingFilter) => {
    const text = textOf(wanted);
    // A filter that is already applied does not change the address, so it would stay pending.
    if (text !== (submitted.at(-1) ?? applied)) setSubmitted([...submitted, text]);
  };
  return { draft, wasCrossed, change, commit, restore, markSubmitted };
}
