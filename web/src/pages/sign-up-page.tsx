import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { register } from '@qaysari/contract/account/calls';
import { signUpSchema } from '@qaysari/contract/account/schema';
import { addressAfterSignUp, keepFrom } from '../entities/person/sign-in-link.ts';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { CardHeader } from '../ui/page.tsx';
import {
  AccountFields,
  useAccountLabel,
  type AccountFieldName,
} from '../entities/person/account-fields.tsx';
import { keepNewAccount, nextPage, signUpDraftName } from '../entities/person/new-account.ts';
import { closeToast, showToast, usePreloadToaster } from '../lib/browser/toast.ts';
import { acceptedField } from '../lib/forms/accepted-field.ts';
import { useApiForm } from '../lib/forms/use-api-form.ts';
import { Button, SubmitButton } from '../ui/button.tsx';
import { MissingFields } from '../ui/missing-fields.tsx';
import { SignInReasons } from './sign-in-reasons.tsx';

const schema = signUpSchema.shape({ termsAccepted: acceptedField() });

/** Creates an account. Its e-mail address must be verified before the first sign-in. */
export function SignUpForm({ onSignedUp }: { onSignedUp: () => void | Promise<void> }) {
  const { t } = useTranslation('auth');
  const label = useAccountLabel();
  const { search } = useLocation();
  const next = nextPage(search, useLanguage());
  usePreloadToaster();
  const form = useApiForm({
    endpoint: register,
    body: signUpSchema,
    schema,
    initialValues: {
      username: '',
      email: '',
      password: '',
      confirmPassword: '',
      termsAccepted: false,
    },
    extra: { next },
    draft: { name: signUpDraftName, fields: ['username', 'email', 'termsAccepted'] },
    onProblem: (text) => (text === undefined ? closeToast('error') : showToast('error', text)),
    onSuccess: (_answer, account) => {
      keepNewAccount(account);
      return onSignedUp();
    },
  });
  return (
    <form {...form.formProps}>
      <AccountFields field={form.field} terms={form.checkbox('termsAccepted')} />
      <MissingFields
        fields={form.wrongNames.map((name) => ({ name, label: label(name as AccountFieldName) }))}
      />
      <SubmitButton
        mt="3"
        width="full"
        disabled={!form.isReady}
        isWorking={form.isSending}
        workingText={t('signUp.working')}
      >
        {t('signUp.submit')}
      </SubmitButton>
    </form>
  );
}

export function SignUpPage() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <CardHeader title={t('signUp.title')} lead={t('signUp.lead')} />
      <SignInReasons />
      <SignUpForm onSignedUp={() => navigate(addressAfterSignUp(paths.signIn(language), search))} />
      <Box as="p" mt="6" mb="2" textAlign="center" fontSize="sm" color="fg.muted">
        {t('signUp.haveAccount')}
      </Box>
      <Button asChild variant="outline" size="lg" width="full">
        <Link to={paths.signIn(language) + keepFrom(search)}>{t('signUp.signIn')}</Link>
      </Button>
    </>
  );
}
