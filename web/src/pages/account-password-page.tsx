import { changePasswordSchema } from '@qaysari/contract/account/schema';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { Flex } from '@chakra-ui/react/flex';
import { changePassword } from '@qaysari/contract/account/calls';
import type { User } from '@qaysari/contract/account/types';
import { WithUser } from '../entities/person/session.tsx';
import { AccountPage, AccountPanel, useBackToPrivacy } from '../features/account/account-page.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { useApiForm } from '../lib/forms/use-api-form.ts';
import { renewToken } from '../lib/session/token.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { SubmitButton } from '../ui/button.tsx';
import { PasswordField } from '../ui/text-field.tsx';

export function AccountPasswordPage() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const navigate = useNavigate();
  const back = useBackToPrivacy();
  return (
    <WithUser>
      {(user) =>
        user.isOAuth ? (
          <Navigate to={back.to} replace />
        ) : (
          <AccountPage title={t('password.title')} lead={t('password.lead')} back={back}>
            <AccountPanel narrow>
              <PasswordForm
                user={user}
                onChanged={() => navigate(paths.passwordChanged(language))}
              />
            </AccountPanel>
          </AccountPage>
        )
      }
    </WithUser>
  );
}

interface PasswordFormProps {
  user: User;
  onChanged: () => void | Promise<void>;
}

/** Changes the password. The session on this device continues with a new token. */
function PasswordForm({ user, onChanged }: PasswordFormProps) {
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
          enterKeyHint="done"
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
