import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ResultCard } from '../../ui/result-card.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { resetSteps } from './reset-progress.ts';
import { ToSignIn } from './to-sign-in.tsx';
import { useResetFlow } from './use-reset-flow.ts';

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
