import parsePhoneNumber from 'libphonenumber-js/min';
import { cleanWord } from './clean-text.ts';
import { toLatinDigits } from './fold.ts';
import { errorKey, yup } from './schema.ts';

/** Apart from the other fields of an account: what is known of the numbers of all countries is heavy. */

/**
 * Parses a phone number as people type it in Iraq, or in international form. Returns E.164
 * (`+9647701234567`); undefined for one that no phone has.
 */
export function readPhone(typed: string): string | undefined {
  const digits = toLatinDigits(cleanWord(typed)).replaceAll(/\s/g, '');
  const number = parsePhoneNumber(digits, 'IQ');
  return number?.isValid() === true ? number.number : undefined;
}

/** A phone number, converted to E.164. */
export function phoneField() {
  return yup
    .string()
    .transform((_value, raw: unknown) =>
      typeof raw === 'string' ? (readPhone(raw) ?? raw.trim()) : raw,
    )
    .required()
    .matches(/^\+\d{7,15}$/, { message: errorKey('phone'), excludeEmptyString: true });
}
