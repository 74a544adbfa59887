import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import type { AskedListing } from '@qaysari/contract/listing/types';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListingPicture } from '../../../entities/listing/listing-picture.tsx';
import { useFailureText } from '../../../lib/api/failure.ts';
import { FailureAlert } from '../../../ui/alert.tsx';
import { Dated } from '../../../ui/dated.tsx';
import { UserLine } from '../../../ui/user-text.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { type Questions, useOwnQuestions } from './use-questions.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/page.tsx';
import { Card } from '../../../ui/surfaces.tsx';

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

interface QuestionListProps {
  asked: readonly AskedListing[];
  questions: Questions;
  /** The first open question takes the focus. */
  takesFocus?: boolean;
}

/** The ads that we ask about, each with its answers. */
export function QuestionList({ asked, questions, takesFocus = false }: QuestionListProps) {
  // As it was when the page came: the focus does not jump while somebody answers.
  const [first] = useState(() => asked.find(({ isOpen }) => isOpen)?._id);
  return (
    <Grid asChild gap="6" templateColumns="minmax(0, 1fr)">
      <ul>
        {asked.map((listing) => (
          <li key={listing._id}>
            <Question
              listing={listing}
              questions={questions}
              takesFocus={takesFocus && listing._id === first}
            />
          </li>
        ))}
      </ul>
    </Grid>
  );
}

interface QuestionProps {
  listing: AskedListing;
  questions: Questions;
  takesFocus: boolean;
}

function Question({ listing, questions, takesFocus }: QuestionProps) {
  const { t } = useTranslation('own');
  const failureText = useFailureText();
  const { _id: id, title, image, isOpen, availability, confirmedAt } = listing;
  const { sending, problem, answer } = questions;
  const titleId = useId();
  return (
    <Box asChild textAlign="start">
      <article aria-labelledby={titleId}>
        <Flex gap="3" align="center" mb="3">
          <Box flexShrink="0" width="24" overflow="hidden" borderRadius="md">
            <ListingPicture url={image} alt="" sizes="96px" eager />
          </Box>
          <Box minW="0">
            <Box as="h2" id={titleId} fontWeight="bold" lineHeight="tight" overflowWrap="anywhere">
              <UserLine>{title}</UserLine>
            </Box>
            {isOpen && (
              <Box as="p" mt="1" fontSize="sm" color="fg.muted">
                <Dated iso={confirmedAt}>{(date) => t('question.since', { date })}</Dated>
              </Box>
            )}
          </Box>
        </Flex>
        <AnswerButtons
          title={title}
          answered={isOpen ? undefined : availability}
          sending={sending?.listing._id === id ? sending.availability : undefined}
          onAnswer={(value) => answer(listing, value)}
          takesFocus={takesFocus}
        />
        <Box role="status" mt="2" fontSize="sm" color="fg.muted">
          {!isOpen && t(`question.done.${availability}`)}
        </Box>
        <FailureAlert
          failure={
            problem?.id === id
              ? { text: failureText(problem.error, t('question.failed')) }
              : undefined
          }
          mt="2"
        />
      </article>
    </Box>
  );
}
