import { confirmCode } from '@qaysari/contract/auth-endpoints';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/routes/paths.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { CardTitle } from '../../ui/card-title.tsx';
import { CodeForm } from '../../ui/code-form.tsx';
import { MailRecipient } from '../../ui/mail-recipient.tsx';
import { ResendCode } from './resend-code.tsx';

interface CodeStepProps {
  title: string;
  email: string;
  onConfirmed: (resetToken: string) => void | Promise<void>;
}

/** Takes the code from the mail. */
export function CodeStep({ title, email, onConfirmed }: CodeStepProps) {
  const { t } = useTranslation(['recovery', 'messages']);
  const language = useLanguage();
  const form = useApiForm({
    endpoint: confirmCode,
    initialValues: { code: '' },
    extra: { email },
    failures: 'inForm',
    fallback: t('recovery:code.failed'),
    onSuccess: ({ data }) => onConfirmed(data.resetToken),
  });
  return (
    <>
      <CardTitle title={title} lead={t('messages:resetCodeSent')} />
      <MailRecipient
        email={email}
        to={paths.forgotPassword(language)}
        change={t('recovery:code.change')}
      />
      <CodeForm
        form={form}
        label={t('recovery:code.label')}
        boxLabel={(number) => t('recovery:code.box', { number })}
        help={t('recovery:code.help')}
        submit={t('recovery:code.submit')}
        working={t('recovery:code.working')}
      />
      <ResendCode email={email} onSent={() => form.reset()} />
    </>
  );
}
