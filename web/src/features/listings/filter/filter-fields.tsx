import { Box } from '@chakra-ui/react/box';
import type { ListingFacets } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import {
  categories,
  categoryIds,
  cities,
  cityIds,
  type CategoryId,
  type CityId,
} from '@qaysari/contract/listing/catalogue';
import { useMemo } from 'react';
import { Grid } from '@chakra-ui/react/grid';
import { currencyCodes, defaultCurrency, formatPrice } from '@qaysari/contract/listing/price';
import { limits } from '@qaysari/contract/shared/limits';
import { CheckboxField, choicesOf, type Choice } from '../../../ui/choice-field.tsx';
import {
  anyCurrency,
  currencyOfLimits,
  filterOf,
  type CurrencyChoice,
} from './use-filter-draft.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { FieldsMenu } from '../../../ui/fields-menu.tsx';
import { cellOfLine } from '../../../ui/filter-bar.tsx';
import { SelectMenu } from '../../../ui/select-menu.tsx';
import { figuresText, priceText } from './chips.ts';
import { FigureFields, FoldedFields } from './figure-fields.tsx';
import { LimitField, type DraftProps } from './limit-field.tsx';

interface FilterFieldsProps extends DraftProps {
  /** The last limits were taken back: the highest price was below the lowest. */
  wasCrossed: boolean;
  /** Number of listings per category and city; undefined while it loads. */
  facets: ListingFacets | undefined;
  /** In one line, with labels for screen readers only, price and figures behind a button each. */
  inLine?: boolean;
}

/** Of a button whose label is short, so that all cells are one line from 1024 px on. */
const shortCell = { lg: '1 1 6.5rem', xl: '1 1 8.5rem' } as const;

/** All fields of the filter but the words, as cells of a sheet or of a line. */
export function FilterFields(props: FilterFieldsProps) {
  const { draft, wasCrossed, change, commit, facets, inLine = false } = props;
  const { t } = useTranslation(['ads', 'common']);
  const prices = <PriceFields {...{ draft, change, commit }} />;
  const figures = <FigureFields {...{ draft, change, commit }} />;
  const chosenFigures = figuresText(filterOf(draft), t);
  return (
    <>
      <FacetFields {...{ draft, change, facets, inLine }} />
      {inLine ? (
        <>
          <Box {...cellOfLine} flex={{ ...cellOfLine.flex, ...shortCell }}>
            <FieldsMenu label={t('filter.price')} chosen={priceText(filterOf(draft), t)}>
              {prices}
            </FieldsMenu>
          </Box>
          <Box minW="0" flex={{ base: '0 1 10rem', ...shortCell }}>
            <FieldsMenu label={t('filter.figures')} chosen={chosenFigures}>
              {figures}
            </FieldsMenu>
          </Box>
        </>
      ) : (
        <>
          {prices}
          <FoldedFields label={t('filter.figures')} isChosen={chosenFigures !== undefined}>
            {figures}
          </FoldedFields>
        </>
      )}
      <Box
        role="status"
        // Below the line.
        order={inLine ? 1 : 0}
        flexBasis="full"
        fontSize="sm"
        color="fg.error"
        _empty={{ display: 'none' }}
      >
        {wasCrossed && t('filter.crossed')}
      </Box>
      <CheckboxField
        plain
        label={t('filter.startup')}
        checked={draft.startup}
        onChange={(event) => change({ startup: event.target.checked })}
      />
    </>
  );
}

type FacetFieldsProps = Pick<FilterFieldsProps, 'draft' | 'change' | 'facets'> & {
  inLine: boolean;
};

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
function FacetFields({ draft, change, facets, inLine }: FacetFieldsProps) {
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
      <Box {...cellOfLine}>
        <SelectMenu
          multiple
          hideLabel={inLine}
          label={t('filter.category')}
          placeholder={t('filter.anyCategory')}
          summary={(count) => t('filter.categories', { count })}
          choices={categoryChoices}
          value={draft.category}
          onChange={(category) => change({ category: category as CategoryId[] })}
        />
      </Box>
      <Box {...cellOfLine}>
        <SelectMenu
          multiple
          hideLabel={inLine}
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

/** Currency and limits of the price. The labels name the currency of the limits (docs/specification/rules.md#r8). */
function PriceFields(props: DraftProps) {
  const { draft, change } = props;
  const { t } = useTranslation(['ads', 'common']);
  const { currency } = draft;
  const limitsIn = currencyOfLimits(currency);
  const choices: { value: CurrencyChoice; label: string }[] = [
    ...Object.values(anyCurrency).map((value) => ({ value, label: t(`filter.${value}`) })),
    ...currencyCodes.map((code) => ({ value: code, label: t(`common:currency.${code}`) })),
  ];
  const { min, max } = limits.defaultPriceRange;
  const hint = (amount: number) =>
    limitsIn === defaultCurrency ? formatPrice(amount, defaultCurrency) : undefined;
  return (
    <Grid gap="4">
      <Box minW="0">
        <SelectMenu
          label={t('filter.currency')}
          placeholder={t('filter.anyCurrency')}
          choices={choices}
          value={[currency]}
          onChange={([chosen]) => {
            const choice = choices.find(({ value }) => value === chosen);
            change({ currency: choice?.value ?? anyCurrency[defaultCurrency] });
          }}
        />
      </Box>
      <Grid templateColumns="1fr 1fr" gap="4">
        <LimitField name="minPrice" placeholder={hint(min)} {...props} />
        <LimitField name="maxPrice" placeholder={hint(max)} {...props} />
      </Grid>
    </Grid>
  );
}
