import { Box } from '@chakra-ui/react/box';
import { Link2Off, MailCheck, MailPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMutation } from '@tanstack/react-query';
import { confirmNews } from '@qaysari/contract/notification/calls';
import { useLanguage } from '../i18n/language.ts';
import { useFailureText, ApiFailure } from '../lib/api/failure.ts';
import { paths } from '../lib/routes/routes.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmCard } from '../ui/confirm-card.tsx';
import { ResultCard } from '../ui/result-card.tsx';
import { NewsletterForm } from '../features/newsletter/sign-up-form.tsx';
import { callApi } from '../lib/api/api-client.ts';
import { useStoredCode } from '../lib/routes/use-code-of-address.ts';

/** Where the mail to a new subscriber leads: one press confirms. Without a link of a mail it is the sign-up. */
export function ConfirmNewsPage() {
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

/** Confirms by the link of the mail, when the person says so. */
function useConfirmNews() {
  const language = useLanguage();
  const code = useStoredCode('newsletter');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      try {
        return (await callApi(confirmNews, { language, body: { code } })).result;
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 400) return 'wrong';
        throw failure;
      }
    },
  });
  return {
    hasLink: code !== '',
    /** Undefined until it is known. */
    result: data,
    isWorking: isPending,
    failure: error,
    confirm: () => mutate(),
  };
}
