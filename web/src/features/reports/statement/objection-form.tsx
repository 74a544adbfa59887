import { Grid } from '@chakra-ui/react/grid';
import { limits } from '@qaysari/contract/shared/limits';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../lib/api/failure.ts';
import { useFormDraft } from '../../../lib/drafts/drafts.ts';
import { FailureAlert } from '../../../ui/alert.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { objectionDraft, type StatementView } from './use-statement.ts';

/** Latin digits with commas for thousands, in every language. */
const numbers = new Intl.NumberFormat('en-US');

interface ObjectionFormProps {
  view: Pick<StatementView, 'object' | 'isObjecting' | 'objectionFailure'>;
}

/** One text, sent once. What was written stays in the tab until then. */
export function ObjectionForm({ view }: ObjectionFormProps) {
  const { t } = useTranslation('reports');
  const failureText = useFailureText();
  const { object, isObjecting, objectionFailure } = view;
  const draft = useFormDraft({ text: '' }, { name: objectionDraft, fields: ['text'] });
  const [text, setText] = useState(draft.values.text);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = text.trim() === '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmpty) form.current?.querySelector('textarea')?.focus();
    else object(text.trim());
  };
  const count = {
    used: numbers.format(text.length),
    max: numbers.format(limits.objectionLength),
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <TextAreaField
        label={t('objection.label')}
        required
        help={t('objection.count', count)}
        error={isChecked && isEmpty ? t('objection.missing') : undefined}
        maxLength={limits.objectionLength}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          draft.save({ text: target.value });
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
