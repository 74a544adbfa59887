import type { InferType } from 'yup';
import { readAddress, type AddressQuery } from './address-values.ts';
import { budgetBands } from './budget-bands.ts';
import { cityIds } from './catalogue.ts';
import { currencyCodes } from './currency.ts';
import { writeFilter } from './filter-address.ts';
import { investmentForms, sectorIds } from './investor-entity.ts';
import type { investorFilterSchema } from './investor-filter-schema.ts';
import { limits } from './limits.ts';

// Pages that only show investors read their address here, so this file imports no schemas.

export type InvestorFilter = InferType<typeof investorFilterSchema>;

/** Every field, in the order of addresses. */
const fields: Readonly<Record<keyof InvestorFilter, true>> = {
  sector: true,
  city: true,
  form: true,
  currency: true,
  band: true,
  search: true,
  listing: true,
};
export const investorFilterNames = Object.keys(fields) as (keyof InvestorFilter)[];

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
    search: address.text('search', limits.searchTextLength),
    listing: address.text('listing', limits.idLength),
  };
  return {
    sector: address.ids('sector', sectorIds),
    city: address.ids('city', cityIds),
    form: address.ids('form', investmentForms),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}
