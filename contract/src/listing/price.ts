import { formatNumber } from '../shared/number-text.ts';

/**
 * Currencies of prices and budgets (docs/specification/language.md#l4). `place` is physical: it does not
 * mirror in RTL.
 */
export const currencies = {
  usd: { symbol: '$', place: 'before' },
  iqd: { symbol: 'ع.د', place: 'after' },
} as const;

export type Currency = keyof typeof currencies;

export const currencyCodes = Object.keys(currencies) as readonly Currency[];

export const defaultCurrency: Currency = 'usd';

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(currencies, value);
}

/** Latin digits, comma for thousands, no decimals when whole, otherwise two. */
export function priceDigits(price: number): string {
  return formatNumber(price).replace(/(\.\d)$/, '$10');
}

/**
 * A price as shown in every language: its digits, and the symbol on its side without a space
 * (docs/specification/language.md#l4). Isolate it with <bdi dir="ltr">.
 */
export function formatPrice(price: number, currency: Currency): string {
  const { symbol, place } = currencies[currency];
  const digits = priceDigits(price);
  return place === 'before' ? symbol + digits : digits + symbol;
}

/** Left to right inside a line of any direction: U+2066 and U+2069 isolate it, as `<bdi dir="ltr">` does. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

/** A price for use inside a text of any direction. */
export function priceInText(price: number, currency: Currency): string {
  return isolated(formatPrice(price, currency));
}
