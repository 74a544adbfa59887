import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { currencyCodes, defaultCurrency, formatPrice } from '@qaysari/contract/listing/price';
import { limits } from '@qaysari/contract/shared/limits';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectMenu } from '../../../ui/select-menu.tsx';
import { signOf } from './chips.ts';
import {
  anyCurrency,
  anyInDinars,
  currencyOfLimits,
  type CurrencyChoice,
  type FilterDraft,
} from './use-filter-draft.ts';

interface PriceFieldsProps {
  draft: FilterDraft;
  change: (part: Partial<FilterDraft>) => void;
  commit: () => unknown;
}

/** Currency and limits of the price. The labels name the currency of the limits (docs/specification/rules.md#r8). */
export function PriceFields({ draft, change, commit }: PriceFieldsProps) {
  const { t } = useTranslation(['ads', 'common']);
  const { currency } = draft;
  const limitsIn = currencyOfLimits(currency);
  const choices: { value: CurrencyChoice; label: string }[] = [
    { value: anyCurrency, label: t('filter.anyCurrency') },
    { value: anyInDinars, label: t('filter.anyInDinars') },
    ...currencyCodes.map((code) => ({ value: code, label: t(`common:currency.${code}`) })),
  ];
  const { min, max } = limits.defaultPriceRange;
  const hint = (amount: number) =>
    limitsIn === defaultCurrency ? formatPrice(amount, defaultCurrency) : undefined;
  return (
    <>
      <Box gridColumn={{ lg: 'span 3' }} minW="0">
        <SelectMenu
          label={t('filter.currency')}
          placeholder={t('filter.anyCurrency')}
          choices={choices}
          value={[currency]}
          onChange={([chosen]) => {
            const choice = choices.find(({ value }) => value === chosen);
            change({ currency: choice?.value ?? anyCurrency });
          }}
        />
      </Box>
      <Grid gridColumn={{ base: 'auto', lg: 'span 6' }} templateColumns="1fr 1fr" gap="4">
        <NumberField
          plain
          label={t('filter.minPriceIn', { symbol: signOf(limitsIn) })}
          placeholder={hint(min)}
          value={draft.minPrice}
          onChange={(minPrice) => change({ minPrice })}
          onBlur={commit}
        />
        <NumberField
          plain
          label={t('filter.maxPriceIn', { symbol: signOf(limitsIn) })}
          placeholder={hint(max)}
          value={draft.maxPrice}
          onChange={(maxPrice) => change({ maxPrice })}
          onBlur={commit}
        />
      </Grid>
    </>
  );
}
