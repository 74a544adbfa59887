import { Box } from '@chakra-ui/react/box';
import { categories, categoryIds, cities, cityIds } from '@qaysari/contract/catalogue';
import { currencyCodes, isCurrency } from '@qaysari/contract/currency';
import { readNumber } from '@qaysari/contract/form-fields';
import { limits } from '@qaysari/contract/limits';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { priceInWords, formatPrice } from '../../../lib/format/price.ts';
import { choicesOf, SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FieldGrid } from './form-section.tsx';
import type { NeededField } from './listing-values.ts';

/** What ties a field to its form. */
export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

interface AdFieldsProps {
  field: (name: NeededField) => FieldProps;
}

/** What every ad needs. */
export function AdFields({ field }: AdFieldsProps) {
  const { t } = useTranslation(['publish', 'common']);
  const language = useLanguage();
  const choose = t('choose');
  const price = field('price');
  const currency = field('currency');
  return (
    <>
      <TextField
        label={t('field.title')}
        help={t('help.title')}
        required
        dir="auto"
        maxLength={limits.listingTitleLength}
        autoComplete="off"
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
      <Box mt="3">
        <FieldGrid>
          <SelectField
            label={t('field.category')}
            required
            placeholder={choose}
            choices={choicesOf(categoryIds, categories, language)}
            {...field('category')}
          />
          <SelectField
            label={t('field.location')}
            required
            placeholder={choose}
            choices={choicesOf(cityIds, cities, language)}
            {...field('location')}
          />
          <SelectField
            label={t('field.currency')}
            required
            placeholder={choose}
            choices={currencyCodes.map((code) => ({
              value: code,
              label: t(`common:currency.${code}`),
            }))}
            {...currency}
          />
          <TextField
            label={t('field.price')}
            help={<PriceHelp typed={price.value} currency={currency.value} />}
            required
            ltr
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            {...price}
          />
        </FieldGrid>
      </Box>
    </>
  );
}

/** A price as it will be read, and in words, so that a zero too many is seen while it is typed. */
function PriceHelp({ typed, currency }: { typed: string; currency: string }) {
  const { t } = useTranslation('publish');
  const amount = readNumber(typed);
  if (!(amount > 0)) return t('help.price');
  const words = priceInWords(amount);
  const isLong = words !== undefined;
  const said = words && t(`priceWords.${words.scale}`, { count: words.count });
  return (
    <>
      <bdi dir="ltr">
        {isCurrency(currency) ? formatPrice(amount, currency) : amount.toLocaleString('en-US')}
      </bdi>
      {isLong && ' · '}
      {isLong && <bdi>{words.isExact ? said : t('priceWords.about', { words: said })}</bdi>}
    </>
  );
}
