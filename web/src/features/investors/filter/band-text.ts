import { boundsOfBand, budgetBands } from '@qaysari/contract/investor/filter';
import { type Currency, priceInText } from '@qaysari/contract/listing/price';
import type { TFunction } from 'i18next';

/** A band of money in words, such as "$10,000 to $50,000". */
export function bandText(
  currency: Currency,
  wanted: number,
  t: TFunction<['investors', 'ads', 'common']>,
): string {
  const band = budgetBands.find((known) => known === wanted) ?? 0;
  const { from, to } = boundsOfBand(currency, band);
  const begin = priceInText(from, currency);
  if (to === undefined) return t('bands.andMore', { from: begin });
  const end = priceInText(to, currency);
  return from === 0 ? t('bands.upTo', { to: end }) : t('bands.between', { from: begin, to: end });
}
