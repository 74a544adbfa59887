import type { ListingFilter } from '@qaysari/contract/listing-filter';
import { foldQuery } from './fold.ts';

/** A WHERE clause with the values for its placeholders. */
export interface Conditions {
  where: string;
  values: (string | number)[];
}

/** What an ad must meet under the filter, `except` for one of its lists. */
export function conditionsOf(filter: ListingFilter, except?: 'category' | 'location'): Conditions {
  const parts: string[] = [];
  const values: (string | number)[] = [];
  const add = (part: string, ...given: (string | number)[]) => {
    parts.push(part);
    values.push(...given);
  };
  for (const name of ['category', 'location'] as const) {
    const ids = filter[name];
    if (ids && name !== except) add(`${name} IN (${ids.map(() => '?').join()})`, ...ids);
  }
  if (filter.currency !== undefined) add('currency = ?', filter.currency);
  if (filter.minPrice !== undefined) add('price >= ?', filter.minPrice);
  if (filter.maxPrice !== undefined) add('price <= ?', filter.maxPrice);
  if (filter.search !== undefined) {
    const terms = foldQuery(filter.search);
    for (const term of terms) add('instr(words, ?) > 0', term);
    // A text without a letter or digit asks for something that no ad holds.
    if (terms.length === 0) add('0');
  }
  return { where: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values };
}
