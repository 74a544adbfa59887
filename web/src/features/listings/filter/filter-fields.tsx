import { Box } from '@chakra-ui/react/box';
import type { ListingFacets } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/choice-field.tsx';
import { FacetFields } from './facet-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import type { FilterDraft } from './use-filter-draft.ts';

interface FilterFieldsProps {
  draft: FilterDraft;
  change: (part: Partial<FilterDraft>) => void;
  commit: () => unknown;
  /** Number of listings per category and city; undefined while it loads. */
  facets: ListingFacets | undefined;
}

/** All fields of the filter but the words, as cells of a grid. */
export function FilterFields({ draft, change, commit, facets }: FilterFieldsProps) {
  const { t } = useTranslation('ads');
  return (
    <>
      <FacetFields draft={draft} change={change} facets={facets} />
      <PriceFields draft={draft} change={change} commit={commit} />
      <Box gridColumn={{ md: '1 / -1' }} order={{ lg: 1 }}>
        <CheckboxField
          plain
          label={t('filter.startup')}
          checked={draft.startup}
          onChange={(event) => change({ startup: event.target.checked })}
        />
      </Box>
    </>
  );
}
