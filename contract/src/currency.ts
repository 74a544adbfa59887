/**
 * Currencies of prices and budgets (docs/specification/language.md#l4). `place` is physical: it does not
 * mirror in RTL.
 */
export const currencies = {
  usd: { symbol: '$', place: 'before' },
  iqd: { symbol: 'ع.د', place: 'after' },
} as const;

export type Currency = keyof typeof currencies;

export const currencyCodes: readonly Currency[] = ['usd', 'iqd'];
export const defaultCurrency: Currency = 'usd';

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(currencies, value);
}
