import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { currencyCodes, defaultCurrency, isCurrency } from '@qaysari/contract/currency';
import { limits } from '@qaysari/contract/limits';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/format/price.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectMenu } from '../../../ui/select-menu.tsx';
import { signOf } from './chips.ts';
import { anyCurrency, type FilterDraft } from './use-filter-draft.ts';

interface PriceFieldsProps {
  draft: FilterDraft;
  change: (part: Partial<FilterDraft>) => void;
  commit: () => unknown;
}

/** Currency and limits of the price. The labels name the currency of the limits; the hints name the default one. */
export function PriceFields({ draft, change, commit }: PriceFieldsProps) {
  const { t } = useTranslation(['ads', 'common']);
  const { currency } = draft;
  const isAny = currency === anyCurrency;
  const choices = [
    { value: anyCurrency, label: t('filter.anyCurrency') },
    ...currencyCodes.map((code) => ({ value: code, label: t(`common:currency.${code}`) })),
  ];
  const { min, max } = limits.defaultPriceRange;
  const hint = (amount: number) =>
    isAny || currency === defaultCurrency ? formatPrice(amount, defaultCurrency) : undefined;
  return (
    <>
      <Box gridColumn={{ lg: 'span 3' }} minW="0">
        <SelectMenu
          label={t('filter.currency')}
          placeholder={t('filter.anyCurrency')}
          choices={choices}
          value={[currency]}
          onChange={([chosen]) => change({ currency: isCurrency(chosen) ? chosen : anyCurrency })}
        />
      </Box>
      <Grid gridColumn={{ base: 'auto', lg: 'span 6' }} templateColumns="1fr 1fr" gap="4">
        <NumberField
          plain
          label={
            isAny ? t('filter.minPrice') : t('filter.minPriceIn', { symbol: signOf(currency) })
          }
          placeholder={hint(min)}
          value={draft.minPrice}
          onChange={(minPrice) => change({ minPrice })}
          onBlur={commit}
        />
        <NumberField
          plain
          label={
            isAny ? t('filter.maxPrice') : t('filter.maxPriceIn', { symbol: signOf(currency) })
          }
          placeholder={hint(max)}
          value={draft.maxPrice}
          onChange={(maxPrice) => change({ maxPrice })}
          onBlur={commit}
        />
      </Grid>
    </>
  );
}
