import { changeEmailSchema } from '@qaysari/contract/account/schema';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { WithUser, useUpdateSession } from '../entities/person/session.tsx';
import { EmailCodeStep } from '../features/account/email-code-step.tsx';
import { useLanguage } from '../i18n/language.ts';
import { usePageQuery } from '../lib/routes/page-query.ts';
import { paths } from '../lib/routes/routes.ts';
import { MailRecipient } from '../ui/mail-recipient.tsx';
import { CardHeader } from '../ui/page.tsx';

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
