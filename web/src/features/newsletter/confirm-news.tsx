import { Box } from '@chakra-ui/react/box';
import { Link2Off, MailCheck, MailPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmCard } from '../../ui/confirm-card.tsx';
import { ResultCard } from '../../ui/result-card.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { useConfirmNews } from './use-confirm-news.ts';

/** Where the mail to a new subscriber leads: one press confirms. Without a link of a mail it is the sign-up. */
export function ConfirmNews() {
  const { t } = useTranslation('newsletter');
  const failureText = useFailureText();
  const { hasLink, result, isWorking, failure, confirm } = useConfirmNews();
  if (!hasLink) return <SignUp />;
  if (result === 'wrong') return <WrongLink />;
  if (result !== undefined) return <Confirmed isNew={result === 'done'} />;
  return (
    <ConfirmCard
      icon={<MailPlus />}
      title={t('confirm.title')}
      body={t('confirm.body')}
      submit={t('confirm.submit')}
      workingText={t('confirm.working')}
      isWorking={isWorking}
      failure={failure ? failureText(failure) : undefined}
      onSubmit={confirm}
      takesFocus
    />
  );
}

/** Fields begin where lines do, in a card that is centred otherwise. */
function FormInCard() {
  return (
    <Box textAlign="start">
      <NewsletterForm />
    </Box>
  );
}

function SignUp() {
  const { t } = useTranslation('newsletter');
  return (
    <ResultCard icon={<MailPlus />} title={t('title')} body={t('lead')} action={<FormInCard />} />
  );
}

function Confirmed({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('newsletter');
  const language = useLanguage();
  return (
    <ResultCard
      icon={<MailCheck />}
      title={t(isNew ? 'confirm.doneTitle' : 'confirm.alreadyTitle')}
      body={t('confirm.doneBody')}
      takesFocus
      action={
        <Button asChild size="lg" width="full">
          <Link to={paths.home(language)}>{t('home')}</Link>
        </Button>
      }
    />
  );
}

function WrongLink() {
  const { t } = useTranslation('newsletter');
  return (
    <ResultCard
      icon={<Link2Off />}
      isTrouble
      title={t('confirm.wrongTitle')}
      body={t('confirm.wrongBody')}
      takesFocus
      action={<FormInCard />}
    />
  );
}
