import { emailCodeSchema } from '@qaysari/contract/account/schema';
import { changeEmail, confirmEmailChange } from '@qaysari/contract/account/calls';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../entities/person/code-form.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { renewToken } from '../../lib/session/token.ts';
import { emailCodeCountdown } from './email-code-countdown.ts';

interface EmailCodeStepProps {
  /** The new address. */
  email: string;
  /** Called once the address is the person's. */
  onChanged: (email: string) => void | Promise<void>;
}

/** Confirms a new address with the code of the mail. The session on this device continues with a new token. */
export function EmailCodeStep({ email, onChanged }: EmailCodeStepProps) {
  const { t } = useTranslation('recovery');
  const language = useLanguage();
  const form = useApiForm({
    endpoint: confirmEmailChange,
    body: emailCodeSchema,
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
