import { currencies, type Currency } from '@qaysari/contract/currency';

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const wholeFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Latin digits, comma for thousands, no decimals when whole, otherwise two. */
export function priceDigits(price: number): string {
  const hundredths = Math.round(price * 100);
  return hundredths % 100 === 0
    ? wholeFormat.format(hundredths / 100)
    : format.format(hundredths / 100).replace(/(\.\d)$/, '$10');
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

/** A price as it stands inside a text of any direction. */
export function priceInText(price: number, currency: Currency): string {
  return isolated(formatPrice(price, currency));
}

/** Scales of the words for amounts, smallest first. */
const scales = [
  { name: 'thousand', size: 1e3 },
  { name: 'million', size: 1e6 },
  { name: 'billion', size: 1e9 },
  { name: 'trillion', size: 1e12 },
] as const;

export type Scale = (typeof scales)[number]['name'];

export interface PriceWords {
  /** How many of the scale, with three decimals at most. */
  count: number;
  scale: Scale;
  /** `count` is all of it; otherwise the amount is near it. */
  isExact: boolean;
}

/** An amount in words, such as `1.5` of `million`, so that a zero too many is noticed. Undefined below a thousand. */
export function priceInWords(amount: number): PriceWords | undefined {
  for (const { name, size } of [...scales].reverse()) {
    const count = Math.round((amount / size) * 1000) / 1000;
    // 999,999 rounds to one million, not to 1000 thousand.
    if (count >= 1) return { count, scale: name, isExact: isSame(count * size, amount) };
  }
  return undefined;
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}
