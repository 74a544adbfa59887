import { register } from '@qaysari/contract/account/calls';
import { signUpSchema } from '@qaysari/contract/account/schema';
import { useTranslation } from 'react-i18next';
import {
  AccountFields,
  useAccountLabel,
  type AccountFieldName,
} from '../../entities/person/account-fields.tsx';
import { keepNewAccount, signUpDraftName } from '../../entities/person/new-account.ts';
import { showToast, useToastsAhead } from '../../lib/browser/toast.ts';
import { acceptedField } from '../../lib/forms/accepted-field.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { StillNeeded } from '../../ui/still-needed.tsx';

const schema = signUpSchema.shape({ terms: acceptedField() });

/** Creates an account. Its e-mail address must be verified before the first sign-in. */
export function SignUpForm({ onSignedUp }: { onSignedUp: () => void | Promise<void> }) {
  const { t } = useTranslation('auth');
  const label = useAccountLabel();
  useToastsAhead();
  const form = useApiForm({
    endpoint: register,
    body: signUpSchema,
    schema,
    initialValues: { username: '', email: '', password: '', confirmPassword: '', terms: false },
    draft: { name: signUpDraftName, fields: ['username', 'email', 'terms'] },
    onProblem: (text) => showToast('error', text),
    onSuccess: (_answer, account) => {
      keepNewAccount(account);
      return onSignedUp();
    },
  });
  return (
    <form {...form.formProps}>
      <AccountFields field={form.field} terms={form.checkbox('terms')} />
      <StillNeeded
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
