import { Flex } from '@chakra-ui/react/flex';
import { limits } from '@qaysari/contract/shared/limits';
import type { ComponentProps } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { CheckboxField } from '../../ui/choice-field.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';

type AccountField = 'username' | 'email' | 'password' | 'confirmPassword';

export type AccountFieldName = AccountField | 'termsAccepted';

/** Answers the label of a field, for a line that names what is still needed. */
export function useAccountLabel(): (name: AccountFieldName) => string {
  const { t } = useTranslation('auth');
  return (name) => t(`signUp.${name === 'termsAccepted' ? 'termsNeeded' : name}`);
}

interface AccountFieldsProps {
  field: (
    name: AccountField,
  ) => Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;
  terms: Omit<ComponentProps<typeof CheckboxField>, 'label'>;
}

/** Fields of a new account. */
export function AccountFields({ field, terms }: AccountFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <Flex direction="column" gap="3">
      <TextField
        label={t('signUp.username')}
        help={t('signUp.usernameHelp')}
        required
        autoComplete="username"
        maxLength={limits.usernameLength.max}
        exact
        {...field('username')}
      />
      <TextField
        label={t('signUp.email')}
        help={t('signUp.emailHelp')}
        required
        autoComplete="email"
        inputMode="email"
        exact
        {...field('email')}
      />
      <PasswordField
        label={t('signUp.password')}
        help={t('signUp.passwordHelp')}
        required
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        label={t('signUp.confirmPassword')}
        required
        autoComplete="new-password"
        enterKeyHint="done"
        {...field('confirmPassword')}
      />
      <CheckboxField label={<TermsLabel />} required {...terms} />
    </Flex>
  );
}

/** The terms open in another tab, so that no password has to be typed again. */
function TermsLabel() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  return (
    <Trans
      t={t}
      i18nKey="signUp.terms"
      components={{ 1: <RouterLink inText to={paths.terms(language)} target="_blank" /> }}
    />
  );
}
