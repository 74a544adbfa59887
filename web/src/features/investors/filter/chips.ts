import type { Currency } from '@qaysari/contract/listing/price';
import { budgetBands } from '@qaysari/contract/investor/bands';
import { type InvestorFilter, filteredChoices } from '@qaysari/contract/investor/filter';
import type { Language } from '@qaysari/contract/shared/languages';
import type { TFunction } from 'i18next';
import { budgetText } from '../../../entities/investor/budget.tsx';
import { namedChoices } from '../../../entities/investor/choices.tsx';
import type { Chip } from '../../../ui/filter-chips.tsx';

type Translate = TFunction<['investors', 'ads', 'common']>;

/** What a filter filters by, in the order of the form. The ad that investors must fit is no chip. */
export function chipsOf(
  filter: InvestorFilter,
  language: Language,
  t: Translate,
): Chip<InvestorFilter>[] {
  const { search, band } = filter;
  const chip = (key: string, name: string, without: Partial<InvestorFilter>) => ({
    key,
    name,
    isTyped: key === 'search',
    rest: { ...filter, ...without },
  });
  const budget = chosenBudget(filter, t);
  return [
    ...(search === undefined
      ? []
      : [chip('search', t('ads:searched.words', { words: search }), { search: undefined })]),
    ...filteredChoices.flatMap(({ name, filter: field }) =>
      namedChoices(name, filter[field], { language, t }).map(({ value, label }) =>
        chip(`${field} ${value}`, label, {
          [field]: filter[field].filter((id) => id !== value),
        }),
      ),
    ),
    // Without its band the currency stays: it has a chip of its own then.
    ...(budget === undefined
      ? []
      : [
          chip(
            'budget',
            budget,
            band === undefined ? { currency: undefined } : { band: undefined },
          ),
        ]),
  ];
}

function currencyName(currency: Currency, t: Translate): string {
  return t(`common:currency.${currency}`);
}

/** The band of the budget in words, or else its currency; undefined without any. */
export function chosenBudget({ currency, band }: InvestorFilter, t: Translate): string | undefined {
  if (currency === undefined) return undefined;
  return band === undefined ? currencyName(currency, t) : bandText(currency, band, t);
}

/** A band of money in words, such as "$10,000 to $50,000". */
export function bandText(currency: Currency, wanted: number, t: Translate): string {
  const band = budgetBands.find((known) => known === wanted) ?? 0;
  return budgetText({ currency, lowest: band, highest: band }, t);
}
