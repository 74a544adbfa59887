import { Box } from '@chakra-ui/react/box';
import { budgetBands } from '@qaysari/contract/investor/filter';
import { currencyCodes, isCurrency } from '@qaysari/contract/listing/price';
import { useTranslation } from 'react-i18next';
import { SelectMenu } from '../../../ui/select-menu.tsx';
import { bandText } from './band-text.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';

/** The choice that takes the others back. */
const any = 'any';

/** The currency of a budget, then one of its bands: nobody asks for amounts (contract/src/investor/filter.ts). */
export function BudgetFields({ draft, change }: FilterFieldsProps) {
  const { t } = useTranslation(['investors', 'ads', 'common']);
  const { currency, band } = draft;
  const bands =
    currency === undefined
      ? []
      : budgetBands.map((each) => ({ value: String(each), label: bandText(currency, each, t) }));
  return (
    <>
      <Box gridColumn={{ lg: 'span 3' }} minW="0">
        <SelectMenu
          label={t('filter.currency')}
          placeholder={t('ads:filter.anyCurrency')}
          choices={[
            { value: any, label: t('ads:filter.anyCurrency') },
            ...currencyCodes.map((code) => ({ value: code, label: t(`common:currency.${code}`) })),
          ]}
          value={[currency ?? any]}
          onChange={([chosen]) => change({ currency: isCurrency(chosen) ? chosen : undefined })}
        />
      </Box>
      <Box gridColumn={{ lg: 'span 3' }} minW="0">
        <SelectMenu
          label={t('filter.band')}
          placeholder={t('filter.currencyFirst')}
          disabled={currency === undefined}
          choices={currency ? [{ value: any, label: t('filter.anyBand') }, ...bands] : []}
          value={currency ? [band === undefined ? any : String(band)] : []}
          onChange={([chosen]) =>
            change({ band: chosen === undefined || chosen === any ? undefined : Number(chosen) })
          }
        />
      </Box>
    </>
  );
}
