import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { currencyCodes } from '@qaysari/contract/listing/price';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../entities/listing/amount-field.tsx';
import type { FieldBinding } from '../../lib/forms/use-checked-form.ts';
import { RadioField } from '../../ui/radio-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import type { InvestorValues } from './investor-values.ts';

interface InvestorFieldsProps {
  field: (name: keyof InvestorValues) => FieldBinding;
}

/** The texts and the budget of an investor profile. */
export function InvestorFields({ field }: InvestorFieldsProps) {
  const { t } = useTranslation(['investing', 'account']);
  return (
    <>
      <TextField
        label={t('field.title')}
        help={t('help.title')}
        required
        dir="auto"
        autoComplete="off"
        {...field('title')}
      />
      <Box mt="3">
        <TextAreaField
          label={t('field.about')}
          help={t('help.about')}
          required
          {...field('about')}
        />
      </Box>
      <Box mt="3">
        <TextAreaField
          label={t('field.offers')}
          help={t('help.offers')}
          required
          {...field('offers')}
        />
      </Box>
      <Budget field={field} />
      <Box mt="3">
        <TextAreaField
          label={t('account:settings.optional', { label: t('field.message') })}
          help={t('help.message')}
          rows={3}
          {...field('message')}
        />
      </Box>
    </>
  );
}

/** Currency, lowest and highest budget. No currency is chosen beforehand: both are equal. */
function Budget({ field }: InvestorFieldsProps) {
  const { t } = useTranslation(['investing', 'common']);
  const currency = field('currency');
  const amount = (name: 'budgetMin' | 'budgetMax') => {
    const { onChange, ...binding } = field(name);
    return (
      <AmountField
        label={t(`field.${name}`)}
        help={t('help.amount')}
        required
        {...binding}
        currency={currency.value}
        onChange={(value) => onChange({ target: { value } })}
        onCurrency={(value) => currency.onChange({ target: { value } })}
      />
    );
  };
  return (
    <Box mt="3">
      <RadioField
        label={t('field.currency')}
        required
        choices={currencyCodes.map((code) => ({
          value: code,
          label: t(`common:currency.${code}`),
        }))}
        {...currency}
      />
      <Grid mt="5" templateColumns="repeat(2, minmax(0, 1fr))" columnGap={{ base: '3', md: '5' }}>
        {amount('budgetMin')}
        {amount('budgetMax')}
      </Grid>
      <Box as="p" mt="1" fontSize="xs" color="fg.muted">
        {t('help.budget')}
      </Box>
    </Box>
  );
}
