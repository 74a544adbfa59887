import { cleanText, countCharacters, firstCharacters } from '@qaysari/contract/shared/clean-text';
import { formatNumber } from '@qaysari/contract/shared/number-text';
import { Box } from '@chakra-ui/react/box';
import type { Statement } from '@qaysari/contract/report/types';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '@chakra-ui/react/grid';
import { limits } from '@qaysari/contract/shared/limits';
import { Alert, FailureAlert } from '../../../ui/alert.tsx';
import { Dated } from '../../../ui/dated.tsx';
import { Heading } from '../../../ui/page.tsx';
import { UserText } from '../../../ui/user-text.tsx';
import { type StatementView, objectionDraft } from './use-statement.ts';
import { useFailureText } from '../../../lib/api/failure.ts';
import { useFormDraft } from '../../../lib/drafts/drafts.ts';
import { SubmitButton } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';

/** Latin digits with commas for thousands, in every language. */

interface ObjectionFormProps {
  view: Pick<StatementView, 'object' | 'isObjecting' | 'objectionFailure'>;
}

/** One text, sent once. What was written stays in the tab until then. */
function ObjectionForm({ view }: ObjectionFormProps) {
  const { t } = useTranslation('reports');
  const failureText = useFailureText();
  const { object, isObjecting, objectionFailure } = view;
  const draft = useFormDraft({ text: '' }, { name: objectionDraft, fields: ['text'] });
  const [text, setText] = useState(draft.values.text);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = cleanText(text) === '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmpty) form.current?.querySelector('textarea')?.focus();
    else object(cleanText(text));
  };
  const count = {
    used: formatNumber(countCharacters(text)),
    max: formatNumber(limits.objectionLength),
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <TextAreaField
        label={t('objection.label')}
        required
        help={t('objection.count', count)}
        error={isChecked && isEmpty ? t('objection.missing') : undefined}
        value={text}
        onChange={({ target }) => {
          const typed = firstCharacters(target.value, limits.objectionLength);
          setText(typed);
          draft.save({ text: typed });
        }}
      />
      <FailureAlert
        failure={objectionFailure && { text: failureText(objectionFailure, t('objection.failed')) }}
        my="3"
      />
      <Grid mt="4">
        <SubmitButton isWorking={isObjecting} workingText={t('objection.working')}>
          {t('objection.submit')}
        </SubmitButton>
      </Grid>
    </form>
  );
}

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
