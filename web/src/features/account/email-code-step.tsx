import { changeEmail, confirmEmailChange } from '@qaysari/contract/user-endpoints';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../entities/person/code-form.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { renewToken } from '../../lib/session/token.ts';
import { emailCodeCountdown } from './email-code-countdown.ts';

interface EmailCodeStepProps {
  /** The new address, to which the code was sent. */
  email: string;
  /** The address is the person's now. */
  onChanged: (email: string) => void | Promise<void>;
}

/** Takes the code from the mail; the session on this device goes on with a new token. */
export function EmailCodeStep({ email, onChanged }: EmailCodeStepProps) {
  const { t } = useTranslation('recovery');
  const language = useLanguage();
  const form = useApiForm({
    endpoint: confirmEmailChange,
    initialValues: { code: '' },
    extra: { email },
    fallback: t('code.failed'),
    onSuccess: ({ data }) => {
      renewToken(data.token);
      return onChanged(data.email);
    },
  });
  return (
    <CodeForm
      form={form}
      countdown={emailCodeCountdown}
      resend={() => submitToApi(changeEmail, { language, body: { newEmail: email } })}
    />
  );
}
