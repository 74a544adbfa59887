import { signInSchema } from '@qaysari/contract/account/schema';
import { Dialog } from '@chakra-ui/react/dialog';
import { login } from '@qaysari/contract/account/calls';
import type { User } from '@qaysari/contract/account/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { paths } from '../../lib/routes/routes.ts';
import { noteExternalSignIn } from '../../lib/session/external-sign-in.ts';
import { renewToken } from '../../lib/session/token.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { ProviderLinks } from './provider-buttons.tsx';

interface SignInAgainDialogProps {
  user: User;
  /** Called with true once this browser has a new session, and with false when the person would not. */
  onAnswer: (isDone: boolean) => void;
}

/** Asks for the password, or leads to the provider of somebody who has none. What the page holds stays. */
export function SignInAgainDialog(props: SignInAgainDialogProps) {
  const { user, onAnswer } = props;
  const { t } = useTranslation('auth');
  return (
    <DialogFrame open onClose={() => onAnswer(false)}>
      <Dialog.Title>{t('again.title')}</Dialog.Title>
      <Dialog.Description>
        {user.isOAuth ? t('again.provider') : t('again.password', { name: user.username })}
      </Dialog.Description>
      {user.isOAuth ? <ByProvider {...props} /> : <ByPassword {...props} />}
    </DialogFrame>
  );
}

function Cancel({ onAnswer }: Pick<SignInAgainDialogProps, 'onAnswer'>): ReactNode {
  const { t } = useTranslation('auth');
  return (
    <Button variant="outline" onClick={() => onAnswer(false)}>
      {t('again.cancel')}
    </Button>
  );
}

function ByPassword({ user, onAnswer }: SignInAgainDialogProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const form = useApiForm({
    endpoint: login,
    body: signInSchema,
    initialValues: { password: '' },
    extra: { usernameOrEmail: user.username },
    onSuccess: ({ data }) => {
      renewToken(data.token);
      onAnswer(true);
    },
  });
  return (
    <form {...form.formProps}>
      {/* For password managers. */}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField
        label={t('signIn.password')}
        required
        autoFocus
        autoComplete="current-password"
        enterKeyHint="go"
        {...form.field('password')}
      />
      <FailureAlert failure={form.problem} mt="3" />
      <RouterLink
        to={paths.forgotPassword(language)}
        display="inline-block"
        py="2"
        fontSize="sm"
        onClick={() => onAnswer(false)}
      >
        {t('signIn.forgot')}
      </RouterLink>
      <Dialog.Footer>
        <Cancel onAnswer={onAnswer} />
        <SubmitButton isWorking={form.isSending} workingText={t('signIn.working')}>
          {t('again.submit')}
        </SubmitButton>
      </Dialog.Footer>
    </form>
  );
}

/** The browser leaves the site, returns to this page and continues there (signing-in-page.tsx). */
function ByProvider({ user, onAnswer }: SignInAgainDialogProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <ProviderLinks
        onLeave={() => noteExternalSignIn({ userId: user._id, path: pathname + search })}
      />
      <Dialog.Footer>
        <Cancel onAnswer={onAnswer} />
      </Dialog.Footer>
    </>
  );
}
