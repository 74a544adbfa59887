import { isCurrency, type Currency } from '@qaysari/contract/listing/price';
import type { Money } from '@qaysari/contract/listing/rate';
import { formatNumber } from '@qaysari/contract/shared/number-text';

/** The value of a field for an amount with its own currency: the text as typed, a blank and the currency's code. */
export function joinMoney(typed: string, currency: string): string {
  return typed.trim() === '' ? '' : `${typed} ${currency}`;
}

/** The parts of such a value. */
export function splitMoney(value: string): { typed: string; currency: Currency | undefined } {
  const at = value.lastIndexOf(' ');
  const code = value.slice(at + 1);
  return isCurrency(code)
    ? { typed: value.slice(0, Math.max(0, at)), currency: code }
    : { typed: value, currency: undefined };
}

/** The value of a stated amount. */
export function moneyText({ price, currency }: Money): string {
  return joinMoney(formatNumber(price), currency);
}
