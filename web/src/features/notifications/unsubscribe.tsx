import { useMutation } from '@tanstack/react-query';
import { unsubscribeFromMails } from '@qaysari/contract/notification-endpoints';
import { BellOff, Link2Off, MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { paths } from '../../lib/routes/routes.ts';
import { useCodeOfAddress } from '../../lib/routes/use-code-of-address.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmCard } from '../../ui/confirm-card.tsx';
import { ResultCard } from '../../ui/result-card.tsx';

/** Ends the mails about messages, after asking: programs that read mails open links, too. */
export function Unsubscribe() {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const failureText = useFailureText();
  const token = useCodeOfAddress();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => callApi(unsubscribeFromMails, { language, query: { token } }),
  });
  if (token === '' || data?.result === 'unknown') return <WrongLink />;
  if (data) return <Ended isNew={data.result === 'done'} />;
  return (
    <ConfirmCard
      icon={<BellOff />}
      title={t('unsubscribe.title')}
      body={t('unsubscribe.body')}
      submit={t('unsubscribe.submit')}
      workingText={t('unsubscribe.working')}
      isWorking={isPending}
      failure={error ? failureText(error) : undefined}
      onSubmit={() => mutate()}
    />
  );
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
