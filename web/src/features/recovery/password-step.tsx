import { Flex } from '@chakra-ui/react/flex';
import { resetPassword } from '@qaysari/contract/account/calls';
import { newPasswordSchema, resetPasswordSchema } from '@qaysari/contract/account/schema';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorText } from '../../lib/api/failure.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { CardHeader } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/text-field.tsx';

interface PasswordStepProps {
  title: string;
  email: string;
  resetToken: string;
  /** Called when the reset token has expired. */
  onExpired: (why: ErrorText) => void | Promise<void>;
  onChanged: () => void | Promise<void>;
}

/** Step 3: sets the new password with the reset token. */
export function PasswordStep(props: PasswordStepProps) {
  const { title, email, resetToken, onExpired, onChanged } = props;
  const { t } = useTranslation(['recovery', 'auth', 'messages']);
  const form = useApiForm({
    endpoint: resetPassword,
    body: resetPasswordSchema,
    schema: newPasswordSchema,
    initialValues: { newPassword: '', confirmNewPassword: '' },
    extra: { email, resetToken },
    onSuccess: onChanged,
  });
  const { problem } = form;
  const expire = useEffectEvent((why: ErrorText) => void onExpired(why));
  const isExpired = problem?.status === 400;
  useEffect(() => {
    if (isExpired) expire(problem.error);
  }, [isExpired, problem]);
  return (
    <>
      <CardHeader
        title={title}
        lead={`${t('messages:codeVerified')}. ${t('recovery:password.lead')}`}
      />
      <form {...form.formProps}>
        {/* For password managers. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Flex direction="column" gap="3">
          <PasswordField
            label={t('recovery:password.newPassword')}
            help={t('auth:signUp.passwordHelp')}
            required
            autoComplete="new-password"
            autoFocus
            {...form.field('newPassword')}
          />
          <PasswordField
            label={t('recovery:password.confirm')}
            required
            autoComplete="new-password"
            enterKeyHint="done"
            {...form.field('confirmNewPassword')}
          />
        </Flex>
        <FailureAlert failure={isExpired ? undefined : problem} mt="1" mb="3" />
        <SubmitButton
          mt="3"
          width="full"
          isWorking={form.isSending}
          workingText={t('recovery:password.working')}
        >
          {t('recovery:password.submit')}
        </SubmitButton>
      </form>
    </>
  );
}
