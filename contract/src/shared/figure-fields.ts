import { isCurrency } from '../listing/price.ts';
import type { Money } from '../listing/rate.ts';
import { amountIn } from './amount.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { cleanedBy, isMeant } from './fields.ts';
import { toLatinDigits } from './fold.ts';
import { limits } from './limits.ts';
import type { ErrorKey } from './locale-keys.ts';
import { formatNumber } from './number-text.ts';
import { errorKey, yup } from './schema.ts';

/** Fields of a form for figures of a business, as people type them. */

/** An amount with its own currency, such as `1500000 iqd`, read by `readAmount`; null when emptied. */
export function moneyField(canBeZero: boolean) {
  const must = (name: string, message: ErrorKey, isRight: (money: Money) => boolean) => ({
    name,
    message,
    test: (money: Money | null | undefined) => !money || isRight(money),
  });
  return yup
    .mixed<Money>({ type: 'string', check: (value): value is Money => typeof value === 'object' })
    .transform((_value, raw: unknown) => parseMoney(raw))
    .typeError(errorKey('validNumber'))
    .nullable()
    .optional()
    .test(isMeant)
    .test(must('currency', errorKey('currencyMissing'), ({ currency }) => isCurrency(currency)))
    .test(
      canBeZero
        ? { ...must('min', errorKey('tooSmall'), ({ price }) => price >= 0), params: { min: 0 } }
        : must('positive', errorKey('positiveNumber'), ({ price }) => price > 0),
    )
    .test(must('cents', errorKey('validNumber'), ({ price }) => Number(price.toFixed(2)) === price))
    .test({
      ...must('max', errorKey('tooLarge'), ({ price }) => price <= limits.maxPrice),
      params: { max: formatNumber(limits.maxPrice) },
    });
}

/** Undefined when absent, null when emptied, NaN, which the type refuses, when it is no amount. */
function parseMoney(raw: unknown): unknown {
  if (raw === undefined || raw === null) return raw;
  if (typeof raw !== 'string') return Number.NaN;
  const read = amountIn(raw);
  if (!read) return cleanText(raw) === '' ? null : Number.NaN;
  return { price: read.amount, currency: read.currency };
}

/** A month of this century such as `2027-03`, also typed as `3/2027`; '' when emptied. */
export function monthField() {
  return yup
    .string()
    .transform(cleanedBy((text) => readMonth(cleanLine(text))))
    .optional()
    .test({
      name: 'month',
      message: errorKey('month'),
      skipAbsent: true,
      test: (text = '') => text === '' || isMonth(text),
    });
}

/** Whether a text is a month of this century such as `2027-03`. */
export function isMonth(text: string): boolean {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);
}

/** The month as `2027-03`; any other text as it is. */
function readMonth(text: string): string {
  const parts = toLatinDigits(text).split(/\s*[-/.]\s*/);
  const [year = '', month = ''] = parts[0]?.length === 4 ? parts : [...parts].reverse();
  const isTyped = parts.length === 2 && /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month);
  return isTyped ? `${year}-${month.padStart(2, '0')}` : text;
}
