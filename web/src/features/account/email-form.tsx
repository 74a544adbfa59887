import { Box } from '@chakra-ui/react/box';
import { limits } from '@qaysari/contract/shared/limits';
import { changeEmail } from '@qaysari/contract/account/calls';
import { changeEmailSchema } from '@qaysari/contract/account/schema';
import type { User } from '@qaysari/contract/account/types';
import { useTranslation } from 'react-i18next';
import { startCountdown } from '../../lib/browser/use-countdown.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { emailCodeCountdown } from './email-code-countdown.ts';

interface EmailFormProps {
  user: User;
  /** Called once the code is sent. */
  onSent: (newEmail: string) => void | Promise<void>;
}

/** Sends a code to a new address. The address counts once the code is entered. */
export function EmailForm({ user, onSent }: EmailFormProps) {
  const { t } = useTranslation('account');
  const form = useApiForm({
    endpoint: changeEmail,
    body: changeEmailSchema,
    initialValues: { newEmail: '' },
    draft: { name: `new-email-${user._id}`, fields: ['newEmail'] },
    fallback: t('email.failed'),
    onSuccess: (_answer, values) => {
      startCountdown(emailCodeCountdown, limits.codeResendSeconds);
      return onSent(changeEmailSchema.cast(values).newEmail);
    },
  });
  const { problem } = form;
  return (
    <form {...form.formProps}>
      <Box as="dl" mb="4">
        <Box as="dt" fontSize="sm" color="fg.muted">
          {t('email.current')}
        </Box>
        <Box as="dd" fontWeight="medium" overflowWrap="anywhere">
          <bdi dir="ltr">{user.email}</bdi>
        </Box>
      </Box>
      <TextField
        label={t('email.new')}
        required
        exact
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        {...form.field('newEmail')}
      />
      <FailureAlert failure={problem} mt="3" />
      <SubmitButton
        mt="4"
        width={{ base: 'full', sm: 'auto' }}
        disabled={!form.isReady}
        isWorking={form.isSending}
        workingText={t('email.working')}
      >
        {t('email.submit')}
      </SubmitButton>
    </form>
  );
}
