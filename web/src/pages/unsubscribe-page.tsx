import { useMutation } from '@tanstack/react-query';
import { unsubscribeFromMails } from '@qaysari/contract/notification/calls';
import { BellOff, Link2Off, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../i18n/language.ts';
import { callApi } from '../lib/api/api-client.ts';
import { useFailureText } from '../lib/api/failure.ts';
import { pageQuery } from '../lib/routes/page-query.ts';
import { paths } from '../lib/routes/routes.ts';
import { useCodeOfAddress } from '../lib/routes/use-code-of-address.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmCard } from '../ui/confirm-card.tsx';
import { ResultCard } from '../ui/result-card.tsx';

/** Which mails the link ends. */
const others = ['sales', 'news', 'search', 'cheaper'] as const;
type Ended = 'unsubscribe' | (typeof others)[number];

function endedBy(of: string | null): Ended {
  return others.find((other) => other === of) ?? 'unsubscribe';
}

/** Ends one kind of mail, after asking: programs that read mails open links, too. */
export function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const language = useLanguage();
  const failureText = useFailureText();
  const { search } = useLocation();
  const [of] = useState(() => pageQuery('unsubscribe', search).get('of'));
  const ended = endedBy(of);
  const token = useCodeOfAddress();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => callApi(unsubscribeFromMails, { language, query: { token } }),
  });
  if (token === '' || data?.result === 'unknown') return <WrongLink ended={ended} />;
  if (data) return <Stopped ended={ended} isNew={data.result === 'done'} />;
  return (
    <ConfirmCard
      icon={<BellOff />}
      title={t(`${ended}.title`)}
      body={t(`${ended}.body`)}
      submit={t(`${ended}.submit`)}
      workingText={t('unsubscribe.working')}
      isWorking={isPending}
      failure={error ? failureText(error) : undefined}
      onSubmit={() => mutate()}
    />
  );
}

function Stopped({ ended, isNew }: { ended: Ended; isNew: boolean }) {
  const { t } = useTranslation('unsubscribe');
  return (
    <ResultCard
      icon={<MailCheck />}
      title={isNew ? t(`${ended}.doneTitle`) : t(`${ended}.alreadyTitle`)}
      body={t(`${ended}.doneBody`)}
      takesFocus
      action={<OnAgain ended={ended} />}
    />
  );
}

function WrongLink({ ended }: { ended: Ended }) {
  const { t } = useTranslation('unsubscribe');
  return (
    <ResultCard
      icon={<Link2Off />}
      isTrouble
      title={t('unsubscribe.wrongTitle')}
      body={t(`${ended}.wrongBody`)}
      takesFocus
      action={<OnAgain ended={ended} />}
    />
  );
}

/** Where these mails are switched on again. */
function OnAgain({ ended }: { ended: Ended }) {
  const { t } = useTranslation('unsubscribe');
  const language = useLanguage();
  const settings = [paths.settings(language), t('unsubscribe.toSettings')] as const;
  const [to, label] = {
    unsubscribe: settings,
    sales: settings,
    cheaper: settings,
    news: [paths.newsletter(language), t('news.again')] as const,
    search: [paths.savedSearches(language), t('search.again')] as const,
  }[ended];
  return (
    <Button asChild size="lg" width="full">
      <Link to={to}>{label}</Link>
    </Button>
  );
}
