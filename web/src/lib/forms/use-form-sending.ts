import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiAnswer } from '../api/api-client.ts';
import { ApiFailure, useTranslateError, type ErrorText } from '../api/failure.ts';
import { serverErrors, type FieldErrors } from './form-errors.ts';

export type FormValues = Record<string, string | boolean>;

export interface SendOptions<E extends Endpoint, Values extends FormValues> {
  /** Makes the call; answers undefined when the person cancelled it. Not called while the device is offline. */
  send: (values: Values) => Promise<ApiAnswer<E> | undefined>;
  /** The form counts as sending until this resolves. */
  onSuccess: (answer: ApiAnswer<E>, values: Values) => void | Promise<void>;
  /** Called for each problem, and without a text once it is over, for forms that do not show `problem`. */
  onProblem?: (text: string | undefined) => void;
  /** Message for a failure without one of its own (docs/specification/texts.md#t3). */
  fallback?: string;
  /** Further fields whose errors the form shows: pictures. */
  otherFields?: readonly string[];
  /** Sets `problem` even when one field says everything; several wrong fields always have this summary. */
  alwaysProblem?: boolean;
}

/** A failure that is not about a field. */
export interface FormProblem {
  /** 0: no answer came. */
  status: number;
  error: ErrorText;
  /** `error` in the language of the page. */
  text: string;
  /** Differs for each failure, so that the same words are announced again. */
  count: number;
}

/** Sends a form's values and holds the errors that the server finds. */
export function useFormSending<E extends Endpoint, Values extends FormValues>(
  options: SendOptions<E, Values>,
  clearDraft: () => void,
) {
  const { fallback, otherFields = [] } = options;
  const translateError = useTranslateError();
  const isMounted = useIsMounted();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Omit<FormProblem, 'text'>>();

  const saysNoMore = () => {
    if (problem) options.onProblem?.(undefined);
  };
  const forget = useEffectEvent(() => {
    setProblem(undefined);
    saysNoMore();
  });
  // Nothing was sent without a network: once it is back, that is no news.
  const isUnsent = problem?.status === 0;
  useEffect(() => {
    if (!isUnsent) return undefined;
    const back = () => forget();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [isUnsent]);
  // What a form says does not outlive it.
  useEffect(() => () => forget(), []);

  const fail = (status: number, error: ErrorText) => {
    setProblem((before) => ({ status, error, count: (before?.count ?? 0) + 1 }));
    options.onProblem?.(translateError(error));
  };
  const refuse = (failure: ApiFailure, values: Values) => {
    const { fields, general } = serverErrors(failure, [...Object.keys(values), ...otherFields]);
    setErrors(fields);
    const saysNothing = failure.hasNoMessage && !(general && 'list' in general);
    if (general) fail(failure.status, saysNothing && fallback ? { text: fallback } : general);
    else if (options.alwaysProblem === true || Object.keys(fields).length > 1)
      fail(failure.status, { key: 'checkFields' });
    else setProblem(undefined);
  };
  const send = async (values: Values) => {
    let answer: ApiAnswer<E> | undefined;
    saysNoMore();
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
    clearDraft();
    if (isMounted()) await options.onSuccess(answer, values);
  };
  return {
    send,
    /** Server errors by field. */
    errors,
    clearError: (name: string) => setErrors(({ [name]: _changed, ...others }) => others),
    clearErrors: () => setErrors({}),
    problem: problem && { ...problem, text: translateError(problem.error) },
  };
}

/** Answers whether the component is still mounted: answers that come later are ignored. */
function useIsMounted(): () => boolean {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return () => mounted.current;
}
