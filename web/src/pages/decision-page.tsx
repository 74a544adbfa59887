import { Link2Off, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import type { Statement } from '@qaysari/contract/report/types';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { useFailureText } from '../lib/api/failure.ts';
import { paths } from '../lib/routes/routes.ts';
import { Button } from '../ui/button.tsx';
import { ResultCard } from '../ui/result-card.tsx';
import { BusyCard, FailedCard } from '../ui/result-states.tsx';
import { Objection } from '../features/reports/statement/objection.tsx';
import { useStatement } from '../features/reports/statement/use-statement.ts';
import { Alert } from '../ui/alert.tsx';
import { Dated } from '../ui/dated.tsx';
import { CardHeader } from '../ui/page.tsx';
import { UserLine, UserText } from '../ui/user-text.tsx';

/** Where the mail about a decision leads. Its link is the key: somebody who is locked out cannot sign in. */
export function DecisionPage() {
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

/** What our team has decided about somebody: about what, by which rule, and who decided. */
function Decision({ statement }: { statement: Statement }) {
  const { t } = useTranslation('reports');
  const { kind, title, sentAt, measure, rule, note, decidedAt, answer, answerNote } = statement;
  const isReversed = answer === 'reversed';
  return (
    <>
      <CardHeader
        title={isReversed ? t('statement.reversedTitle') : t(`statement.title.${measure}`)}
        lead={isReversed ? t('statement.reversedLead') : t(`statement.lead.${measure}`)}
      />
      {answer === 'confirmed' && (
        <Box mb="6">
          <Alert kind="info">{t('statement.confirmed')}</Alert>
        </Box>
      )}
      <Grid as="dl" gap="4">
        {answerNote !== undefined && (
          <Part label={t('statement.answerNote')}>
            <UserText as="span" text={answerNote} />
          </Part>
        )}
        {title !== undefined && (
          <Part label={t(`statement.about.${kind}`)}>
            {kind === 'message' ? (
              <UserText as="span" text={title} />
            ) : (
              <UserLine>{title}</UserLine>
            )}
          </Part>
        )}
        {sentAt !== undefined && (
          <Part label={t('statement.sent')}>
            <Dated iso={sentAt}>{(date) => date}</Dated>
          </Part>
        )}
        {isReversed && <Part label={t('statement.was')}>{t(`statement.title.${measure}`)}</Part>}
        <Part label={t('statement.rule')}>{t(`rules.${rule}`)}</Part>
        {note !== undefined && (
          <Part label={t('statement.note')}>
            <UserText as="span" text={note} />
          </Part>
        )}
        <Part label={t('statement.date')}>
          <Dated iso={decidedAt}>{(date) => date}</Dated>
        </Part>
      </Grid>
      <Box as="p" mt="4" fontSize="sm" color="fg.muted">
        {t('statement.byPerson')}
      </Box>
    </>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Box as="dt" fontSize="sm" color="fg.muted">
        {label}
      </Box>
      <Box as="dd" overflowWrap="anywhere">
        {children}
      </Box>
    </div>
  );
}
