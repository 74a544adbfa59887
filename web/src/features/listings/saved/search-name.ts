import type { Language } from '@qaysari/contract/shared/languages';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { readSavedFilter } from '@qaysari/contract/saved-search/filter';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { chipsOf } from '../filter/chips.ts';
import { searchTitle } from '../filter/search-title.ts';

/** The chips of what the title does not contain. */
const chipsOfLimits = new Set(['price', 'currency', 'minProfit', 'maxRent', 'maxProfitMonths']);

/** What a saved search is called: what it says, such as "Restaurants & cafés in Erbil · Up to $20,000". */
export function searchName(
  filter: ListingFilter,
  language: Language,
  t: TFunction<readonly ['ads', 'common']>,
): string {
  const title = searchTitle(filter, language, t) ?? t('title');
  const limits = chipsOf(filter, language, t).filter(({ key }) => chipsOfLimits.has(key));
  return [title, ...limits.map(({ name }) => name)].join(' · ');
}

/** Answers a function that names the search of such a query. */
export function useSearchName(): (query: string) => string {
  const { t } = useTranslation(['ads', 'common']);
  const language = useLanguage();
  return (query) => searchName(readSavedFilter(query), language, t);
}
