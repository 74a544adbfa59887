import { emailCodeSchema } from '@qaysari/contract/account/schema';
import { confirmCode, forgotPassword } from '@qaysari/contract/account/calls';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../entities/person/code-form.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { paths } from '../../lib/routes/routes.ts';
import { MailRecipient } from '../../ui/mail-recipient.tsx';
import { CardHeader } from '../../ui/page.tsx';
import { resendCountdown } from './use-reset-flow.ts';

interface CodeStepProps {
  title: string;
  email: string;
  onConfirmed: (resetToken: string) => void | Promise<void>;
}

/** Step 2: the code of the mail. */
export function CodeStep({ title, email, onConfirmed }: CodeStepProps) {
  const { t } = useTranslation(['recovery', 'messages']);
  const language = useLanguage();
  const form = useApiForm({
    endpoint: confirmCode,
    body: emailCodeSchema,
    initialValues: { code: '' },
    extra: { email },
    fallback: t('recovery:code.failed'),
    onSuccess: ({ data }) => onConfirmed(data.resetToken),
  });
  return (
    <>
      <CardHeader title={title} lead={t('messages:resetCodeSent')} />
      <MailRecipient
        email={email}
        to={paths.forgotPassword(language)}
        change={t('recovery:code.change')}
      />
      <CodeForm
        form={form}
        countdown={resendCountdown}
        resend={() => submitToApi(forgotPassword, { language, body: { email } })}
      />
    </>
  );
}
