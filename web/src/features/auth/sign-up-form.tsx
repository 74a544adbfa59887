import { Box } from '@chakra-ui/react/box';
import { register, signUpSchema } from '@qaysari/contract/auth-endpoints';
import { limits } from '@qaysari/contract/limits';
import { errorKey } from '@qaysari/contract/locale-keys';
import { yup } from '@qaysari/contract/schema';
import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { writeDraft } from '../../lib/form-draft.ts';
import { paths } from '../../lib/paths.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { signInDraft } from './sign-in-draft.ts';

const schema = signUpSchema.shape({
  terms: yup.boolean().oneOf([true], errorKey('termsNeeded')),
});

const nameProps = {
  ltr: true,
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** Creates an account, which is to be verified by mail before it opens. */
export function SignUpForm({ onSignedUp }: { onSignedUp: () => void | Promise<void> }) {
  const { t } = useTranslation('auth');
  const form = useApiForm({
    endpoint: register,
    schema,
    initialValues: { username: '', email: '', password: '', confirmPassword: '', terms: false },
    draft: { name: 'sign-up', fields: ['username', 'email', 'terms'] },
    onSuccess: (_answer, { username }) => {
      writeDraft(signInDraft.name, { usernameOrEmail: username.trim() });
      return onSignedUp();
    },
  });
  return (
    <form {...form.formProps}>
      <Box display="flex" flexDirection="column" gap="3">
        <TextField
          label={t('signUp.username')}
          help={t('signUp.usernameHelp')}
          required
          autoComplete="username"
          maxLength={limits.usernameLength.max}
          {...nameProps}
          {...form.field('username')}
        />
        <TextField
          label={t('signUp.email')}
          help={t('signUp.emailHelp')}
          required
          autoComplete="email"
          inputMode="email"
          {...nameProps}
          {...form.field('email')}
        />
        <PasswordField
          label={t('signUp.password')}
          help={t('signUp.passwordHelp')}
          required
          autoComplete="new-password"
          {...form.field('password')}
        />
        <PasswordField
          label={t('signUp.confirmPassword')}
          required
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <CheckboxField label={<TermsLabel />} required {...form.checkbox('terms')} />
      </Box>
      <SubmitButton
        mt="3"
        width="full"
        disabled={!form.isReady}
        isWorking={form.isSending}
        workingText={t('signUp.working')}
      >
        {t('signUp.submit')}
      </SubmitButton>
    </form>
  );
}

/** The terms open beside the form, so that no password has to be typed again. */
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
