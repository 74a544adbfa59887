import { Link2Off, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { useFailureText } from '../../../lib/api/failure.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { ResultCard } from '../../../ui/result-card.tsx';
import { BusyCard, FailedCard } from '../../../ui/result-states.tsx';
import { Decision } from './decision.tsx';
import { Objection } from './objection.tsx';
import { useStatement } from './use-statement.ts';

/** Where the mail about a decision leads. Its link is the key: somebody who is locked out cannot sign in. */
export function DecisionOfLink() {
  const { t } = useTranslation('reports');
  const failureText = useFailureText();
  const view = useStatement();
  const { statement, failure, isLoading, reload } = view;
  if (statement === null) return <WrongLink />;
  if (statement) {
    return (
      <>
        <Decision statement={statement} />
        <Objection statement={statement} view={view} />
      </>
    );
  }
  if (failure && !isLoading) {
    const reason = failureText(failure);
    return <FailedCard title={t('statement.failedTitle')} reason={reason} onRetry={reload} />;
  }
  return <BusyCard icon={<Scale />} title={t('statement.loading')} />;
}

function WrongLink() {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  return (
    <ResultCard
      icon={<Link2Off />}
      isTrouble
      title={t('statement.wrongTitle')}
      body={t('statement.wrongBody')}
      takesFocus
      action={
        <Button asChild size="lg" width="full">
          <Link to={paths.home(language)}>{t('statement.home')}</Link>
        </Button>
      }
    />
  );
}
