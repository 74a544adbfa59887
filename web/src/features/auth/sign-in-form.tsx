import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useMutation } from '@tanstack/react-query';
import { login, resendVerification, signInProblems } from '@qaysari/contract/auth-endpoints';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useStartSession } from '../../entities/person/session.tsx';
import { notices, signInDraft } from '../../entities/person/sign-in-link.ts';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert, FailureAlert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice-field.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';

/** Starts a session; the guard of the page then leads on. `takesFocus`: focuses the first empty field. */
export function SignInForm({ takesFocus = false }: { takesFocus?: boolean }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const startSession = useStartSession();
  const form = useApiForm({
    endpoint: login,
    initialValues: { usernameOrEmail: '', password: '', remember: true },
    draft: signInDraft,
    fallback: t('signIn.failed'),
    onSuccess: ({ data }, { remember }) => startSession(data, { remember }),
  });
  const { problem } = form;
  const isNamed = form.values.usernameOrEmail !== '';
  return (
    <form {...form.formProps}>
      <TextField
        label={t('signIn.usernameOrEmail')}
        exact
        autoComplete="username"
        inputMode="email"
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
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        columnGap="4"
        mt="2"
        mb="5"
        fontSize="sm"
      >
        <CheckboxField plain label={t('signIn.remember')} {...form.checkbox('remember')} />
        <RouterLink to={paths.forgotPassword(language)} py="2">
          {t('signIn.forgot')}
        </RouterLink>
      </Flex>
      <FailureAlert
        failure={problem}
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

/** Sends the verification link again and shows the answer. */
function ResendVerification({ usernameOrEmail }: { usernameOrEmail: string }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const failureText = useFailureText();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      submitToApi(resendVerification, {
        language,
        body: resendVerification.body.cast({ usernameOrEmail }),
      }),
  });
  return (
    <>
      <SubmitButton
        variant="outline"
        size="sm"
        isWorking={isPending}
        workingText={t('unverified.working')}
        onClick={() => mutate()}
      >
        {t('unverified.resend')}
      </SubmitButton>
      <Box role="status" mt={data || error ? '2' : '0'}>
        {data?.message}
        {error && failureText(error)}
      </Box>
    </>
  );
}

/** Those of the API, and two of the site: an invalid external sign-in, and a session that has ended. */
const problems = [...signInProblems, 'invalid', 'ended'] as const;

/** Reasons that are shown as information, not as errors. */
const nonErrorReasons: readonly string[] = [
  'cancelled',
  'ended',
] satisfies (typeof problems)[number][];

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((known) => known === value);
}

/** Shows why somebody was led here: `?problem=` of an external sign-in or `?notice=` of a previous step. */
export function SignInNotice() {
  const { t } = useTranslation(['auth', 'messages']);
  const [search] = useSearchParams();
  const problem = oneOf(problems, search.get('problem'));
  const notice = oneOf(notices, search.get('notice'));
  if (problem === undefined && notice === undefined) return null;
  return (
    <Box mb="6">
      {problem === undefined ? (
        <Alert kind="warning">{notice && t(`messages:${notice}`)}</Alert>
      ) : (
        <Alert kind={nonErrorReasons.includes(problem) ? 'info' : 'error'}>
          {t(`problem.${problem}`)}
        </Alert>
      )}
    </Box>
  );
}
