import { emailCodeSchema } from '@qaysari/contract/account/schema';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { confirmCode, forgotPassword } from '@qaysari/contract/account/calls';
import { signInDraft } from '../entities/person/new-account.ts';
import { readDraft, writeDraft } from '../lib/drafts/drafts.ts';
import { ResultCard } from '../ui/result-card.tsx';
import { StepBar } from '../ui/step-bar.tsx';
import { EmailStep } from '../features/recovery/email-step.tsx';
import { PasswordStep } from '../features/recovery/password-step.tsx';
import { resetSteps, useResetFlow, resendCountdown } from '../features/recovery/use-reset-flow.ts';
import { ToSignIn } from '../features/recovery/confirmation.tsx';
import { CodeForm } from '../entities/person/code-form.tsx';
import { useLanguage } from '../i18n/language.ts';
import { submitToApi } from '../lib/api/api-client.ts';
import { useApiForm } from '../lib/forms/use-api-form.ts';
import { paths } from '../lib/routes/routes.ts';
import { MailRecipient } from '../ui/mail-recipient.tsx';
import { CardHeader } from '../ui/page.tsx';

/** Shares the e-mail address with the draft of the sign-in form. */
export function ForgotPasswordPage() {
  const { usernameOrEmail } = readDraft(signInDraft.name);
  const isAddress = typeof usernameOrEmail === 'string' && usernameOrEmail.includes('@');
  return (
    <ResetPassword
      suggestedEmail={isAddress ? usernameOrEmail : ''}
      onChanged={(email) => writeDraft(signInDraft.name, { usernameOrEmail: email })}
    />
  );
}

interface ResetPasswordProps {
  /** Initial value of the address. */
  suggestedEmail: string;
  /** Called with the address of the account. */
  onChanged: (email: string) => void;
}

/** The four steps from a forgotten password to a new one (docs/specification/screens.md#s17). */
export function ResetPassword({ suggestedEmail, onChanged }: ResetPasswordProps) {
  const { t } = useTranslation(['recovery', 'messages']);
  const flow = useResetFlow();
  const { step, progress } = flow;
  const titles = {
    email: t('recovery:email.title'),
    code: t('recovery:code.title'),
    password: t('recovery:password.title'),
    done: t('messages:passwordUpdated'),
  };
  const number = resetSteps.indexOf(step) + 1;
  const of = resetSteps.length;
  return (
    <>
      <StepBar
        step={number}
        of={of}
        label={t('recovery:step', { step: number, of })}
        title={titles[step]}
      />
      {step === 'email' && (
        <EmailStep
          title={titles.email}
          email={progress.email ?? suggestedEmail}
          restart={flow.restart}
          takesFocus={flow.isMoving}
          hasCode={progress.held === 'code'}
          onSent={flow.codeSent}
        />
      )}
      {step === 'code' && progress.held === 'code' && (
        <CodeStep
          title={titles.code}
          email={progress.email}
          onConfirmed={(resetToken) => flow.codeConfirmed(progress.email, resetToken)}
        />
      )}
      {step === 'password' && progress.held === 'pass' && (
        <PasswordStep
          title={titles.password}
          email={progress.email}
          resetToken={progress.resetToken}
          onExpired={(why) => flow.passExpired(progress.email, why)}
          onChanged={() => {
            onChanged(progress.email);
            return flow.passwordChanged(progress.email);
          }}
        />
      )}
      {step === 'done' && <DoneStep title={titles.done} takesFocus={flow.isMoving} />}
    </>
  );
}

/** Step 4: leads to signing in. */
function DoneStep({ title, takesFocus }: { title: string; takesFocus: boolean }) {
  const { t } = useTranslation('recovery');
  return (
    <ResultCard
      icon={<Check />}
      title={title}
      body={t('done.body')}
      takesFocus={takesFocus}
      action={<ToSignIn />}
    />
  );
}

interface CodeStepProps {
  title: string;
  email: string;
  onConfirmed: (resetToken: string) => void | Promise<void>;
}

/** Step 2: the code of the mail. */
function CodeStep({ title, email, onConfirmed }: CodeStepProps) {
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
