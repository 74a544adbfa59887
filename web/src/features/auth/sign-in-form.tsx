import { Box } from '@chakra-ui/react/box';
import { login } from '@qaysari/contract/auth-endpoints';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/routes/paths.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { useStartSession } from '../../entities/person/session.ts';
import { signInDraft } from '../../entities/person/sign-in-draft.ts';

/**
 * Begins a session; where to go from there the page's guard knows. `takesFocus`: the first empty field, for whoever
 * has come to sign in and for nothing else.
 */
export function SignInForm({ takesFocus = false }: { takesFocus?: boolean }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const startSession = useStartSession();
  const form = useApiForm({
    endpoint: login,
    initialValues: { usernameOrEmail: '', password: '', remember: true },
    draft: signInDraft,
    failures: 'inForm',
    onSuccess: ({ data }, { remember }) => startSession(data, { remember }),
  });
  const { problem } = form;
  const isNamed = form.values.usernameOrEmail !== '';
  return (
    <form {...form.formProps}>
      <TextField
        label={t('signIn.usernameOrEmail')}
        ltr
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus={takesFocus && !isNamed}
        {...form.field('usernameOrEmail')}
      />
      <Box mt="3">
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          autoFocus={takesFocus && isNamed}
          {...form.field('password')}
        />
      </Box>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
        mt="2"
        mb="5"
        fontSize="sm"
      >
        <CheckboxField plain label={t('signIn.remember')} {...form.checkbox('remember')} />
        <RouterLink to={paths.forgotPassword(language)} py="2">
          {t('signIn.forgot')}
        </RouterLink>
      </Box>
      <ProblemAlert
        problem={problem}
        mb="5"
        action={
          problem?.status === 403 ? (
            <ResendVerification usernameOrEmail={form.values.usernameOrEmail} />
          ) : undefined
        }
      />
      <SubmitButton isWorking={form.isSending} workingText={t('signIn.working')} width="full">
        {t('signIn.submit')}
      </SubmitButton>
    </form>
  );
}
