import { cleanText } from '@qaysari/contract/shared/clean-text';
import type { InvestorProfile } from '@qaysari/contract/account/types';
import { type ChoiceName, choiceNames } from '@qaysari/contract/investor/types';

/** A text for each choice. */
function choiceValues(valueOf: (name: ChoiceName) => string): Record<ChoiceName, string> {
  const values = choiceNames.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(values) as Record<ChoiceName, string>;
}

export const blankInvestor = {
  title: '',
  about: '',
  // Nobody knows which one an investor counts in: a wrong one would be off by a factor of a thousand.
  currency: '',
  budgetMin: '',
  budgetMax: '',
  offers: '',
  message: '',
  ...choiceValues(() => ''),
};

/** Form values of an investor profile: amounts as typed, ids with commas between. */
export type InvestorValues = Record<keyof typeof blankInvestor, string>;

export const investorFields = Object.keys(blankInvestor) as (keyof InvestorValues)[];

/** What our team reads again once it has changed. */
const reviewedTexts = ['title', 'about', 'offers', 'message'] as const;

/** Form values of a profile. */
export function valuesOf(profile: InvestorProfile): InvestorValues {
  const { title, about, currency, budgetMin, budgetMax, offers, message = '' } = profile;
  return {
    ...{ title, about, currency, offers, message },
    budgetMin: String(budgetMin),
    budgetMax: String(budgetMax),
    ...choiceValues((name) => profile[name]?.join(',') ?? ''),
  };
}

/** The ids of a value, in the order they were chosen. */
export function idsOf(value: string): string[] {
  return value === '' ? [] : value.split(',');
}

/** Whether a text differs that our team reads again; blanks around it are no change, as the API trims. */
export function areTextsChanged(before: InvestorValues, now: InvestorValues): boolean {
  return reviewedTexts.some((name) => cleanText(before[name]) !== cleanText(now[name]));
}
