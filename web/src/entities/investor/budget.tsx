import { boundsOfBand, type BudgetRange } from '@qaysari/contract/investor/bands';
import { type Currency, priceDigits, priceInText } from '@qaysari/contract/listing/price';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

type Translate = TFunction<['investors', 'common']>;

/** A range of money for the eye, such as "$10,000 to $50,000". */
export function budgetText(range: BudgetRange, t: Translate): string {
  return rangeText(range, t, priceInText);
}

function rangeText(
  { currency, lowest, highest }: BudgetRange,
  t: Translate,
  textOf: (amount: number, currency: Currency) => string,
): string {
  const { from } = boundsOfBand(currency, lowest);
  const { to } = boundsOfBand(currency, highest);
  const begin = textOf(from, currency);
  if (to === undefined) {
    if (from > 0) return t('bands.andMore', { from: begin });
    return t('bands.any', { currency: t(`common:currency.${currency}`) });
  }
  const end = textOf(to, currency);
  return from === 0 ? t('bands.upTo', { to: end }) : t('bands.between', { from: begin, to: end });
}

/** What others see of a budget: digits and signs for the eye, and the currency's name for the ear, as a price. */
export function Budget(range: BudgetRange) {
  const { t } = useTranslation(['investors', 'common']);
  const spoken = rangeText(range, t, (amount, currency) =>
    t(`common:money.${currency}`, { count: amount, digits: priceDigits(amount) }),
  );
  return (
    <span className="price">
      <span aria-hidden="true">{budgetText(range, t)}</span>
      <span className="price-spoken">{spoken}</span>
    </span>
  );
}
