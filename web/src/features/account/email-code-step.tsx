import { confirmEmailChange } from '@qaysari/contract/user-endpoints';
import { useTranslation } from 'react-i18next';
import { renewToken } from '../../lib/session/token.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { CodeForm } from '../../ui/code-form.tsx';
import { ResendEmailCode } from './resend-email-code.tsx';

interface EmailCodeStepProps {
  /** The new address, to which the code was sent. */
  email: string;
  /** The address is the person's now. */
  onChanged: (email: string) => void | Promise<void>;
}

/** Takes the code from the mail; the session on this device goes on with a new token. */
export function EmailCodeStep({ email, onChanged }: EmailCodeStepProps) {
  const { t } = useTranslation('recovery');
  const form = useApiForm({
    endpoint: confirmEmailChange,
    initialValues: { code: '' },
    extra: { email },
    failures: 'inForm',
    fallback: t('code.failed'),
    onSuccess: ({ data }) => {
      renewToken(data.token);
      return onChanged(data.email);
    },
  });
  return (
    <>
      <CodeForm
        form={form}
        label={t('code.label')}
        boxLabel={(number) => t('code.box', { number })}
        help={t('code.help')}
        submit={t('code.submit')}
        working={t('code.working')}
      />
      <ResendEmailCode email={email} onSent={() => form.reset()} />
    </>
  );
}
