import { forgotPasswordSchema } from '@qaysari/contract/account/schema';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { forgotPassword } from '@qaysari/contract/account/calls';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { useTranslateError, type ErrorText } from '../../lib/api/failure.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert, FailureAlert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { CardHeader } from '../../ui/page.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface EmailStepProps {
  title: string;
  email: string;
  /** Why the person is back at the first step. */
  restart: ErrorText | 'lost' | undefined;
  takesFocus: boolean;
  /** An unused code was sent already. */
  hasCode: boolean;
  onSent: (email: string) => void | Promise<void>;
}

/** Step 1: requests a code. The answer does not reveal whether the address is known. */
export function EmailStep(props: EmailStepProps) {
  const { title, email, restart, takesFocus, hasCode, onSent } = props;
  const { t } = useTranslation('recovery');
  const language = useLanguage();
  const translateError = useTranslateError();
  const form = useApiForm({
    endpoint: forgotPassword,
    body: forgotPasswordSchema,
    initialValues: { email },
    draft: { name: 'forgot-password', fields: ['email'] },
    fallback: t('email.failed'),
    onSuccess: (_answer, values) => onSent(values.email.trim().toLowerCase()),
  });
  const { problem } = form;
  return (
    <>
      <CardHeader title={title} lead={t('email.lead')} />
      {restart !== undefined && !problem && (
        <Box mb="5">
          {restart === 'lost' ? (
            <Alert kind="info">{t('email.again')}</Alert>
          ) : (
            <Alert kind="error">{translateError(restart)}</Alert>
          )}
        </Box>
      )}
      <form {...form.formProps}>
        <TextField
          label={t('email.email')}
          exact
          required
          autoComplete="email"
          inputMode="email"
          autoFocus={takesFocus}
          enterKeyHint="send"
          {...form.field('email')}
        />
        <FailureAlert failure={problem} mt="1" mb="3" />
        <SubmitButton
          mt="3"
          width="full"
          isWorking={form.isSending}
          workingText={t('email.working')}
        >
          {t('email.submit')}
        </SubmitButton>
      </form>
      <Flex wrap="wrap" justify="center" columnGap="6" mt="4" fontSize="sm">
        {hasCode && (
          <RouterLink
            to={paths.forgotPassword(language)}
            state={{ step: 'code' }}
            replace={false}
            py="3"
          >
            {t('email.haveCode')}
          </RouterLink>
        )}
        <RouterLink to={paths.signIn(language)} py="3">
          {t('email.signIn')}
        </RouterLink>
      </Flex>
    </>
  );
}
