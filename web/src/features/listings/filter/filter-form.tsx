import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import type { ListingFacets } from '@qaysari/contract/listing-entity';
import type { ListingFilter } from '@qaysari/contract/listing-filter';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/choice-field.tsx';
import { closeKeyboard } from '../search/close-keyboard.ts';
import { KeywordField } from '../search/keyword-field.tsx';
import { rememberSearch } from '../search/recent-searches.ts';
import { chipsOf } from './chips.ts';
import { FacetFields } from './facet-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { filterOf, useFilterDraft, type FilterDraft } from './use-filter-draft.ts';

interface FilterFormProps {
  /** The applied filter. */
  filter: ListingFilter;
  onSearch: (filter: ListingFilter) => void;
  /** Number of listings per category and city with that filter; undefined while it loads. */
  facets: ListingFacets | undefined;
}

/**
 * Filter by keywords, category, city, currency, price and start-up (docs/specification/screens.md#s9). On phones all
 * but the keywords are collapsed, so that listings start on the first screen; the button counts what is chosen there.
 */
export function FilterForm({ filter, onSearch, facets }: FilterFormProps) {
  const { t } = useTranslation(['ads', 'common']);
  const language = useLanguage();
  const { draft, change, commit, markSubmitted } = useFilterDraft(filter);
  const [open, setOpen] = useState(false);
  const moreId = useId();
  const folded = chipsOf(filter, language, t).filter(({ isFolded }) => isFolded).length;
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
          closeKeyboard();
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
          <Box gridColumn={{ sm: '1 / -1' }} order={{ lg: 1 }}>
            <CheckboxField
              plain
              label={t('filter.startup')}
              checked={draft.startup}
              onChange={(event) => change({ startup: event.target.checked })}
            />
          </Box>
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
            display={{ base: 'inline-flex', sm: 'none' }}
            aria-expanded={open}
            aria-controls={moreId}
            onClick={() => setOpen(!open)}
          >
            <SlidersHorizontal size={18} aria-hidden="true" />
            {folded === 0 ? t('filter.show') : t('filter.showNumber', { number: folded })}
          </Button>
        </Flex>
      </form>
    </Grid>
  );
}
