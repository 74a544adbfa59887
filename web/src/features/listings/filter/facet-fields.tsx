import { Box } from '@chakra-ui/react/box';
import {
  categories,
  categoryIds,
  cities,
  cityIds,
  type CategoryId,
  type CityId,
} from '@qaysari/contract/listing/catalogue';
import type { ListingFacets } from '@qaysari/contract/listing/types';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { choicesOf, type Choice } from '../../../ui/choice-field.tsx';
import { SelectMenu } from '../../../ui/select-menu.tsx';
import type { FilterDraft } from './use-filter-draft.ts';

interface FacetFieldsProps {
  draft: FilterDraft;
  change: (part: Partial<FilterDraft>) => void;
  /** Number of listings per choice; undefined while it loads. */
  facets: ListingFacets | undefined;
}

/** Adds to each choice the number of listings it would show, once that is known. */
function counted<Id extends string>(
  choices: readonly (Choice & { value: Id })[],
  counts: Partial<Record<Id, number>> | undefined,
) {
  return choices.map((choice) => ({
    ...choice,
    ...(counts && { count: counts[choice.value] ?? 0 }),
  }));
}

/** Filters for category and city, with the number of listings per choice. */
export function FacetFields({ draft, change, facets }: FacetFieldsProps) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const categoryChoices = useMemo(
    () => counted(choicesOf(categoryIds, categories, language), facets?.category),
    [language, facets],
  );
  const cityChoices = useMemo(
    () => counted(choicesOf(cityIds, cities, language), facets?.location),
    [language, facets],
  );
  return (
    <>
      <Box gridColumn={{ lg: 'span 4' }} minW="0">
        <SelectMenu
          multiple
          label={t('filter.category')}
          placeholder={t('filter.anyCategory')}
          summary={(count) => t('filter.categories', { count })}
          choices={categoryChoices}
          value={draft.category}
          onChange={(category) => change({ category: category as CategoryId[] })}
        />
      </Box>
      <Box gridColumn={{ lg: 'span 4' }} minW="0">
        <SelectMenu
          multiple
          label={t('filter.location')}
          placeholder={t('filter.anyLocation')}
          summary={(count) => t('filter.locations', { count })}
          choices={cityChoices}
          value={draft.location}
          onChange={(location) => change({ location: location as CityId[] })}
        />
      </Box>
    </>
  );
}
