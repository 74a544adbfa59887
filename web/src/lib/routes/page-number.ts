import type { AddressQuery } from '@qaysari/contract/shared/address';

/** The page that an address names with `?page=`; 1 for none and for one that is no number. */
export function readPage(query: AddressQuery<'page'>): number {
  const named = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(named) ? Number(named) : 1;
}

/** The query string of a page, beside `others`; '' for the first page without others. */
export function searchOfPage(page: number, others: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(others);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
