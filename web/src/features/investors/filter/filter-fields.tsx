import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { type ChoiceFilter, investorChoices } from '@qaysari/contract/investor/types';
import { budgetBands } from '@qaysari/contract/investor/bands';
import { type InvestorFilter, filteredChoices } from '@qaysari/contract/investor/filter';
import { useTranslation } from 'react-i18next';
import { currencyCodes, isCurrency } from '@qaysari/contract/listing/price';
import { namedChoices } from '../../../entities/investor/choices.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { SelectMenu } from '../../../ui/select-menu.tsx';
import { FieldsMenu } from '../../../ui/fields-menu.tsx';
import { cellOfLine } from '../../../ui/filter-bar.tsx';
import { bandText, chosenBudget } from './chips.ts';

/** The choice that takes the others back. */
const any = 'any';

/** The currency of a budget, then one of its bands: nobody asks for amounts (contract/src/investor/bands.ts). */
function BudgetFields({ draft, change }: Omit<FilterFieldsProps, 'inLine'>) {
  const { t } = useTranslation(['investors', 'ads', 'common']);
  const { currency, band } = draft;
  const bands =
    currency === undefined
      ? []
      : budgetBands.map((each) => ({ value: String(each), label: bandText(currency, each, t) }));
  return (
    <Grid gap="4">
      <Box minW="0">
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
      <Box minW="0">
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
    </Grid>
  );
}

export interface FilterFieldsProps {
  draft: InvestorFilter;
  change: (part: Partial<InvestorFilter>) => void;
  /** In one line, with labels for screen readers only, and the budget behind a button. */
  inLine?: boolean;
}

/** All fields of the filter but the words, as cells of a sheet or of a line. */
export function FilterFields({ draft, change, inLine = false }: FilterFieldsProps) {
  const { t } = useTranslation(['investors', 'ads', 'common']);
  const language = useLanguage();
  const menus: Record<keyof ChoiceFilter, FilterMenu> = {
    sector: {
      label: t('filter.sector'),
      placeholder: t('filter.anySector'),
      summary: (count) => t('filter.sectors', { count }),
    },
    city: {
      label: t('ads:filter.location'),
      placeholder: t('ads:filter.anyLocation'),
      summary: (count) => t('ads:filter.locations', { count }),
    },
    form: {
      label: t('filter.form'),
      placeholder: t('filter.anyForm'),
      summary: (count) => t('filter.forms', { count }),
    },
  };
  const budget = <BudgetFields draft={draft} change={change} />;
  return (
    <>
      {filteredChoices.map(({ name, filter }) => {
        return (
          <Box key={filter} {...cellOfLine}>
            <SelectMenu
              multiple
              hideLabel={inLine}
              {...menus[filter]}
              choices={namedChoices(name, investorChoices[name].ids, { language, t })}
              value={draft[filter]}
              onChange={(chosen) => change({ [filter]: chosen })}
            />
          </Box>
        );
      })}
      {inLine ? (
        <Box {...cellOfLine}>
          <FieldsMenu label={t('filter.budget')} chosen={chosenBudget(draft, t)}>
            {budget}
          </FieldsMenu>
        </Box>
      ) : (
        budget
      )}
    </>
  );
}

interface FilterMenu {
  label: string;
  placeholder: string;
  summary: (count: number) => string;
}
