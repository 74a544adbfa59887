import { budgetBands } from './budget-bands.ts';
import { cityIds } from './catalogue.ts';
import { currencyCodes, isCurrency } from './currency.ts';
import { writeFilter } from './filter-address.ts';
import { idListField } from './id-list-field.ts';
import { investmentForms, sectorIds } from './investor-entity.ts';
import { limits } from './limits.ts';
import { oneOfField, pageField, plainNumberField, textField } from './query-fields.ts';
import { errorKey, yup } from './schema.ts';

const wholeNumber = (min: number, max: number) =>
  plainNumberField('integer', min, max, errorKey('wholeNumber'));

/** What the directory of investors is filtered by, as the address of its page names it. */
export const investorFilterSchema = yup.object({
  sector: idListField(sectorIds),
  city: idListField(cityIds),
  form: idListField(investmentForms),
  /** Of the budget; required with `band`. */
  currency: oneOfField(currencyCodes).when('band', ([band], currency) =>
    typeof band === 'number' ? currency.required() : currency,
  ),
  /** Number of a band of `currency` that the budget touches (budget-bands.ts). */
  band: wholeNumber(0, budgetBands.length - 1),
  search: textField(limits.searchTextLength),
  /** Id of one of the caller's ads: only investors whom it fits. */
  listing: textField(limits.idLength),
});

export type InvestorFilter = yup.InferType<typeof investorFilterSchema>;

const fieldNames = Object.keys(investorFilterSchema.fields) as (keyof InvestorFilter)[];

/** Writes a filter as query parameters: only fields with a value, in one order, so one filter has one URL. */
export function writeInvestorFilter(filter: Partial<InvestorFilter>): URLSearchParams {
  return writeFilter(filter, fieldNames);
}

/**
 * Reads a filter from a URL. People may have edited it, so wrong fields are dropped without an error, and so is
 * a band of no currency.
 */
export function readInvestorFilter(query: URLSearchParams): InvestorFilter {
  const raw = new Map<string, string>(
    fieldNames.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  if (!isCurrency(query.get('currency'))) raw.delete('band');
  try {
    return investorFilterSchema.validateSync(Object.fromEntries(raw), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    for (const { path } of error.inner) if (path) raw.delete(path);
    return investorFilterSchema.validateSync(Object.fromEntries(raw));
  }
}

/** The filter, and which part of what it finds. */
export const directoryFilterSchema = investorFilterSchema.shape({
  limit: wholeNumber(1, limits.investorPageMax),
  /** Where the page before ended, as its `next` says; counts before `page`. */
  after: textField(limits.idLength),
  page: pageField(),
});
