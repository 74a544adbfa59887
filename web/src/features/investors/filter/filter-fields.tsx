import { Box } from '@chakra-ui/react/box';
import {
  categories,
  cities,
  cityIds,
  type CityId,
  sectorIds,
  type SectorId,
} from '@qaysari/contract/listing/catalogue';
import { investmentForms, type InvestmentForm } from '@qaysari/contract/investor/types';
import { type InvestorFilter, budgetBands } from '@qaysari/contract/investor/filter';
import { useTranslation } from 'react-i18next';
import { currencyCodes, isCurrency } from '@qaysari/contract/listing/price';
import { useLanguage } from '../../../i18n/language.ts';
import { choicesOf } from '../../../ui/choice-field.tsx';
import { SelectMenu } from '../../../ui/select-menu.tsx';
import { bandText } from './chips.ts';

/** The choice that takes the others back. */
const any = 'any';

/** The currency of a budget, then one of its bands: nobody asks for amounts (contract/src/budget-bands.ts). */
function BudgetFields({ draft, change }: FilterFieldsProps) {
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

export interface FilterFieldsProps {
  draft: InvestorFilter;
  change: (part: Partial<InvestorFilter>) => void;
}

/** All fields of the filter but the words, as cells of a grid. */
export function FilterFields({ draft, change }: FilterFieldsProps) {
  const { t } = useTranslation(['investors', 'ads']);
  const language = useLanguage();
  return (
    <>
      <Box gridColumn={{ lg: 'span 4' }} minW="0">
        <SelectMenu
          multiple
          label={t('filter.sector')}
          placeholder={t('filter.anySector')}
          summary={(count) => t('filter.sectors', { count })}
          choices={choicesOf(sectorIds, categories, language)}
          value={draft.sector}
          onChange={(sector) => change({ sector: sector as SectorId[] })}
        />
      </Box>
      <Box gridColumn={{ lg: 'span 4' }} minW="0">
        <SelectMenu
          multiple
          label={t('ads:filter.location')}
          placeholder={t('ads:filter.anyLocation')}
          summary={(count) => t('ads:filter.locations', { count })}
          choices={choicesOf(cityIds, cities, language)}
          value={draft.city}
          onChange={(city) => change({ city: city as CityId[] })}
        />
      </Box>
      <Box gridColumn={{ lg: 'span 3' }} minW="0">
        <SelectMenu
          multiple
          label={t('filter.form')}
          placeholder={t('filter.anyForm')}
          summary={(count) => t('filter.forms', { count })}
          choices={investmentForms.map((form) => ({ value: form, label: t(`forms.${form}`) }))}
          value={draft.form}
          onChange={(form) => change({ form: form as InvestmentForm[] })}
        />
      </Box>
      <BudgetFields draft={draft} change={change} />
    </>
  );
}
