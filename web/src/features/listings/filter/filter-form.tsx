import { Grid } from '@chakra-ui/react/grid';
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
import { FormField } from '../../../ui/form-field.tsx';
import { SearchBox } from '../search/search-box.tsx';
import type { FacetFilter } from '../search/suggestions.ts';

interface FilterFormProps {
  /** The applied filter. */
  filter: ListingFilter;
  /** The order of the list that shows the results. */
  sort?: ListingSort | undefined;
  onSearch: (filter: ListingFilter) => void;
  /** Number of listings per category and city with that filter; undefined while it loads. */
  facets: ListingFacets | undefined;
}

/**
 * Filter by keywords, category, city, currency, price and start-up (docs/specification/screens.md#s9). On phones one
 * line with the keywords, so that listings start on the first screen, and a sheet with all else.
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
      search('maxPrice' in facet ? draftOfPrice(facet) : { search: '', ...facet }),
  } satisfies ComponentProps<typeof KeywordField>;
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
        <Grid
          asChild
          gap="4"
          templateColumns={{ base: '1fr 1fr', lg: 'repeat(12, minmax(0, 1fr))' }}
        >
          <form
            {...nativeSearch(language)}
            role="search"
            aria-label={t('filter.label')}
            onSubmit={(event) => {
              event.preventDefault();
              search();
            }}
          >
            <KeywordField {...words} />
            <RestOfFilter filter={applied} />
            <FilterFields {...{ draft, wasCrossed, change, commit, facets }} />
            <Button type="submit" gridColumn={{ base: '1 / -1', lg: 'span 3' }} alignSelf="end">
              <Search size={18} aria-hidden="true" />
              {t('filter.search')}
            </Button>
          </form>
        </Grid>
      }
    />
  );
}

interface KeywordFieldProps {
  value: string;
  onChange: (value: string) => void;
  onSearch: (text: string) => void;
  onFacet: (facet: FacetFilter) => void;
}

/** Keywords of the filter, with suggestions. */
function KeywordField(props: KeywordFieldProps) {
  const { t } = useTranslation('ads');
  return (
    <FormField
      plain
      label={t('filter.text')}
      gridColumn={{ base: '1 / -1', lg: 'span 4' }}
      position="relative"
    >
      {({ id }) => <SearchBox id={id} placeholder={t('filter.textPlaceholder')} {...props} />}
    </FormField>
  );
}
