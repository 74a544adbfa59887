import { type ChoiceFilter, choiceNames, investorChoices } from './types.ts';
import { type Currency, currencyCodes } from '../listing/price.ts';
import { type AddressQuery, readAddress, writeFilter } from '../shared/address.ts';
import type { PageQuery } from '../shared/endpoint.ts';
import { limits } from '../shared/limits.ts';

/**
 * Where each band of money begins, in units of the currency; it ends where the next one begins. Directory,
 * filters and matching compare bands, never budgets: with free amounts, a few questions would find an
 * investor's exact budget (decision 50).
 */
const bandStarts = {
  usd: [0, 10_000, 50_000, 200_000, 1_000_000],
  iqd: [0, 15_000_000, 75_000_000, 300_000_000, 1_500_000_000],
} as const satisfies Record<Currency, readonly number[]>;

/** Number of a band, from 0. Both currencies have the same number of bands. */
export const budgetBands = [0, 1, 2, 3, 4] as const;

export type BudgetBand = (typeof budgetBands)[number];

/** Where a band begins and ends, in units of the currency. The last one has no end. */
export function boundsOfBand(
  currency: Currency,
  band: BudgetBand,
): { from: number; to: number | undefined } {
  const starts: readonly number[] = bandStarts[currency];
  return { from: starts[band] ?? 0, to: starts[band + 1] };
}

/** The band of an amount in units of the currency. */
export function bandOf(currency: Currency, amount: number): BudgetBand {
  return budgetBands.filter((band) => boundsOfBand(currency, band).from <= amount).at(-1) ?? 0;
}

/** The bands that a budget touches, the lowest first. */
export function bandsOf(currency: Currency, budgetMin: number, budgetMax: number): BudgetBand[] {
  const [first, last] = [bandOf(currency, budgetMin), bandOf(currency, budgetMax)];
  return budgetBands.filter((band) => band >= first && band <= last);
}

/** What the directory of investors is filtered by, as the address of its page names it. */
export interface InvestorFilter extends ChoiceFilter {
  /** Of the budget; required with `band`. */
  currency?: Currency | undefined;
  /** Number of a band of `currency` that the budget touches. */
  band?: number | undefined;
  search?: string | undefined;
  /** Id of one of the caller's ads: finds only investors who fit it. */
  listing?: string | undefined;
}

/** The filter, and which part of what it finds. */
export interface DirectoryFilter extends InvestorFilter, PageQuery {
  limit?: number | undefined;
  /** Where the page before ended, as its `next` says; counts before `page`. */
  after?: string | undefined;
}

/** The choices that the directory is filtered by, each with its name in the filter. */
export const filteredChoices = choiceNames.flatMap((name) => {
  const { filter } = investorChoices[name];
  return filter === undefined ? [] : [{ name, filter }];
});

const otherFields: Readonly<Record<Exclude<keyof InvestorFilter, keyof ChoiceFilter>, true>> = {
  currency: true,
  band: true,
  search: true,
  listing: true,
};

/** Every field, in the order of addresses. */
export const investorFilterNames = [
  ...filteredChoices.map(({ filter }) => filter),
  ...(Object.keys(otherFields) as (keyof typeof otherFields)[]),
];

/** A list for each choice of the filter. */
export function choiceFilter(
  idsOf: (filter: keyof ChoiceFilter, known: readonly string[]) => string[],
): ChoiceFilter {
  const lists = filteredChoices.map(({ name, filter }) => [
    filter,
    idsOf(filter, investorChoices[name].ids),
  ]);
  return Object.fromEntries(lists) as ChoiceFilter;
}

/** Writes a filter as query parameters: only fields with a value, in one order, so one filter has one URL. */
export function writeInvestorFilter(filter: Partial<InvestorFilter>): URLSearchParams {
  return writeFilter(filter, investorFilterNames);
}

/**
 * Reads a filter from a URL, as the schema would. People may have edited it, so wrong fields are dropped without an
 * error, and so is a band of no currency.
 */
export function readInvestorFilter(query: AddressQuery<keyof InvestorFilter>): InvestorFilter {
  const address = readAddress(query);
  const currency = address.choice('currency', currencyCodes);
  const given = {
    currency,
    band: currency && address.number('band', 'integer', 0, budgetBands.length - 1),
    search: address.words('search', limits.searchTextLength),
    listing: address.text('listing', limits.idLength),
  };
  return {
    ...choiceFilter((filter, ids) => address.ids(filter, ids)),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}
