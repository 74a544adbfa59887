import { changeEmail, confirmEmailChange } from '@qaysari/contract/account/calls';
import { changeEmailSchema, emailCodeSchema } from '@qaysari/contract/account/schema';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { WithUser, useUpdateSession } from '../entities/person/session.tsx';
import { useLanguage } from '../i18n/language.ts';
import { usePageQuery } from '../lib/routes/page-query.ts';
import { paths } from '../lib/routes/routes.ts';
import { MailRecipient } from '../ui/mail-recipient.tsx';
import { CardHeader } from '../ui/page.tsx';
import { CodeForm } from '../entities/person/code-form.tsx';
import { submitToApi } from '../lib/api/api-client.ts';
import { useApiForm } from '../lib/forms/use-api-form.ts';
import { renewToken } from '../lib/session/token.ts';
import { emailCodeCountdown } from '../features/account/email-code-countdown.ts';

export function VerifyCodePage() {
  const { t } = useTranslation(['recovery', 'messages']);
  const language = useLanguage();
  const navigate = useNavigate();
  const updateSession = useUpdateSession();
  const asked = { newEmail: usePageQuery('verifyCode').get('email') };
  if (!changeEmailSchema.isValidSync(asked)) {
    return <Navigate to={paths.changeEmail(language)} replace />;
  }
  const email = changeEmailSchema.cast(asked).newEmail;
  return (
    <>
      <CardHeader title={t('recovery:code.title')} lead={t('messages:emailCodeSent')} />
      <MailRecipient
        email={email}
        to={paths.changeEmail(language)}
        change={t('recovery:code.change')}
      />
      <WithUser>
        {(user) => (
          <EmailCodeStep
            email={email}
            onChanged={async (changed) => {
              await updateSession({ ...user, email: changed });
              await navigate(paths.emailChanged(language), { replace: true });
            }}
          />
        )}
      </WithUser>
    </>
  );
}

interface EmailCodeStepProps {
  /** The new address. */
  email: string;
  /** Called once the address is the person's. */
  onChanged: (email: string) => void | Promise<void>;
}

/** Confirms a new address with the code of the mail. The session on this device continues with a new token. */
function EmailCodeStep({ email, onChanged }: EmailCodeStepProps) {
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
