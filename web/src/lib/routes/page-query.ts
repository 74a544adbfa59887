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
