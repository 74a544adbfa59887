import { Box } from '@chakra-ui/react/box';
import { limits } from '@qaysari/contract/limits';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FieldGrid } from './form-section.tsx';
import type { FurtherField } from './listing-values.ts';
import type { FieldProps } from './required-fields.tsx';

interface BusinessFieldsProps {
  field: (name: FurtherField | 'portability') => FieldProps;
  startup: Omit<ComponentProps<typeof CheckboxField>, 'label'>;
}

const texts = ['moreInformation', 'marketingChanel', 'costs', 'assets', 'companyHistory'] as const;
const digits = { ltr: true, inputMode: 'numeric', autoComplete: 'off', maxLength: 12 } as const;

/** What may be told about a business beside. */
export function BusinessFields({ field, startup }: BusinessFieldsProps) {
  const { t } = useTranslation('publish');
  const answers = [
    { value: 'false', label: t('no') },
    { value: 'true', label: t('yes') },
  ];
  return (
    <>
      <FieldGrid>
        <TextField
          label={t('field.employees')}
          help={t('help.employees')}
          {...digits}
          {...field('employees')}
        />
        <TextField
          label={t('field.founded')}
          help={t('help.founded')}
          {...digits}
          {...field('founded')}
        />
        <SelectField
          label={t('field.portability')}
          help={t('help.portability')}
          choices={answers}
          {...field('portability')}
        />
        <TextField
          label={t('field.siteLink')}
          help={t('help.siteLink')}
          exact
          inputMode="url"
          autoComplete="url"
          maxLength={limits.websiteLength}
          {...field('siteLink')}
        />
      </FieldGrid>
      <Box mt="1" mb="4">
        <CheckboxField plain label={t('field.isStartup')} {...startup} />
      </Box>
      {texts.map((name) => (
        <Box key={name} mt="3">
          <TextAreaField
            label={t(`field.${name}`)}
            help={t(`help.${name}`)}
            rows={3}
            {...field(name)}
          />
        </Box>
      ))}
    </>
  );
}
