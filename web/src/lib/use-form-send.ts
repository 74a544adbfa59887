import type { BodyOf, Endpoint, QueryOf } from '@qaysari/contract/endpoint';
import type { yup } from '@qaysari/contract/schema';
import { useState } from 'react';
import { useErrorText, type ErrorText } from '../i18n/error-text.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { submitToApi, type ApiAnswer } from './api-client.ts';
import { ApiFailure } from './api-failure.ts';
import { readRefusal, type Faults } from './form-faults.ts';
import { showToast } from './toast.ts';
import { useIsMounted } from './use-form-attention.ts';
import type { DraftOptions } from './use-form-draft.ts';

export type FormValues = Record<string, string | boolean>;

export interface ApiFormOptions<E extends Endpoint, Values extends FormValues> {
  endpoint: E;
  initialValues: Values;
  /** Checks the values; the body's schema when there is none. What is sent is always cast by the body's. */
  schema?: yup.AnyObjectSchema;
  /** Fields of the body that the form does not show. */
  extra?: Readonly<Record<string, unknown>>;
  query?: QueryOf<E>;
  /** Lets fields survive a reload. Name no password and no code. */
  draft?: DraftOptions<Values>;
  /** The form counts as sending until this has ended. */
  onSuccess: (answer: ApiAnswer<E>, values: Values) => void | Promise<void>;
  /** Where a failure is said that is not about a field: in an error toast, or by the form itself, from `problem`. */
  failures?: 'toast' | 'inForm';
  /** Said of a failed call whose answer has no words of its own (spec section 8). */
  fallback?: string;
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
  options: ApiFormOptions<E, Values>,
  setRefused: (faults: Faults) => void,
  dropDraft: () => void,
) {
  const { endpoint, query, extra, onSuccess, failures = 'toast', fallback } = options;
  const [problem, setProblem] = useState<FormProblem>();
  const say = useErrorText();
  const language = useLanguage();
  const isMounted = useIsMounted();
  const fail = (status: number, error: ErrorText) => {
    if (failures === 'toast') showToast('error', say(error));
    else setProblem((before) => ({ status, error, count: (before?.count ?? 0) + 1 }));
  };
  const send = async (values: Values) => {
    const body = endpoint.body.cast({ ...extra, ...values }, { stripUnknown: true }) as BodyOf<E>;
    let answer: ApiAnswer<E>;
    try {
      if (!navigator.onLine) throw new ApiFailure(0, {});
      answer = await submitToApi(endpoint, { language, body, ...(query && { query }) });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (!isMounted()) return;
      const { faults, general } = readRefusal(error, Object.keys(values), language);
      setRefused(faults);
      const isMute = error.status !== 0 && error.message === '';
      if (general) fail(error.status, isMute && fallback ? { text: fallback } : general);
      else setProblem(undefined);
      return;
    }
    setProblem(undefined);
    dropDraft();
    if (isMounted()) await onSuccess(answer, values);
  };
  return { send, problem };
}
