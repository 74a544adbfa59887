import { budgetBands } from './bands.ts';
import { type ChoiceFilter, choiceNames, investorChoices } from './types.ts';
import { type Currency, currencyCodes } from '../listing/price.ts';
import { type AddressQuery, readAddress, writeFilter } from '../shared/address.ts';
import type { PageQuery } from '../shared/endpoint.ts';
import { limits } from '../shared/limits.ts';

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
