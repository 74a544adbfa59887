import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { currencyCodes, isCurrency } from '@qaysari/contract/currency';
import { limits } from '@qaysari/contract/limits';
import type { ListingFacets } from '@qaysari/contract/listing-entity';
import type { ListingFilter } from '@qaysari/contract/listing-filter';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { SelectMenu } from '../../../ui/select-menu.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { KeywordField } from '../search/keyword-field.tsx';
import { rememberSearch } from '../search/recent-searches.ts';
import { FacetFields } from './facet-fields.tsx';
import { filterOf, useFilterDraft, type FilterDraft } from './use-filter-draft.ts';

interface FilterFormProps {
  /** The applied filter. */
  filter: ListingFilter;
  onSearch: (filter: ListingFilter) => void;
  /** Number of listings per category and city with that filter; undefined while it loads. */
  facets: ListingFacets | undefined;
}

/**
 * Filter by keywords, category, city, currency and price (docs/specification/screens.md#s9). On phones all but the keywords are
 * collapsed, so that listings start on the first screen.
 */
export function FilterForm({ filter, onSearch, facets }: FilterFormProps) {
  const { t } = useTranslation('ads');
  const { draft, change, commit, markSubmitted } = useFilterDraft(filter);
  const [open, setOpen] = useState(false);
  const moreId = useId();
  const isFiltered = Object.keys(filter).length > 0;
  const search = (part: Partial<FilterDraft> = {}) => {
    change(part);
    const wanted = filterOf({ ...commit(), ...part });
    rememberSearch(wanted.search ?? '');
    markSubmitted(wanted);
    setOpen(false);
    onSearch(wanted);
  };
  return (
    <Grid
      asChild
      gap="4"
      templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(12, minmax(0, 1fr))' }}
    >
      <form
        role="search"
        aria-label={t('filter.label')}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <KeywordField
          value={draft.search}
          onChange={(text) => change({ search: text })}
          onSearch={(text) => search({ search: text })}
          onFacet={(facet) => search({ search: '', ...facet })}
        />
        <Box id={moreId} display={{ base: open ? 'contents' : 'none', sm: 'contents' }}>
          <FacetFields draft={draft} change={change} facets={facets} />
          <PriceFields draft={draft} change={change} commit={commit} />
        </Box>
        <Flex
          gridColumn={{ base: 'auto', sm: '1 / -1', lg: 'span 3' }}
          wrap="wrap"
          gap="3"
          align="flex-end"
        >
          <Button type="submit" flex="1">
            <Search size={18} aria-hidden="true" />
            {t('filter.search')}
          </Button>
          <Button
            variant="outline"
            px="4"
            display={{ sm: 'none' }}
            aria-expanded={open}
            aria-controls={moreId}
            onClick={() => setOpen(!open)}
          >
            <SlidersHorizontal size={18} aria-hidden="true" />
            {t('filter.show')}
          </Button>
          {isFiltered && (
            <Button variant="ghost" px="3" onClick={() => onSearch({})}>
              {t('filter.clear')}
            </Button>
          )}
        </Flex>
      </form>
    </Grid>
  );
}

interface PriceFieldsProps {
  draft: FilterDraft;
  change: (part: Partial<FilterDraft>) => void;
  commit: () => unknown;
}

function PriceFields({ draft, change, commit }: PriceFieldsProps) {
  const { t } = useTranslation(['ads', 'common']);
  const currencyChoices = currencyCodes.map((code) => ({
    value: code,
    label: t(`common:currency.${code}`),
  }));
  const priceProps = { disabled: !isCurrency(draft.currency), onBlur: commit };
  return (
    <>
      <Box gridColumn={{ lg: 'span 3' }} minW="0">
        <SelectMenu
          label={t('filter.currency')}
          placeholder={t('filter.chooseCurrency')}
          choices={currencyChoices}
          value={isCurrency(draft.currency) ? [draft.currency] : []}
          onChange={([currency = '']) =>
            change({
              currency,
              currencyChosen: true,
              ...(!isCurrency(currency) && { minPrice: '', maxPrice: '' }),
            })
          }
        />
      </Box>
      <Grid gridColumn={{ base: 'auto', lg: 'span 6' }} templateColumns="1fr 1fr" gap="4">
        <NumberField
          label={t('filter.minPrice')}
          placeholder={limits.defaultPriceRange.min.toLocaleString('en-US')}
          value={draft.minPrice}
          onChange={(minPrice) => change({ minPrice })}
          {...priceProps}
        />
        <NumberField
          label={t('filter.maxPrice')}
          placeholder={limits.defaultPriceRange.max.toLocaleString('en-US')}
          value={draft.maxPrice}
          onChange={(maxPrice) => change({ maxPrice })}
          {...priceProps}
        />
      </Grid>
    </>
  );
}
