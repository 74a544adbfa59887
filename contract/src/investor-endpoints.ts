import { optionalText, requiredLine, requiredText } from './text-fields.ts';
import { currencyCodes, type Currency } from './currency.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { errorKey, yup } from './schema.ts';

function budgetField() {
  return yup
    .number()
    .strict()
    .typeError(errorKey('validNumber'))
    .required()
    .min(0)
    .max(limits.maxPrice);
}

/** The profile of an investor (docs/specification/rules.md#r9). Budgets are in units of `currency`. */
const investorProfileSchema = yup.object({
  title: requiredLine(limits.investorTitleLength),
  about: requiredText(limits.longTextLength),
  offers: requiredText(limits.longTextLength),
  budgetMin: budgetField(),
  budgetMax: budgetField().test({
    name: 'range',
    message: errorKey('budgetRange'),
    skipAbsent: true,
    test: (budgetMax, { parent }) => {
      const { budgetMin } = parent as { budgetMin?: unknown };
      return typeof budgetMin !== 'number' || budgetMax >= budgetMin;
    },
  }),
  currency: yup.string<Currency>().strict().required().oneOf(currencyCodes),
  message: optionalText(limits.longTextLength),
});

/** Gives the caller the role of an investor. Ends all sessions, so the caller must sign in again. */
export const becomeInvestor = endpoint({
  method: 'POST',
  path: '/investor/me',
  access: 'user',
  body: investorProfileSchema,
  message: 'becameInvestor',
}).answers<undefined>();
