import { Box } from '@chakra-ui/react/box';
import { type ChoiceFilter, investorChoices } from '@qaysari/contract/investor/types';
import {
  type InvestorFilter,
  budgetBands,
  filteredChoices,
} from '@qaysari/contract/investor/filter';
import { useTranslation } from 'react-i18next';
import { currencyCodes, isCurrency } from '@qaysari/contract/listing/price';
import { namedChoices } from '../../../entities/investor/choices.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { SelectMenu } from '../../../ui/select-menu.tsx';
import { bandText } from './chips.ts';

/** The choice that takes the others back. */
const any = 'any';

/** The currency of a budget, then one of its bands: nobody asks for amounts (contract/src/investor/filter.ts). */
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
  const { t } = useTranslation(['investors', 'ads', 'common']);
  const language = useLanguage();
  const menus: Record<keyof ChoiceFilter, FilterMenu> = {
    sector: {
      columns: 4,
      label: t('filter.sector'),
      placeholder: t('filter.anySector'),
      summary: (count) => t('filter.sectors', { count }),
    },
    city: {
      columns: 4,
      label: t('ads:filter.location'),
      placeholder: t('ads:filter.anyLocation'),
      summary: (count) => t('ads:filter.locations', { count }),
    },
    form: {
      columns: 3,
      label: t('filter.form'),
      placeholder: t('filter.anyForm'),
      summary: (count) => t('filter.forms', { count }),
    },
  };
  return (
    <>
      {filteredChoices.map(({ name, filter }) => {
        const { columns, ...texts } = menus[filter];
        return (
          <Box key={filter} gridColumn={{ lg: `span ${columns}` }} minW="0">
            <SelectMenu
              multiple
              {...texts}
              choices={namedChoices(name, investorChoices[name].ids, { language, t })}
              value={draft[filter]}
              onChange={(chosen) => change({ [filter]: chosen })}
            />
          </Box>
        );
      })}
      <BudgetFields draft={draft} change={change} />
    </>
  );
}

interface FilterMenu {
  /** Of twelve, on wide screens. */
  columns: number;
  label: string;
  placeholder: string;
  summary: (count: number) => string;
}
