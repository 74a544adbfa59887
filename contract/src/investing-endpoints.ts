import { cityIds } from './catalogue.ts';
import { currencyCodes } from './currency.ts';
import { endpoint } from './endpoint.ts';
import { amountField, choiceField } from './form-fields.ts';
import { idListField } from './id-list-field.ts';
import { businessStages, investmentForms, sectorIds } from './investor-entity.ts';
import { limits } from './limits.ts';
import { errorKey, yup } from './schema.ts';
import { optionalText, requiredLine, requiredText } from './text-fields.ts';
import type { User } from './user-entity.ts';

/** Endpoints for being or becoming an investor. Their forms check by the schemas. */

/** The profile of an investor (docs/specification/rules.md#r9). Budgets are in units of `currency`. */
export const investorProfileSchema = yup.object({
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
  sectors: idListField(sectorIds, limits.investorChoices),
  cities: idListField(cityIds, limits.investorChoices),
  forms: idListField(investmentForms),
  stages: idListField(businessStages),
});

export type InvestorProfileForm = yup.InferType<typeof investorProfileSchema>;

/**
 * Gives the caller, who signed in a short while ago, the role of an investor. Ends all sessions, so the caller must sign in again. The profile
 * stands in the directory once staff approve it.
 */
export const becomeInvestor = endpoint({
  method: 'POST',
  path: '/investor/me',
  access: 'user',
  needsRecentSignIn: true,
  body: investorProfileSchema,
  message: 'becameInvestor',
}).answers<undefined>();

/**
 * Replaces the caller's investor profile. A change of its texts sends it back to staff, and out of the
 * directory until they approve it; other changes count at once.
 */
export const updateInvestor = endpoint({
  method: 'PUT',
  path: '/investor/me',
  access: 'user',
  body: investorProfileSchema,
  message: 'investorUpdated',
}).answers<User>();

const investorRequestSchema = yup.object({
  message: requiredText(limits.messageLength, errorKey('messageEmpty')),
});

/** Writes to staff about becoming an investor. One request of a person can be open. */
export const askAboutInvesting = endpoint({
  method: 'POST',
  path: '/user/investor',
  access: 'user',
  body: investorRequestSchema,
  message: 'investorAsked',
}).answers<undefined>();
