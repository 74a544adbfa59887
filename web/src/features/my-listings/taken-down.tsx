import { Box } from '@chakra-ui/react/box';
import type { Statement } from '@qaysari/contract/report/types';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dated } from '../../ui/dated.tsx';
import { StaffNote, UserText } from '../../ui/user-text.tsx';

/** Why our team has taken an ad down, in the language of the page, and how its owner can object. */
export function TakenDown({ statement }: { statement: Statement }) {
  const { t } = useTranslation('reports');
  const { rule, note, decidedAt } = statement;
  return (
    <>
      <Dated iso={decidedAt}>{(date) => t('takenDown.since', { date })}</Dated>
      <Box as="span" display="block" mt="2" fontWeight="semibold">
        {t('statement.rule')}
      </Box>
      {t(`rules.${rule}`)}
      {note !== undefined && <StaffNote label={t('statement.note')} note={note} />}
      <Box as="span" display="block" mt="2">
        <HowToObject statement={statement} />
      </Box>
    </>
  );
}

function HowToObject({ statement }: { statement: Statement }): ReactNode {
  const { t } = useTranslation('reports');
  const { objection, objectionUntil, answer, answerNote } = statement;
  const [now] = useState(Date.now);
  if (answer === 'confirmed') {
    return (
      <>
        {t('statement.confirmed')}
        {answerNote !== undefined && <UserText as="span" display="block" text={answerNote} />}
      </>
    );
  }
  if (objection !== undefined) return t('takenDown.objected');
  const words = now > Date.parse(objectionUntil) ? 'objection.over' : 'takenDown.object';
  return <Dated iso={objectionUntil}>{(date) => t(words, { date })}</Dated>;
}
