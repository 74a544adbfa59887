import { Link2Off, MailCheck, MailQuestion } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { undoEmailChange } from '@qaysari/contract/account/calls';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../i18n/language.ts';
import { submitToApi } from '../lib/api/api-client.ts';
import { ApiFailure, useFailureText } from '../lib/api/failure.ts';
import { paths } from '../lib/routes/routes.ts';
import { useCodeOfAddress } from '../lib/routes/use-code-of-address.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmCard } from '../ui/confirm-card.tsx';
import { ResultCard } from '../ui/result-card.tsx';
import { SupportMailLink } from '../ui/support-mail.tsx';

/** Takes back a change of the email address, after asking: programs that read mails open links, too. */
export function UndoEmailChangePage() {
  const { t } = useTranslation('recovery');
  const language = useLanguage();
  const failureText = useFailureText();
  const code = useCodeOfAddress();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => submitToApi(undoEmailChange, { language, body: { code } }),
  });
  if (isSuccess) return <TakenBack />;
  const isWrong = error instanceof ApiFailure && (error.status === 400 || error.status === 409);
  if (code === '' || isWrong) {
    const isInUse = error instanceof ApiFailure && error.status === 409;
    const body = isInUse ? (
      <>
        {failureText(error)} <SupportMailLink />
      </>
    ) : (
      t('undo.wrongBody')
    );
    return <Stopped title={t('undo.wrongTitle')} body={body} />;
  }
  return (
    <ConfirmCard
      icon={<MailQuestion />}
      title={t('undo.title')}
      body={t('undo.body')}
      submit={t('undo.submit')}
      workingText={t('undo.working')}
      isWorking={isPending}
      failure={error ? failureText(error) : undefined}
      onSubmit={() => mutate()}
    />
  );
}

function TakenBack() {
  const { t } = useTranslation(['recovery', 'messages']);
  const language = useLanguage();
  return (
    <ResultCard
      icon={<MailCheck />}
      title={t('messages:emailTakenBack')}
      body={t('recovery:undo.doneBody')}
      takesFocus
      action={
        <Button asChild size="lg" width="full">
          <Link to={paths.forgotPassword(language)}>{t('recovery:undo.newPassword')}</Link>
        </Button>
      }
    />
  );
}

function Stopped({ title, body }: { title: string; body: ReactNode }) {
  const { t } = useTranslation('recovery');
  const language = useLanguage();
  return (
    <ResultCard
      icon={<Link2Off />}
      isTrouble
      title={title}
      body={body}
      takesFocus
      action={
        <Button asChild size="lg" width="full">
          <Link to={paths.home(language)}>{t('confirmation.home')}</Link>
        </Button>
      }
    />
  );
}
