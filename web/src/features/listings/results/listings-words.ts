import { formatNumber } from '@qaysari/contract/shared/number-text';
import type { Language } from '@qaysari/contract/shared/languages';
import type { ListingPage } from '@qaysari/contract/listing/types';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import type { TFunction } from 'i18next';
import { searchTitle } from '../filter/search-title.ts';

export interface ListingsWords {
  /** What the filter asks for; of all ads, what they are. */
  heading: string;
  title: string;
  description: string;
}

/** The total of a page that has what was searched for; undefined for one that shows other ads in its place. */
export function totalOfSearched(page: ListingPage | undefined): number | undefined {
  const { understood = [] } = page ?? {};
  const isFound = understood.length === 0 || understood.some(({ isLeftOut }) => !isLeftOut);
  return isFound ? page?.total : undefined;
}

/** What a page of found listings is called, in the browser and by the server. `total` is unknown while it loads. */
export function listingsWords(
  filter: ListingFilter,
  total: number | undefined,
  language: Language,
  t: TFunction<'ads'>,
): ListingsWords {
  const searched = searchTitle(filter, language, t);
  if (searched === undefined) {
    return { heading: t('heading'), title: t('title'), description: t('description') };
  }
  const count = total === undefined ? [] : [countText(t, total)];
  const title = [searched, ...count].join(' · ');
  return { heading: searched, title, description: `${title}. ${t('description')}` };
}

/** The number of ads in words, with commas between the thousands (docs/specification/language.md#l3). */
export function countText(t: TFunction<'ads'>, count: number): string {
  return t('count', { count, replace: { count: formatNumber(count) } });
}
