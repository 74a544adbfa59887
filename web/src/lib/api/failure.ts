import { formatNumber } from '@qaysari/contract/shared/number-text';
import type { Failure, TextRef } from '@qaysari/contract/shared/failure';
import { commaOf } from '@qaysari/contract/shared/languages';
import { useTranslation } from 'react-i18next';

/** An error message that can be translated again when the language changes. */
export type ErrorText =
  /** A text of `errors.json`. `text`: the server's words, for a key that this site does not know. */
  | (TextRef & { text?: string })
  | { text: string }
  /** No answer came. */
  | { network: 'offline' | 'noAnswer' }
  | { list: readonly ErrorText[] };

/** In the server's words; with their key, where they have one. */
type ServerText = { text: string } & Partial<TextRef>;

/** Why a call failed. `status` 0: no answer came (offline, timed out, or cut). */
export class ApiFailure extends Error {
  readonly status: number;
  /** The message of the call as a whole. */
  readonly text: ErrorText;
  /** Messages of wrong fields, by name. */
  readonly fields: Readonly<Record<string, ServerText>>;
  /** Several messages instead of one, where the call answers so. */
  readonly list: readonly ServerText[];
  /** A cause that the site acts on. */
  readonly reason: Failure['reason'];
  /** No answer came in time: another attempt may take as long. */
  readonly isTimeout: boolean;
  /** The site knew without asking that nobody is signed in (status 401). */
  readonly isSignedOut: boolean;
  /** How long the server asks to wait; 0 where it says nothing. */
  readonly retryAfterMs: number;

  constructor(
    status: number,
    failure: Partial<Failure>,
    { isTimeout = false, isSignedOut = false, retryAfterSeconds = 0 } = {},
  ) {
    const { message = '', error = {}, errors = [] } = failure;
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.text = isSignedOut ? { key: 'signInNeeded' } : textOfCall(status, failure);
    this.fields = Object.fromEntries(
      Object.entries(error).map(([name, text]) => [name, { ...failure.fields?.[name], text }]),
    );
    this.reason = failure.reason;
    this.isTimeout = isTimeout;
    this.isSignedOut = isSignedOut;
    // The header may hold a date instead, which our server never sends.
    this.retryAfterMs = Number.isFinite(retryAfterSeconds) ? retryAfterSeconds * 1000 : 0;
    this.list = errors.map((text) => ({ text }));
  }

  get isNotFound(): boolean {
    return this.status === 404;
  }

  /** Whether the same call may succeed when simply made again. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** There was an answer without a message, for example from a proxy. */
  get hasNoMessage(): boolean {
    return this.status !== 0 && !this.isSignedOut && this.message === '';
  }
}

/** Whether a call failed because no answer came: the network, most likely. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 0;
}

function textOfCall(status: number, { message = '', key, params }: Partial<Failure>): ErrorText {
  if (message !== '') return { ...(key && { key, ...(params && { params }) }), text: message };
  if (status !== 0) return { key: 'somethingWentWrong' };
  return { network: navigator.onLine ? 'noAnswer' : 'offline' };
}

/** Answers a function that translates an error. */
export function useTranslateError(): (error: ErrorText) => string {
  const { t, i18n } = useTranslation(['errors', 'common']);
  const translate = (error: ErrorText): string => {
    if ('network' in error) return t(`common:form.${error.network}`);
    if ('list' in error) return error.list.map(translate).join(commaOf(i18n.language));
    if (!('key' in error)) return error.text;
    const { key, params = {}, text } = error;
    const replace = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' ? formatNumber(value) : value,
      ]),
    );
    const { count } = params;
    const options = { replace, ...(typeof count === 'number' && { count }) };
    if (text !== undefined && !i18n.exists(`errors:${key}`, options)) return text;
    return t(`errors:${key}`, options);
  };
  return translate;
}

/**
 * Answers a function that says why a call failed: in the server's words, else with `fallback` (a sentence without a
 * full stop). Not for forms, which have `problem`.
 */
export function useFailureText(): (failure: unknown, fallback?: string) => string {
  const { t } = useTranslation(['failure', 'errors']);
  const translate = useTranslateError();
  return (failure, fallback) => {
    const isApiFailure = failure instanceof ApiFailure;
    if (isApiFailure && failure.status === 0) {
      return fallback === undefined
        ? t('failure:offlineBody')
        : `${fallback}. ${t('failure:offlineHint')}`;
    }
    if (isApiFailure && !failure.hasNoMessage) return translate(failure.text);
    return fallback ?? t('errors:somethingWentWrong');
  };
}
