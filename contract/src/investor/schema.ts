import type * as investorCalls from './calls.ts';
import { budgetBands } from './bands.ts';
import { filteredChoices } from './filter.ts';
import {
  type ChoiceFilter,
  type ChoiceId,
  type ChoiceName,
  choiceNames,
  investorChoices,
} from './types.ts';
import { currencyCodes } from '../listing/price.ts';
import type { SchemasOf } from '../shared/endpoint.ts';
import {
  amountField,
  choiceField,
  currencyOfAmounts,
  idListField,
  optionalText,
  requiredLine,
  requiredText,
} from '../shared/fields.ts';
import { limits } from '../shared/limits.ts';
import {
  oneOfField,
  pageField,
  pageQuery,
  integerField,
  textField,
} from '../shared/query-fields.ts';
import { errorKey, idParams, yup } from '../shared/schema.ts';

const choiceFields = Object.fromEntries(
  choiceNames.map((name) => {
    const { ids, max } = investorChoices[name];
    return [name, idListField<string>(ids, max)];
  }),
) as { [Name in ChoiceName]: ReturnType<typeof idListField<ChoiceId<Name>>> };

const choiceFilterFields = Object.fromEntries(
  filteredChoices.map(({ name, filter }) => [
    filter,
    idListField<string>(investorChoices[name].ids),
  ]),
) as { [Name in keyof ChoiceFilter]: ReturnType<typeof idListField<ChoiceFilter[Name][number]>> };

/** The profile of an investor (docs/specification/rules.md#r9). Budgets are in units of `currency`. */
export const investorProfileSchema = yup
  .object({
    title: requiredLine(limits.investorTitleLength),
    about: requiredText(limits.longTextLength),
    currency: choiceField(currencyCodes),
    budgetMin: amountField(),
    budgetMax: amountField().test({
      name: 'range',
      message: errorKey('budgetRange'),
      skipAbsent: true,
      test: (budgetMax, { parent }) => {
        const { budgetMin } = parent as { budgetMin?: unknown };
        return typeof budgetMin !== 'number' || !(budgetMax < budgetMin);
      },
    }),
    offers: requiredText(limits.longTextLength),
    message: optionalText(limits.longTextLength),
    ...choiceFields,
  })
  .transform(currencyOfAmounts('budgetMin', 'budgetMax'));

export const investorQuestionSchema = yup.object({
  message: requiredText(limits.messageLength, errorKey('messageEmpty')),
});

/** What the directory of investors is filtered by, as the address of its page names it. */
export const investorFilterSchema = yup.object({
  ...choiceFilterFields,
  /** Of the budget; required with `band`. */
  currency: oneOfField(currencyCodes).when('band', ([band], currency) =>
    typeof band === 'number' ? currency.required() : currency,
  ),
  /** Number of a band of `currency` that the budget touches. */
  band: integerField(0, budgetBands.length - 1),
  search: textField(limits.searchTextLength),
  /** Id of one of the caller's ads: finds only investors who fit it. */
  listing: textField(limits.idLength),
});

/** The filter, and which part of what it finds. */
export const directoryFilterSchema = investorFilterSchema.shape({
  limit: integerField(1, limits.investorPageMax),
  /** Where the page before ended, as its `next` says; counts before `page`. */
  after: textField(limits.idLength),
  page: pageField(),
});

/** What the calls of calls.ts take. */
export const investorSchemas = {
  listInvestors: {
    query: yup.object({ role: oneOfField(['investor'] as const).required() }),
    body: directoryFilterSchema,
  },
  getUser: { params: idParams },
  listFittingListings: { query: pageQuery },
  becomeInvestor: { body: investorProfileSchema },
  updateInvestor: { body: investorProfileSchema },
  askAboutInvesting: { body: investorQuestionSchema },
} satisfies SchemasOf<typeof investorCalls>;
