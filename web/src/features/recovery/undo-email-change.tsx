import { Link2Off, MailCheck, MailQuestion } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { undoEmailChange } from '@qaysari/contract/auth-endpoints';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { ApiFailure, useFailureText } from '../../lib/api/failure.ts';
import { paths } from '../../lib/routes/routes.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { ResultCard } from '../../ui/result-card.tsx';

/** Takes back a change of the email address, after asking: programs that read mails open links, too. */
export function UndoEmailChange() {
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
    const body = isInUse ? failureText(error) : t('undo.wrongBody');
    return <Stopped title={t('undo.wrongTitle')} body={body} />;
  }
  return (
    <ResultCard
      icon={<MailQuestion />}
      title={t('undo.title')}
      body={t('undo.body')}
      action={
        <>
          <FailureAlert failure={error && { text: failureText(error) }} mb="4" />
          <SubmitButton
            size="lg"
            width="full"
            isWorking={isPending}
            workingText={t('undo.working')}
            onClick={() => mutate()}
          >
            {t('undo.submit')}
          </SubmitButton>
        </>
      }
    />
  );
}

/** The secret of the link, which leaves the address at once; '' for none. */
function useCodeOfAddress(): string {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => new URLSearchParams(search).get('code') ?? '');
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);
  return code;
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

function Stopped({ title, body }: { title: string; body: string }) {
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
