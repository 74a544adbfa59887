import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ListingFacets } from '@qaysari/contract/listing/types';
import type { ListingFilter, ListingSort } from '@qaysari/contract/listing/filter';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { Button } from '../../../ui/button.tsx';
import { ByWidth } from '../../../ui/by-width.tsx';
import { closeKeyboard } from '../../../lib/browser/close-keyboard.ts';
import { nativeSearch, RestOfFilter } from '../search/native-search.tsx';
import { rememberSearch } from '../search/recent-searches.ts';
import { chipsOf } from './chips.ts';
import { FilterFields } from './filter-fields.tsx';
import { PhoneFilter } from './phone-filter.tsx';
import { draftOfPrice, filterOf, useFilterDraft, type FilterDraft } from './use-filter-draft.ts';
import { wordsOfLine } from '../../../ui/filter-bar.tsx';
import { SearchBox } from '../search/search-box.tsx';

interface FilterFormProps {
  /** The applied filter. */
  filter: ListingFilter;
  /** The order of the list that shows the results. */
  sort?: ListingSort | undefined;
  onSearch: (filter: ListingFilter) => void;
  /** Number of listings per category and city with that filter; undefined while it loads. */
  facets: ListingFacets | undefined;
}

/** From 1024 to 1279 px the line has room for no more. */
const wordsBasis = { base: '1.5 1 13rem', lg: '1.5 1 10rem', xl: '1.5 1 13rem' } as const;
const wordOfButton = { srOnly: { base: false, lg: true, xl: false } } as const;

/**
 * Filter by keywords, category, city, currency, price, figures and start-up (docs/specification/screens.md#s9). One line, so
 * that listings start on the first screen: on phones with the keywords alone, and a sheet with all else.
 */
export function FilterForm({ filter, sort, onSearch, facets }: FilterFormProps) {
  const { t } = useTranslation(['ads', 'common']);
  const language = useLanguage();
  const { draft, wasCrossed, change, commit, restore, markSubmitted } = useFilterDraft(filter);
  const search = (part: Partial<FilterDraft> = {}) => {
    closeKeyboard();
    change(part);
    const wanted = filterOf({ ...commit(), ...part });
    rememberSearch(wanted.search ?? '');
    markSubmitted(wanted);
    onSearch(wanted);
  };
  const applied = { ...filter, sort };
  const words = {
    value: draft.search,
    onChange: (text) => change({ search: text }),
    onSearch: (text) => search({ search: text }),
    onFacet: (facet) =>
      search('priceCurrency' in facet ? draftOfPrice(facet, draft) : { search: '', ...facet }),
  } satisfies Partial<ComponentProps<typeof SearchBox>>;
  return (
    <ByWidth
      phone={
        <PhoneFilter
          words={words}
          native={nativeSearch(language)}
          rest={<RestOfFilter filter={applied} />}
          chosen={chipsOf(filter, language, t).filter(({ isFolded }) => isFolded).length}
          sheet={{ draft, wasCrossed, change, commit, sort, facets, onShow: search }}
          onSubmit={search}
          onLeave={restore}
        />
      }
      wide={
        <Flex asChild wrap="wrap" gap="2.5">
          <form
            {...nativeSearch(language)}
            role="search"
            aria-label={t('filter.label')}
            onSubmit={(event) => {
              event.preventDefault();
              search();
            }}
          >
            <Box {...wordsOfLine} flex={wordsBasis} position="relative">
              <SearchBox
                aria-label={t('filter.text')}
                placeholder={t('filter.textPlaceholder')}
                {...words}
              />
            </Box>
            <RestOfFilter filter={applied} />
            <FilterFields inLine {...{ draft, wasCrossed, change, commit, facets }} />
            <Button type="submit" ms="auto">
              <Search size={18} aria-hidden="true" />
              <Box as="span" {...wordOfButton}>
                {t('filter.search')}
              </Box>
            </Button>
          </form>
        </Flex>
      }
    />
  );
}
