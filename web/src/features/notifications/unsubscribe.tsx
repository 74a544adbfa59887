import { useMutation } from '@tanstack/react-query';
import { unsubscribeFromMails } from '@qaysari/contract/notification-endpoints';
import { BellOff, Link2Off, MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { paths } from '../../lib/routes/routes.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { ResultCard } from '../../ui/result-card.tsx';

/** Ends the mails about messages, after asking: programs that read mails open links, too. */
export function Unsubscribe() {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const failureText = useFailureText();
  const token = useTokenOfAddress();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => callApi(unsubscribeFromMails, { language, query: { token } }),
  });
  if (token === '' || data?.result === 'unknown') return <WrongLink />;
  if (data) return <Ended isNew={data.result === 'done'} />;
  return (
    <ResultCard
      icon={<BellOff />}
      title={t('unsubscribe.title')}
      body={t('unsubscribe.body')}
      action={
        <>
          <FailureAlert failure={error && { text: failureText(error) }} mb="4" />
          <SubmitButton
            size="lg"
            width="full"
            isWorking={isPending}
            workingText={t('unsubscribe.working')}
            onClick={() => mutate()}
          >
            {t('unsubscribe.submit')}
          </SubmitButton>
        </>
      }
    />
  );
}

/** The token of the link, which leaves the address at once; '' for none. */
function useTokenOfAddress(): string {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('code') ?? '');
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);
  return token;
}

function Ended({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('notifications');
  return (
    <ResultCard
      icon={<MailCheck />}
      title={t(isNew ? 'unsubscribe.doneTitle' : 'unsubscribe.alreadyTitle')}
      body={t('unsubscribe.doneBody')}
      takesFocus
      action={<ToSettings />}
    />
  );
}

function WrongLink() {
  const { t } = useTranslation('notifications');
  return (
    <ResultCard
      icon={<Link2Off />}
      isTrouble
      title={t('unsubscribe.wrongTitle')}
      body={t('unsubscribe.wrongBody')}
      takesFocus
      action={<ToSettings />}
    />
  );
}

function ToSettings() {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  return (
    <Button asChild size="lg" width="full">
      <Link to={paths.settings(language)}>{t('unsubscribe.toSettings')}</Link>
    </Button>
  );
}
