import { Grid } from '@chakra-ui/react/grid';
import { limits } from '@qaysari/contract/shared/limits';
import { profileFields, type ProfileField } from '@qaysari/contract/account/types';
import type { ChangeEvent, ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';

interface ProfileFieldsProps {
  field: (name: ProfileField) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
}

type InputProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** Autofill and keyboard of each field. */
const inputs: Record<ProfileField, InputProps> = {
  firstname: { autoComplete: 'given-name', maxLength: limits.nameLength },
  lastname: { autoComplete: 'family-name', maxLength: limits.nameLength },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', ltr: true },
  country: { autoComplete: 'country-name', maxLength: limits.nameLength },
  city: { autoComplete: 'address-level2', maxLength: limits.nameLength },
  streetNamehouseNumber: { autoComplete: 'address-line1', maxLength: limits.addressLength },
  postalcode: { autoComplete: 'postal-code', inputMode: 'numeric', ltr: true },
  companyname: { autoComplete: 'organization', maxLength: limits.addressLength },
};

/** Fields of a profile; all but the company are required. */
export function ProfileFields({ field }: ProfileFieldsProps) {
  const { t } = useTranslation('account');
  const label = (name: ProfileField) => t(`field.${name}`);
  const help: Partial<Record<ProfileField, string>> = {
    phone: t('settings.phoneHelp', { example: '0770 123 4567' }),
    postalcode: t('settings.postalcodeHelp'),
  };
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="5" rowGap="1">
      {profileFields.map((name) => (
        <TextField
          key={name}
          label={
            name === 'companyname' ? t('settings.optional', { label: label(name) }) : label(name)
          }
          help={help[name]}
          required={name !== 'companyname'}
          {...inputs[name]}
          {...field(name)}
        />
      ))}
    </Grid>
  );
}
