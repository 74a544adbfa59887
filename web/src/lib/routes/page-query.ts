import type { AddressQuery } from '@qaysari/contract/shared/address';
import type { PageWithQuery, ParameterOf } from '@qaysari/contract/pages';
import { useSearchParams } from 'react-router';

/**
 * The query of a page, of which it reads what the table of contract/src/pages.ts names. The function `pages`
 * takes away anything else. Lint refuses other ways to read an address.
 */
export type PageQuery<Page extends PageWithQuery> = AddressQuery<ParameterOf<Page>>;

export function usePageQuery<Page extends PageWithQuery>(_page: Page): PageQuery<Page> {
  return useSearchParams()[0];
}

/** As `usePageQuery`, for an address that is at hand as text. */
export function pageQuery<Page extends PageWithQuery>(
  _page: Page,
  search: string,
): PageQuery<Page> {
  return new URLSearchParams(search);
}

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
