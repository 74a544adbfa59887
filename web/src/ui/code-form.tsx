import type { EndpointOf } from '@qaysari/contract/endpoint';
import { limits } from '@qaysari/contract/limits';
import { useState } from 'react';
import type { useApiForm } from '../lib/forms/use-api-form.ts';
import { CodeInput } from './code-input.tsx';
import { ProblemAlert } from './problem-alert.tsx';
import { SubmitButton } from './submit-button.tsx';

interface CodeFormProps {
  /** Of `useApiForm`; its failures are said here. */
  form: ReturnType<typeof useApiForm<EndpointOf<'json'>, { code: string }>>;
  /** What the six boxes are together. */
  label: string;
  /** Name of one box, from 1. */
  boxLabel: (number: number) => string;
  help: string;
  submit: string;
  working: string;
}

/** A step that consists of a six-digit code: sent when it is complete, or by its button. */
export function CodeForm({ form, label, boxLabel, help, submit, working }: CodeFormProps) {
  const [isAsked, setAsked] = useState(false);
  const { problem, formProps } = form;
  const { code } = form.values;
  const isWhole = code.replaceAll(' ', '').length === limits.codeDigits;
  return (
    <form
      {...formProps}
      onSubmit={(event) => {
        setAsked(true);
        formProps.onSubmit(event);
      }}
    >
      <CodeInput
        label={label}
        boxLabel={boxLabel}
        help={help}
        value={code}
        onChange={(typed) => form.setValue('code', typed)}
        onComplete={() => void form.submit()}
        // Nobody is told that digits are missing while they look for them in the mail.
        error={isWhole || isAsked ? form.field('code').error : undefined}
        autoFocus
      />
      <ProblemAlert problem={problem} mt="3" />
      <SubmitButton mt="4" width="full" isWorking={form.isSending} workingText={working}>
        {submit}
      </SubmitButton>
    </form>
  );
}
