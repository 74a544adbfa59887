import { currencies, type Currency } from '@qaysari/contract/currency';

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const wholeFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/**
 * A price as shown in every language: Latin digits, comma for thousands, no decimals when whole, otherwise
 * two; the symbol on its side without a space (spec sections 3 and 9). Isolate it with <bdi dir="ltr">.
 */
export function formatPrice(price: number, currency: Currency): string {
  const { symbol, place } = currencies[currency];
  const hundredths = Math.round(price * 100);
  const digits =
    hundredths % 100 === 0
      ? wholeFormat.format(hundredths / 100)
      : format.format(hundredths / 100).replace(/(\.\d)$/, '$10');
  return place === 'before' ? symbol + digits : digits + symbol;
}
