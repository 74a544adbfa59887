import { resendVerificationSchema } from '@qaysari/contract/account/schema';
import { Box } from '@chakra-ui/react/box';
import { resendVerification } from '@qaysari/contract/account/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert, FailureAlert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface NewLinkFormProps {
  /** Name or address that this tab knows. */
  suggestedName: string;
  /** Called with the name or address that was entered. */
  onSent: (usernameOrEmail: string) => void;
}

/** Requests a new verification link by username or e-mail address. */
export function NewLinkForm({ suggestedName, onSent }: NewLinkFormProps) {
  const { t } = useTranslation(['recovery', 'auth']);
  const language = useLanguage();
  const [answer, setAnswer] = useState<string>();
  const form = useApiForm({
    endpoint: resendVerification,
    body: resendVerificationSchema,
    initialValues: { usernameOrEmail: suggestedName },
    draft: { name: 'new-link', fields: ['usernameOrEmail'] },
    onSuccess: ({ message }, { usernameOrEmail }) => {
      setAnswer(message);
      onSent(usernameOrEmail.trim());
    },
  });
  const { problem } = form;
  return (
    <Box textAlign="start">
      <form {...form.formProps}>
        <TextField
          label={t('auth:signIn.usernameOrEmail')}
          exact
          required
          autoComplete="username"
          inputMode="email"
          enterKeyHint="send"
          {...form.field('usernameOrEmail')}
        />
        <SubmitButton
          mt="3"
          width="full"
          isWorking={form.isSending}
          workingText={t('recovery:link.sending')}
        >
          {t('recovery:link.submit')}
        </SubmitButton>
      </form>
      {problem ? (
        <FailureAlert failure={problem} mt="4" />
      ) : (
        <Box role="status" mt={answer === undefined ? '0' : '4'}>
          {answer !== undefined && <Alert kind="success">{answer}</Alert>}
        </Box>
      )}
      <Box as="p" mt="4" textAlign="center" fontSize="sm">
        <RouterLink to={paths.signIn(language)} state={{ begin: true }} py="3">
          {t('recovery:email.signIn')}
        </RouterLink>
      </Box>
    </Box>
  );
}
