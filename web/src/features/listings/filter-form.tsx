import { Box } from '@chakra-ui/react/box';
import {
  categories,
  categoryIds,
  cities,
  cityIds,
  type CategoryId,
  type CityId,
} from '@qaysari/contract/catalogue';
import { currencyCodes, isCurrency } from '@qaysari/contract/currency';
import type { Language } from '@qaysari/contract/languages';
import { limits } from '@qaysari/contract/limits';
import type { ListingFilter } from '@qaysari/contract/listing-filter';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Input } from '../../ui/input.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { filterOf, useFilterDraft, type FilterDraft } from './use-filter-draft.ts';

interface FilterFormProps {
  /** The filter in force. Give the form a `key` that changes with it. */
  filter: ListingFilter;
  onSearch: (filter: ListingFilter) => void;
}

function namesIn<Id extends string>(
  names: Record<Id, Record<Language, string>>,
  ids: readonly Id[],
  language: Language,
) {
  return ids.map((id) => ({ value: id, label: names[id][language] }));
}

/**
 * Words, categories, cities, currency and price range (spec section 2).
 * On phones all but the words are folded away, so that the ads begin on the first screen.
 */
export function FilterForm({ filter, onSearch }: FilterFormProps) {
  const { t } = useTranslation('ads');
  const { draft, change, settle } = useFilterDraft(filter);
  const [open, setOpen] = useState(false);
  const moreId = useId();
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Box
      asChild
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(12, minmax(0, 1fr))' }}
    >
      <form
        role="search"
        aria-label={t('filter.label')}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(filterOf(settle()));
        }}
      >
        <WordsField value={draft.search} onChange={(search) => change({ search })} />
        <Box id={moreId} display={{ base: open ? 'contents' : 'none', sm: 'contents' }}>
          <PlaceFields draft={draft} change={change} />
          <PriceFields draft={draft} change={change} settle={settle} />
        </Box>
        <Box
          gridColumn={{ base: 'auto', sm: '1 / -1', lg: 'span 3' }}
          display="flex"
          flexWrap="wrap"
          gap="3"
          alignItems="flex-end"
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
        </Box>
      </form>
    </Box>
  );
}

function WordsField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('ads');
  const id = useId();
  return (
    <Box
      gridColumn={{ base: 'auto', sm: '1 / -1', lg: 'span 4' }}
      display="flex"
      flexDirection="column"
      gap="1.5"
    >
      <Box asChild fontSize="sm" fontWeight="medium">
        <label htmlFor={id}>{t('filter.text')}</label>
      </Box>
      <Input
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        dir={value === '' ? undefined : 'auto'}
        maxLength={limits.searchTextLength}
        placeholder={t('filter.textPlaceholder')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}

interface FieldsProps {
  draft: FilterDraft;
  change: (part: Partial<FilterDraft>) => void;
}

function PlaceFields({ draft, change }: FieldsProps) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const categoryChoices = useMemo(() => namesIn(categories, categoryIds, language), [language]);
  const cityChoices = useMemo(() => namesIn(cities, cityIds, language), [language]);
  return (
    <>
      <Box gridColumn={{ lg: 'span 4' }} minW="0">
        <ChoiceList
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
        <ChoiceList
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

function PriceFields({ draft, change, settle }: FieldsProps & { settle: () => unknown }) {
  const { t } = useTranslation(['ads', 'common']);
  const currencyChoices = currencyCodes.map((code) => ({
    value: code,
    label: t(`common:currency.${code}`),
  }));
  const priceProps = { disabled: !isCurrency(draft.currency), onBlur: settle };
  return (
    <>
      <Box gridColumn={{ lg: 'span 3' }} minW="0">
        <ChoiceList
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
      <Box
        gridColumn={{ base: 'auto', lg: 'span 6' }}
        display="grid"
        gridTemplateColumns="1fr 1fr"
        gap="4"
      >
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
      </Box>
    </>
  );
}
