import { Box } from '@chakra-ui/react/box';
import type { Statement } from '@qaysari/contract/report/types';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Dated } from '../../../ui/dated.tsx';
import { Heading } from '../../../ui/page.tsx';
import { UserText } from '../../../ui/user-text.tsx';
import { ObjectionForm } from './objection-form.tsx';
import type { StatementView } from './use-statement.ts';

interface ObjectionProps {
  statement: Statement;
  view: StatementView;
}

/** Where somebody objects once, or what they have objected. */
export function Objection({ statement, view }: ObjectionProps) {
  const { t } = useTranslation('reports');
  const { objection, objectionUntil, answer } = statement;
  const [now] = useState(Date.now);
  if (objection !== undefined) {
    return (
      <Part title={t('objection.yours')}>
        {answer === undefined && <Received isNew={view.hasJustObjected} />}
        <UserText text={objection} />
      </Part>
    );
  }
  // Our team has taken it back by themselves.
  if (answer !== undefined) return null;
  const isOver = now > Date.parse(objectionUntil);
  return (
    <Part title={t('objection.title')}>
      <Box as="p" mb="4">
        <Dated iso={objectionUntil}>
          {(date) => t(isOver ? 'objection.over' : 'objection.lead', { date })}
        </Dated>
      </Box>
      {!isOver && <ObjectionForm view={view} />}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" mt="6" pt="6" borderTopWidth="1px">
      <Heading as="h2" mb="2">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** The form that had the focus is gone. */
function Received({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('reports');
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) words.current?.focus();
  }, [isNew]);
  return (
    <Box ref={words} tabIndex={-1} outline="none" mb="4">
      <Alert kind="success">
        <strong>{t('objection.sentTitle')}.</strong> {t('objection.sentBody')}
      </Alert>
    </Box>
  );
}
