import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { updateMe } from '@qaysari/contract/account/calls';
import { profileSchema, updateMeSchema } from '@qaysari/contract/account/profile-schema';
import {
  cityNamed,
  countries,
  countryIds,
  countryOf,
  postalcodes,
} from '@qaysari/contract/account/countries';
import {
  isIraq,
  profileFields,
  type User,
  type ProfileField,
} from '@qaysari/contract/account/types';
import { useState, type ComponentProps } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Grid } from '@chakra-ui/react/grid';
import { languageCodes, languages, type Language } from '@qaysari/contract/shared/languages';
import { useLanguage } from '../../i18n/language.ts';
import { showToast, usePreloadToaster } from '../../lib/browser/toast.ts';
import { acceptedField } from '../../lib/forms/accepted-field.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { paths } from '../../lib/routes/routes.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { CancelEditing } from '../../ui/cancel-editing.tsx';
import { CheckboxField, choicesOf, SelectField } from '../../ui/choice-field.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { profileValues } from './profile-values.ts';

interface ProfileFieldsProps {
  field: (name: ProfileField) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
}

type InputProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** Autofill and keyboard of each field. */
const inputs: Record<Exclude<ProfileField, 'country'>, InputProps> = {
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', ltr: true },
  city: { autoComplete: 'address-level2' },
  streetNamehouseNumber: { autoComplete: 'address-line1' },
  postalcode: { autoComplete: 'postal-code', ltr: true },
  companyname: { autoComplete: 'organization', enterKeyHint: 'done' },
};

/** Fields of a profile; all but the company are required. */
function ProfileFields({ field }: ProfileFieldsProps) {
  const { t } = useTranslation('account');
  const label = (name: ProfileField) => t(`field.${name}`);
  const language = useLanguage();
  const [country, city, postalcode] = [field('country'), field('city'), field('postalcode')];
  const isInIraq = isIraq(country.value);
  const help: Partial<Record<ProfileField, string>> = {
    phone: t('settings.phoneHelp', { example: '0770 123 4567' }),
    ...(isInIraq && { postalcode: t('settings.postalcodeHelp') }),
  };
  const isOptional = (name: ProfileField) =>
    name === 'companyname' || (name === 'postalcode' && !isInIraq);
  /** Fills in the postal code of a city, unless another one was typed. */
  const fillPostalcode = () => {
    const isOwn = Object.values(postalcodes).includes(postalcode.value);
    const found = isInIraq ? cityNamed(city.value) : undefined;
    if (found && (postalcode.value === '' || isOwn)) {
      postalcode.onChange({ target: { value: postalcodes[found] } });
    }
  };
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="5" rowGap="1">
      {profileFields.map((name) => {
        const binding = field(name);
        if (name === 'country') {
          return (
            <SelectField
              key={name}
              label={label(name)}
              placeholder={t('settings.chooseCountry')}
              choices={countryChoices(language)}
              autoComplete="country"
              required
              {...binding}
            />
          );
        }
        return (
          <TextField
            key={name}
            label={isOptional(name) ? t('settings.optional', { label: label(name) }) : label(name)}
            help={help[name]}
            required={!isOptional(name)}
            {...inputs[name]}
            {...(name === 'postalcode' && isInIraq && { inputMode: 'numeric' })}
            {...binding}
            onBlur={() => {
              if (name === 'city') fillPostalcode();
              binding.onBlur();
            }}
          />
        );
      })}
    </Grid>
  );
}

/** Iraq first, the others by their names. */
function countryChoices(language: Language) {
  const [iraq, ...others] = choicesOf(countryIds, countries, language);
  return [iraq, ...others.sort((one, other) => one.label.localeCompare(other.label))].filter(
    (choice) => choice !== undefined,
  );
}

interface ProfileFormProps {
  user: User;
  onSaved: (user: User) => Promise<void>;
  /** Omitted where there is no view to go back to. */
  onCancel?: () => void;
}

/** Name of the profile draft: one per person, so that nobody else finds it. */
export function profileDraftName({ _id }: User): string {
  return `profile-${_id}`;
}

/** Edits the whole profile. Who has not accepted the present terms must do so (docs/specification/rules.md#r5). */
export function ProfileForm({ user, onSaved, onCancel }: ProfileFormProps) {
  const { t } = useTranslation('account');
  usePreloadToaster();
  const [asksTerms, setAsksTerms] = useState(!user.termsAccepted);
  const initialValues = useInitialValues(user);
  const form = useApiForm({
    endpoint: updateMe,
    body: updateMeSchema,
    schema: asksTerms ? withTerms : profileSchema,
    initialValues,
    draft: {
      name: profileDraftName(user),
      fields: [...profileFields, 'mailLanguage', 'termsAccepted'],
    },
    fallback: t('settings.failed'),
    onSuccess: ({ data, message }) => {
      showToast('success', message);
      return onSaved(data);
    },
  });
  const { problem, values } = form;
  const terms = form.checkbox('termsAccepted');
  // The terms may have changed since this page loaded.
  if (!asksTerms && terms.error !== undefined) setAsksTerms(true);
  const isChanged = [...profileFields, 'mailLanguage' as const].some(
    (name) => values[name] !== initialValues[name],
  );

  return (
    <form {...form.formProps}>
      <ProfileFields field={form.field} />
      <SelectField
        label={t('field.mailLanguage')}
        choices={languageChoices}
        {...form.field('mailLanguage')}
      />
      {asksTerms && (
        <Box mt="3">
          <CheckboxField label={<TermsLabel />} required {...terms} />
        </Box>
      )}
      <FailureAlert failure={problem} mt="4" />
      <Flex wrap="wrap" gap="3" mt="4">
        <SubmitButton
          width={{ base: 'full', sm: 'auto' }}
          disabled={!form.isReady}
          isWorking={form.isSending}
          workingText={t('settings.working')}
        >
          {t('settings.save')}
        </SubmitButton>
        {onCancel && (
          <CancelEditing
            asks={isChanged}
            onCancel={() => {
              form.reset();
              onCancel();
            }}
          />
        )}
      </Flex>
    </form>
  );
}

const languageChoices = languageCodes.map((code) => ({
  value: code,
  label: languages[code].nativeName,
}));

const withTerms = profileSchema.shape({
  termsAccepted: acceptedField(),
});

/** Fixed when the form is opened, so that switching the language does not change values. */
function useInitialValues(user: User) {
  const language = useLanguage();
  const [values] = useState(() => {
    const country = user.country === undefined ? 'iq' : (countryOf(user.country) ?? '');
    const { mailLanguage } = user;
    return { ...profileValues(user, language), country, mailLanguage, termsAccepted: false };
  });
  return values;
}

function TermsLabel() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <Trans
      t={t}
      i18nKey="settings.terms"
      components={{ 1: <RouterLink inText to={paths.terms(language)} target="_blank" /> }}
    />
  );
}
