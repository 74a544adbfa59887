import type { AnyObjectSchema, InferType } from 'yup';
import { yup } from './schema.ts';

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

/** The fields of an address as they stand there, by name. */
export type RawFilter = Map<string, unknown>;

/** The named fields that an address has. */
export function rawFilter(query: URLSearchParams, names: readonly string[]): RawFilter {
  const raw: RawFilter = new Map();
  for (const name of names) {
    const value = query.get(name);
    if (value !== null) raw.set(name, value);
  }
  return raw;
}

/**
 * Reads the fields of an address. People may have edited it, so wrong fields are dropped without an error.
 * `dropMore` takes out of the rest what makes no sense without them.
 */
export function readFilter<Schema extends AnyObjectSchema>(
  schema: Schema,
  raw: RawFilter,
  dropMore?: (rest: RawFilter) => void,
): InferType<Schema> {
  try {
    return schema.validateSync(Object.fromEntries(raw), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    for (const { path } of error.inner) if (path) raw.delete(path);
    dropMore?.(raw);
    return schema.validateSync(Object.fromEntries(raw));
  }
}
