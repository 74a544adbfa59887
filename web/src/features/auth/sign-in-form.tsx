import { signInSchema } from '@qaysari/contract/account/schema';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { login } from '@qaysari/contract/account/calls';
import { signInProblems } from '@qaysari/contract/account/types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useStartSession } from '../../entities/person/session.tsx';
import { signInDraft } from '../../entities/person/new-account.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { paths } from '../../lib/routes/routes.ts';
import { FailureAlert, Alert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice-field.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { SupportMailLink } from '../../ui/support-mail.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { Unverified, MailSent } from './mail-sent.tsx';
import { cameFrom, notices, searchFrom } from '../../entities/person/sign-in-link.ts';
import type { FormProblem } from '../../lib/forms/use-form-sending.ts';
import { usePageQuery } from '../../lib/routes/page-query.ts';

/** Those of the API, and of the site: an invalid external sign-in, a session that has ended, blocked cookies. */
const problems = [...signInProblems, 'invalid', 'ended', 'cookies'] as const;

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
  const query = usePageQuery('signIn');
  const problem = oneOf(problems, query.get('problem'));
  const notice = oneOf(notices, query.get('notice'));
  if (problem !== undefined) {
    return (
      <Box mb="6">
        <Alert
          kind={nonErrorReasons.includes(problem) ? 'info' : 'error'}
          action={problem === 'locked' ? <SupportMailLink /> : undefined}
        >
          {t(`problem.${problem}`)}
        </Alert>
      </Box>
    );
  }
  if (notice === undefined) return null;
  if (notice === 'becameInvestor') {
    return (
      <Box mb="6">
        <Alert kind="success">{t('messages:becameInvestor')}</Alert>
      </Box>
    );
  }
  return <MailSent text={t(`messages:${notice}`)} />;
}

/**
 * Starts a session; the guard of the page then leads on, the first time to what the account keeps. `takesFocus`: focuses
 * the first empty field.
 */
export function SignInForm({ takesFocus = false }: { takesFocus?: boolean }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const startSession = useStartSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isBlocked, setBlocked] = useState(false);
  const form = useApiForm({
    endpoint: login,
    body: signInSchema,
    initialValues: { usernameOrEmail: '', password: '', remember: true },
    draft: signInDraft,
    fallback: t('signIn.failed'),
    onSuccess: async ({ data }, { remember }) => {
      const { next } = data;
      if (next !== undefined && cameFrom(search, language) === undefined) {
        // The guard reads where to lead from the address.
        await navigate(searchFrom(next), { replace: true });
      }
      setBlocked(!startSession(data, { remember }));
    },
  });
  const { problem } = form;
  const isNamed = form.values.usernameOrEmail !== '';
  const isUnverified = problem?.status === 403 && !isOfLockedAccount(problem);
  return (
    <form {...form.formProps}>
      {/* The answer below says the same, and more. */}
      {!isUnverified && <SignInNotice />}
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
          enterKeyHint="go"
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
        <RouterLink to={paths.forgotPassword(language)} py="3">
          {t('signIn.forgot')}
        </RouterLink>
      </Flex>
      {isUnverified ? (
        <Unverified
          key={problem.count}
          failure={problem}
          usernameOrEmail={form.values.usernameOrEmail}
        />
      ) : (
        <Refusal problem={problem} />
      )}
      {isBlocked && (
        <Box mb="5">
          <Alert kind="error">{t('problem.cookies')}</Alert>
        </Box>
      )}
      <SubmitButton isWorking={form.isSending} workingText={t('signIn.working')} width="full">
        {t('signIn.submit')}
      </SubmitButton>
    </form>
  );
}

const isOfLockedAccount = ({ error }: FormProblem) =>
  'key' in error && error.key === 'accountLocked';

/** Why the sign-in failed; for a locked account with the email of our team. */
function Refusal({ problem }: { problem: FormProblem | undefined }) {
  const isLocked = problem !== undefined && isOfLockedAccount(problem);
  return (
    <FailureAlert failure={problem} action={isLocked ? <SupportMailLink /> : undefined} mb="5" />
  );
}
