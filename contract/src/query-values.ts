import { toLatinDigits } from './digits.ts';

/**
 * What the raw text of one parameter of a query string means. Fields of schemas read it so (query-fields.ts), and so
 * does the site, which needs no schema for it.
 */

/** An empty parameter counts as absent. */
export function absentIfEmpty(raw: unknown): unknown {
  return typeof raw === 'string' && raw.trim() === '' ? undefined : raw;
}

/** The parts of a comma-separated list, without repeats; false for what is no text. */
export function commaList(raw: unknown): string[] | false | undefined {
  const given = absentIfEmpty(raw);
  if (given === undefined) return undefined;
  if (typeof given !== 'string') return false;
  return [...new Set(given.split(',').map((id) => id.trim()))];
}

/** The ids of a JSON list or of a comma-separated text, trimmed, without repeats and empty ones; false for anything else. */
export function idList(raw: unknown): string[] | false {
  if (raw === undefined || raw === null) return [];
  const parts: unknown = typeof raw === 'string' ? raw.split(',') : raw;
  if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) return false;
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
}

const numberPatterns = { integer: /^-?\d{1,15}$/, number: /^-?\d{1,15}(\.\d{1,6})?$/ } as const;
export type NumberType = keyof typeof numberPatterns;

/** A number in any digit set, without separators, or one of a JSON body; NaN for anything else. */
export function plainNumber(type: NumberType, raw: unknown): number | undefined {
  const given = absentIfEmpty(raw);
  if (given === undefined) return undefined;
  if (typeof given !== 'string' && typeof given !== 'number') return Number.NaN;
  const digits = toLatinDigits(String(given).trim());
  return numberPatterns[type].test(digits) ? Number(digits) : Number.NaN;
}

/** A text without the blanks around it. */
export function trimmed(raw: unknown): unknown {
  const given = absentIfEmpty(raw);
  return typeof given === 'string' ? given.trim() : given;
}
