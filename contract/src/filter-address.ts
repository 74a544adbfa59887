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
