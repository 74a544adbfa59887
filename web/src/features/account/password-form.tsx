import { changePasswordSchema } from '@qaysari/contract/account/schema';
import { Flex } from '@chakra-ui/react/flex';
import { changePassword } from '@qaysari/contract/account/calls';
import type { User } from '@qaysari/contract/account/types';
import { useTranslation } from 'react-i18next';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { renewToken } from '../../lib/session/token.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/text-field.tsx';

interface PasswordFormProps {
  user: User;
  onChanged: () => void | Promise<void>;
}

/** Changes the password. The session on this device continues with a new token. */
export function PasswordForm({ user, onChanged }: PasswordFormProps) {
  const { t } = useTranslation('account');
  const form = useApiForm({
    endpoint: changePassword,
    body: changePasswordSchema,
    initialValues: { password: '', newPassword: '', confirmNewPassword: '' },
    fallback: t('password.failed'),
    onSuccess: ({ data }) => {
      renewToken(data.token);
      return onChanged();
    },
  });
  const { problem } = form;
  return (
    <form {...form.formProps}>
      {/* For password managers. */}
      <input
        type="text"
        autoComplete="username"
        aria-label={t('field.username')}
        value={user.username}
        readOnly
        hidden
      />
      <Flex direction="column" gap="3">
        <PasswordField
          label={t('password.current')}
          required
          autoComplete="current-password"
          {...form.field('password')}
        />
        <PasswordField
          label={t('password.new')}
          help={t('password.newHelp')}
          required
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
        <PasswordField
          label={t('password.confirm')}
          required
          autoComplete="new-password"
          {...form.field('confirmNewPassword')}
        />
      </Flex>
      <FailureAlert failure={problem} mt="3" />
      <SubmitButton
        mt="4"
        width={{ base: 'full', sm: 'auto' }}
        disabled={!form.isReady}
        isWorking={form.isSending}
        workingText={t('password.working')}
      >
        {t('password.submit')}
      </SubmitButton>
    </form>
  );
}
