import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/page.tsx';
import { Card } from '../../../ui/surfaces.tsx';
import { QuestionList } from './question-list.tsx';
import { useOwnQuestions } from './use-questions.ts';

/** More would push one's ads out of sight. */
const shown = 2;

/** Above one's own ads: those of which we ask whether they are still for sale. Nothing while there is none. */
export function OwnQuestions({ person }: { person: string }) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const questions = useOwnQuestions(person);
  const { asked = [] } = questions;
  if (!asked || asked.length === 0) return null;
  return (
    <Card roomy boxShadow="card" mb="6">
      <Heading as="h2">{t('question.title')}</Heading>
      <Box as="p" mt="1" mb="4" color="fg.muted">
        {t(asked.length === 1 ? 'question.leadOne' : 'question.lead')}
      </Box>
      <QuestionList asked={asked.slice(0, shown)} questions={questions} />
      {asked.length > shown && (
        <Button asChild variant="outline" mt="4" width="full">
          <Link to={paths.stillForSale(language)}>{t('question.all')}</Link>
        </Button>
      )}
    </Card>
  );
}
