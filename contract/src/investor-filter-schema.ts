import { budgetBands } from './budget-bands.ts';
import { cityIds } from './catalogue.ts';
import { currencyCodes } from './currency.ts';
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

/** The filter, and which part of what it finds. */
export const directoryFilterSchema = investorFilterSchema.shape({
  limit: wholeNumber(1, limits.investorPageMax),
  /** Where the page before ended, as its `next` says; counts before `page`. */
  after: textField(limits.idLength),
  page: pageField(),
});
