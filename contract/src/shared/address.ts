import { cleanLine, firstCharacters } from './clean-text.ts';
import { toLatinDigits } from './fold.ts';

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

/** A dot before exactly three digits is no decimal sign: people also write 1.000 for a thousand. */
const numberPatterns = {
  integer: /^-?\d{1,15}$/,
  number: /^-?\d{1,15}(?:\.(?!\d{3}$)\d{1,6})?$/,
} as const;

export type NumberType = keyof typeof numberPatterns;

/** A number in any digit set, without separators, or one of a JSON body; NaN for anything else. */
export function plainNumber(type: NumberType, raw: unknown): number | undefined {
  const given = absentIfEmpty(raw);
  if (given === undefined) return undefined;
  if (typeof given !== 'string' && typeof given !== 'number') return Number.NaN;
  const digits = toLatinDigits(String(given).trim());
  return numberPatterns[type].test(digits) ? Number(digits) : Number.NaN;
}

/** A text of one line, cleaned; undefined where it looks empty. */
export function trimmedText(raw: unknown): unknown {
  return typeof raw === 'string' ? cleanLine(raw) || undefined : raw;
}

/** The query of an address, of which these names are read and no others. */
export interface AddressQuery<Name extends string> {
  get: (name: Name) => string | null;
  has: (name: Name) => boolean;
}

/**
 * Reads the address of a page as the fields of schemas read a query (query-fields.ts, fields.ts), without a
 * schema. What is wrong counts as absent; of a list, the wrong ids do.
 */
export function readAddress<Name extends string>(query: AddressQuery<Name>) {
  const raw = (name: Name) => query.get(name) ?? undefined;
  return {
    choice: <Id extends string>(name: Name, known: readonly Id[]) =>
      known.find((id) => id === raw(name)),
    /** As `commaListField`. */
    list: <Id extends string>(name: Name, known: readonly Id[]) =>
      knownOf(commaList(raw(name)), known),
    /** As `idListField`: empty when absent, and an empty part is none. */
    ids: <Id extends string>(name: Name, known: readonly Id[]) =>
      knownOf(idList(raw(name)), known) ?? [],
    number(name: Name, type: NumberType, min: number, max: number) {
      const value = plainNumber(type, raw(name));
      return value !== undefined && value >= min && value <= max ? value : undefined;
    },
    text(name: Name, max: number) {
      const text = trimmedText(raw(name));
      return typeof text === 'string' && text.length <= max ? text : undefined;
    },
    /** Words to search for. Too long a text is cut: what is left of it shows in the field. */
    words(name: Name, max: number) {
      const text = trimmedText(raw(name));
      return typeof text === 'string' ? firstCharacters(text, max).trim() : undefined;
    },
  };
}

/** The ids that are known; undefined when none is. */
function knownOf<Id extends string>(
  ids: readonly string[] | false | undefined,
  known: readonly Id[],
): Id[] | undefined {
  if (!ids) return undefined;
  const right = ids.filter((id): id is Id => (known as readonly string[]).includes(id));
  return right.length > 0 ? right : undefined;
}

/** Filters in the address of a page: each field is a parameter, lists are joined by commas. */

type FilterValue = string | number | readonly string[];

/** Writes the named fields that have a value, in the order of their names: one filter has one address. */
export function writeFilter<Name extends string>(
  filter: Readonly<Partial<Record<Name, FilterValue | undefined>>>,
  names: readonly Name[],
): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = filter[name];
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '').trim();
    if (text !== '') query.set(name, text);
  }
  return query;
}

/** The URL that a text is; undefined for none. Not every browser of the site has `URL.canParse`. */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
