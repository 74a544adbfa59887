import { Box } from '@chakra-ui/react/box';
import { CircleCheckBig, Link2Off, LogIn, Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSession } from '../entities/person/session.tsx';
import { signInAddress } from '../entities/person/sign-in-link.ts';
import { useLanguage } from '../i18n/language.ts';
import { useFailureText } from '../lib/api/failure.ts';
import { paths } from '../lib/routes/routes.ts';
import { useStoredCode } from '../lib/routes/use-code-of-address.ts';
import { Button } from '../ui/button.tsx';
import { CardHeader } from '../ui/page.tsx';
import { ResultCard } from '../ui/result-card.tsx';
import { BusyCard, FailedCard } from '../ui/result-states.tsx';
import { QuestionList } from '../features/my-listings/question/question-list.tsx';
import {
  useOwnQuestions,
  useQuestionsOfLink,
  type Questions,
} from '../features/my-listings/question/use-questions.ts';

/**
 * The page that asks whether ads are still for sale. The link of a mail contains a code for its ads. A notification has
 * no code, so it asks about the ads of the person who is signed in.
 */
export function StillForSalePage() {
  const code = useStoredCode('still-for-sale');
  return code === '' ? <OfPerson /> : <OfLink code={code} />;
}

function OfLink({ code }: { code: string }) {
  const questions = useQuestionsOfLink(code);
  return questions.asked === null ? <WrongLink /> : <QuestionPage questions={questions} />;
}

function OfPerson() {
  const { t } = useTranslation('own');
  const failureText = useFailureText();
  const { data: user, error, isPending, refetch } = useSession();
  if (user) return <OwnQuestionPage person={user._id} />;
  if (isPending) return <BusyCard icon={<Tags />} title={t('question.loading')} />;
  if (user === null) return <SignInFirst />;
  return (
    <FailedCard
      title={t('question.failedTitle')}
      reason={failureText(error)}
      onRetry={() => void refetch()}
    />
  );
}

function OwnQuestionPage({ person }: { person: string }) {
  return <QuestionPage questions={useOwnQuestions(person)} />;
}

function QuestionPage({ questions }: { questions: Questions }) {
  const { t } = useTranslation('own');
  const failureText = useFailureText();
  const { asked, failure, isLoading, reload } = questions;
  if (!asked) {
    return failure && !isLoading ? (
      <FailedCard
        title={t('question.failedTitle')}
        reason={failureText(failure)}
        onRetry={reload}
      />
    ) : (
      <BusyCard icon={<Tags />} title={t('question.loading')} />
    );
  }
  if (asked.length === 0) return <NothingAsked />;
  return (
    <>
      <CardHeader
        title={t('question.title')}
        lead={t(asked.length === 1 ? 'question.leadOne' : 'question.lead')}
      />
      <QuestionList asked={asked} questions={questions} takesFocus />
      <Box as="p" mt="6" fontSize="sm" color="fg.muted">
        {t('question.change')}
      </Box>
    </>
  );
}

function NothingAsked() {
  const { t } = useTranslation('own');
  return (
    <ResultCard
      icon={<CircleCheckBig />}
      title={t('question.emptyTitle')}
      body={t('question.emptyBody')}
      takesFocus
      action={<ToMyAds />}
    />
  );
}

function WrongLink() {
  const { t } = useTranslation('own');
  return (
    <ResultCard
      icon={<Link2Off />}
      isTrouble
      title={t('question.wrongTitle')}
      body={t('question.wrongBody')}
      takesFocus
      action={<ToMyAds />}
    />
  );
}

/** Guards ask visitors to sign in first. */
function ToMyAds() {
  const { t } = useTranslation('own');
  const language = useLanguage();
  return (
    <Button asChild size="lg" width="full">
      <Link to={paths.myListings(language)}>{t('question.toMyAds')}</Link>
    </Button>
  );
}

function SignInFirst() {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const location = useLocation();
  return (
    <ResultCard
      icon={<LogIn />}
      title={t('question.signInTitle')}
      body={t('question.signInBody')}
      takesFocus
      action={
        <Button asChild size="lg" width="full">
          <Link to={signInAddress(paths.signIn(language), location)}>{t('question.signIn')}</Link>
        </Button>
      }
    />
  );
}
