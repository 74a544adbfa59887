import type { Endpoint } from '@qaysari/contract/endpoint';
import { useState } from 'react';
import { useErrorText, type ErrorText } from '../../i18n/error-text.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { ApiAnswer } from '../api/api-client.ts';
import { ApiFailure } from '../api/api-failure.ts';
import { showToast } from '../browser/toast.ts';
import { readRefusal, type Faults } from './form-errors.ts';
import { useIsMounted } from './use-form-attention.ts';

export type FormValues = Record<string, string | boolean>;

export interface SendOptions<E extends Endpoint, Values extends FormValues> {
  /** Makes the call; undefined when the person has called it off. Nothing is sent while the device is offline. */
  send: (values: Values) => Promise<ApiAnswer<E> | undefined>;
  /** The form counts as sending until this has ended. */
  onSuccess: (answer: ApiAnswer<E>, values: Values) => void | Promise<void>;
  /** Where a failure is said that is not about a field: in an error toast, or by the form itself, from `problem`. */
  failures?: 'toast' | 'inForm';
  /** Said of a failed call whose answer has no words of its own (docs/specification/texts.md#t3). */
  fallback?: string;
  /** Fields beside the values that the form shows errors of: pictures. */
  otherFields?: readonly string[];
  /** A failure of which the fields say all is a problem too. */
  alwaysProblem?: boolean;
}

/** A failure that is not about a field. */
export interface FormProblem {
  /** 0: no answer came. */
  status: number;
  /** For `useErrorText`. */
  error: ErrorText;
  /** Tells it from one before that says the same: use it as key, so that it is read out again. */
  count: number;
}

/** Sends a form's values once they are right, and says what came of it. */
export function useFormSend<E extends Endpoint, Values extends FormValues>(
  options: SendOptions<E, Values>,
  setRefused: (faults: Faults) => void,
  dropDraft: () => void,
) {
  const { onSuccess, failures = 'toast', fallback, otherFields = [] } = options;
  const [problem, setProblem] = useState<FormProblem>();
  const say = useErrorText();
  const language = useLanguage();
  const isMounted = useIsMounted();
  const fail = (status: number, error: ErrorText) => {
    if (failures === 'toast') showToast('error', say(error));
    else setProblem((before) => ({ status, error, count: (before?.count ?? 0) + 1 }));
  };
  const refuse = (error: ApiFailure, values: Values) => {
    const fields = [...Object.keys(values), ...otherFields];
    const { faults, general } = readRefusal(error, fields, language);
    setRefused(faults);
    const isMute = error.status !== 0 && error.message === '';
    if (general) fail(error.status, isMute && fallback ? { text: fallback } : general);
    else if (options.alwaysProblem === true) fail(error.status, { key: 'checkFields' });
    else setProblem(undefined);
  };
  const send = async (values: Values) => {
    let answer: ApiAnswer<E> | undefined;
    try {
      if (!navigator.onLine) throw new ApiFailure(0, {});
      answer = await options.send(values);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (isMounted()) refuse(error, values);
      return;
    }
    setProblem(undefined);
    if (!answer) return;
    dropDraft();
    if (isMounted()) await onSuccess(answer, values);
  };
  return { send, problem };
}
