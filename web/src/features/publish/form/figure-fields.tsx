import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import {
  listingFieldsIn,
  optionalListingFields,
  type FigureField,
} from '@qaysari/contract/listing/fields';
import { currencies, currencyCodes, isCurrency } from '@qaysari/contract/listing/price';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../entities/listing/amount-field.tsx';
import { choiceKey } from '../../../entities/listing/figure-texts.ts';
import type { FieldBinding } from '../../../lib/forms/use-checked-form.ts';
import { CheckboxField, Select, SelectField, SelectOption } from '../../../ui/choice-field.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { Heading } from '../../../ui/page.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { joinMoney, splitMoney } from './money-text.ts';

interface FigureFieldsProps {
  field: (name: FigureField) => FieldBinding;
  /** Of the price: amounts begin in it. */
  currency: string;
}

/** The figures of the business and the instalments, each field by its kind. */
export function FigureFields(props: FigureFieldsProps) {
  const { t } = useTranslation('figures');
  return (
    <>
      <FigureGrid names={listingFieldsIn('figures')} {...props} />
      <Heading as="h3" size="card" mt="4" mb="3">
        {t('instalments')}
      </Heading>
      <FigureGrid names={listingFieldsIn('instalments')} {...props} />
    </>
  );
}

function FigureGrid({
  names,
  field,
  currency,
}: FigureFieldsProps & { names: readonly FigureField[] }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="5"
      rowGap="3"
    >
      {names.map((name) => (
        <FigureControl key={name} figure={name} binding={field(name)} currency={currency} />
      ))}
    </Grid>
  );
}

const plain = { ltr: true, autoComplete: 'off' } as const;

interface FigureControlProps {
  figure: FigureField;
  binding: FieldBinding;
  currency: string;
}

function FigureControl({ figure, binding, currency }: FigureControlProps) {
  const { t } = useTranslation(['figures', 'publish']);
  const field = optionalListingFields[figure];
  const label = t(`figures:field.${figure}`);
  switch (field.kind) {
    case 'money':
      return <MoneyField label={label} usual={currency} {...binding} />;
    case 'count':
      return (
        <TextField
          {...plain}
          label={label}
          help={t(`publish:figureHelp.${field.unit}`)}
          inputMode="numeric"
          maxLength={12}
          {...binding}
        />
      );
    case 'month':
      return (
        <TextField
          {...plain}
          label={label}
          help={t('publish:figureHelp.month')}
          maxLength={12}
          {...binding}
        />
      );
    case 'line':
      return <TextField label={label} autoComplete="off" {...binding} />;
    case 'choice':
      return (
        <SelectField
          label={label}
          placeholder={t('publish:notSaid')}
          choices={field.ids.map((value) => ({ value, label: t(choiceKey(figure, value)) }))}
          {...binding}
        />
      );
    case 'choices':
      return <ChoicesField label={label} figure={figure} ids={field.ids} {...binding} />;
  }
}

type MoneyFieldProps = FieldBinding & {
  label: string;
  /** The currency that an empty field begins with; '' while none is known. */
  usual: string;
};

/** An amount with its own currency, which the text may name as well. Its value is such as `12,000,000 iqd`. */
function MoneyField({ label, usual, value, onChange, ...binding }: MoneyFieldProps) {
  const { t } = useTranslation('publish');
  const { typed, currency: stated } = splitMoney(value);
  const [chosen, setChosen] = useState('');
  const currency = [stated, chosen, usual].find((code) => isCurrency(code)) ?? 'iqd';
  // A text that names a currency changes both in one event.
  const latest = useRef(typed);
  const set = (text: string, code: string) => {
    latest.current = text;
    onChange({ target: { value: joinMoney(text, code) } });
  };
  const choose = (code: string) => {
    setChosen(code);
    set(latest.current, code);
  };
  return (
    <AmountField
      label={label}
      help={t('figureHelp.money')}
      {...binding}
      value={typed}
      currency={currency}
      onChange={(text) => set(text, currency)}
      onCurrency={choose}
      unit={
        <Select
          aria-label={t('currencyOf', { label })}
          width="auto"
          flexShrink="0"
          value={currency}
          onChange={({ target }) => choose(target.value)}
        >
          {currencyCodes.map((code) => (
            <SelectOption key={code} value={code} label={currencies[code].symbol} />
          ))}
        </Select>
      }
    />
  );
}

type ChoicesFieldProps = FieldBinding & {
  label: string;
  figure: FigureField;
  ids: readonly string[];
};

/** Several of some ids; its value is such as `tax,health`. */
function ChoicesField({ label, figure, ids, value, error, onChange, onBlur }: ChoicesFieldProps) {
  const { t } = useTranslation(['figures', 'publish']);
  const labelId = useId();
  const chosen = value === '' ? [] : value.split(',');
  const toggle = (id: string, isChosen: boolean) => {
    const next = ids.filter((each) => (each === id ? isChosen : chosen.includes(each)));
    onChange({ target: { value: next.join(',') } });
  };
  return (
    <FormField
      label={label}
      labelId={labelId}
      help={t('publish:figureHelp.choices')}
      error={error}
      gridColumn={{ md: '1 / -1' }}
    >
      {() => (
        <Grid
          role="group"
          aria-labelledby={labelId}
          templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' }}
          columnGap="4"
        >
          {ids.map((id) => (
            <Box key={id}>
              <CheckboxField
                plain
                label={t(choiceKey(figure, id))}
                checked={chosen.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
                onBlur={onBlur}
              />
            </Box>
          ))}
        </Grid>
      )}
    </FormField>
  );
}
