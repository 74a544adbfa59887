import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import {
  categories,
  categoryIds,
  cities,
  cityIds,
  sectorIds,
} from '@qaysari/contract/listing/catalogue';
import { currencyCodes, isCurrency } from '@qaysari/contract/listing/price';
import { readAmount } from '@qaysari/contract/shared/amount';
import { completeWebsite, handleIn, handleSites } from '@qaysari/contract/shared/website';
import { limits } from '@qaysari/contract/shared/limits';
import { listingFieldsOf, type ListingFieldIn } from '@qaysari/contract/listing/fields';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../entities/listing/amount-field.tsx';
import { OtherPrice } from '../../../entities/rate/other-price.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import type { CheckboxBinding, FieldBinding } from '../../../lib/forms/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField, choicesOf, SelectField } from '../../../ui/choice-field.tsx';
import { TextAreaField, TextField } from '../../../ui/text-field.tsx';
import type { RequiredField } from './listing-values.ts';

/** The required fields of a listing. */
export function RequiredFields({ field }: { field: (name: RequiredField) => FieldBinding }) {
  const { t } = useTranslation(['publish', 'common']);
  const language = useLanguage();
  const price = field('price');
  const currency = field('currency');
  const choice = { required: true, placeholder: t('choose') };
  return (
    <>
      {/* As many lines as it needs, and no line end: Enter goes on. */}
      <TextAreaField
        label={t('field.title')}
        help={t('help.title')}
        required
        autoComplete="off"
        enterKeyHint="next"
        rows={2}
        minH="11"
        resize="none"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
        {...field('title')}
      />
      <Box mt="3">
        <TextAreaField
          label={t('field.description')}
          help={t('help.description')}
          required
          minH="32"
          {...field('description')}
        />
      </Box>
      <FieldGrid mt="3">
        <SelectField
          label={t('field.category')}
          choices={choicesOf(categoryIds, categories, language)}
          {...choice}
          {...field('category')}
        />
        <SelectField
          label={t('field.location')}
          choices={choicesOf(cityIds, cities, language)}
          {...choice}
          {...field('location')}
        />
        <SelectField
          label={t('field.currency')}
          choices={currencyCodes.map((code) => ({
            value: code,
            label: t(`common:currency.${code}`),
          }))}
          {...choice}
          {...currency}
        />
        <AmountField
          label={t('field.price')}
          help={t('help.price')}
          more={<TypedOtherPrice typed={price.value} currency={currency.value} />}
          required
          {...price}
          currency={currency.value}
          onChange={(value) => price.onChange({ target: { value } })}
          onCurrency={(value) => currency.onChange({ target: { value } })}
        />
      </FieldGrid>
    </>
  );
}

/** The price being typed in the other currency, as readers will see it. */
function TypedOtherPrice({ typed, currency }: { typed: string; currency: string }) {
  const price = readAmount(typed)?.amount ?? 0;
  return price > 0 && isCurrency(currency) ? <OtherPrice {...{ price, currency }} /> : null;
}

/** The field of business of an ad that looks for an investor or a partner: its category does not say it. */
export function SectorField(field: FieldBinding) {
  const { t } = useTranslation('publish');
  const language = useLanguage();
  return (
    <Box mt="3">
      <SelectField
        label={t('field.sector')}
        help={t('help.sector')}
        placeholder={t('notSaid')}
        choices={choicesOf(sectorIds, categories, language)}
        {...field}
      />
    </Box>
  );
}

const digits = { ltr: true, inputMode: 'numeric', autoComplete: 'off', maxLength: 12 } as const;

interface OptionalFieldsProps {
  field: (name: ListingFieldIn<'business'> | 'portability') => FieldBinding;
  startup: CheckboxBinding;
}

/** The optional fields of a listing, each by its kind. */
export function OptionalFields({ field, startup }: OptionalFieldsProps) {
  const { t } = useTranslation('publish');
  const texts = (name: ListingFieldIn<'business'> | 'portability') => ({
    label: t(`field.${name}`),
    help: t(`help.${name}`),
    ...field(name),
  });
  const answers = [
    { value: 'false', label: t('no') },
    { value: 'true', label: t('yes') },
  ];
  return (
    <>
      <FieldGrid>
        {listingFieldsOf('number').map((name) => (
          <TextField key={name} {...digits} {...texts(name)} />
        ))}
        <SelectField choices={answers} placeholder={t('notSaid')} {...texts('portability')} />
        {listingFieldsOf('link').map((name) => (
          <WebsiteField key={name} {...texts(name)} />
        ))}
      </FieldGrid>
      <Box mt="1" mb="4">
        <CheckboxField plain label={t('field.isStartup')} {...startup} />
      </Box>
      {listingFieldsOf('text').map((name) => (
        <Box key={name} mt="3">
          <TextAreaField rows={3} {...texts(name)} />
        </Box>
      ))}
    </>
  );
}

type WebsiteFieldProps = FieldBinding & { label: string; help: string };

/** Completes an address when it is left. Of a name such as `@bakery` it asks on which site it is. */
function WebsiteField({ onChange, onBlur, ...props }: WebsiteFieldProps) {
  const { t } = useTranslation('publish');
  const input = useRef<HTMLInputElement>(null);
  const handle = handleIn(props.value);
  const set = (value: string) => onChange({ target: { value } });
  const sites = Object.entries(handleSites).map(([name, host]) => (
    <Button
      key={name}
      variant="outline"
      size="sm"
      onClick={() => {
        set(`https://${host}/${handle ?? ''}`);
        input.current?.focus();
      }}
    >
      {t(`site.${name as keyof typeof handleSites}`)}
    </Button>
  ));
  return (
    <TextField
      ref={input}
      exact
      inputMode="url"
      autoComplete="url"
      maxLength={limits.websiteLength}
      {...props}
      action={
        handle !== undefined && (
          <Flex gap="2" mb="2">
            {sites}
          </Flex>
        )
      }
      onChange={onChange}
      onBlur={() => {
        const complete = completeWebsite(props.value);
        if (complete !== props.value) set(complete);
        onBlur();
      }}
    />
  );
}

/** Fields in two columns where there is room. */
function FieldGrid({ mt, children }: { mt?: string; children: ReactNode }) {
  return (
    <Grid
      mt={mt}
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="5"
      rowGap="3"
    >
      {children}
    </Grid>
  );
}
