import type { Language } from '@qaysari/contract/languages';
import type { ErrorKey } from '@qaysari/contract/locale-keys';
import { yup } from '@qaysari/contract/schema';
import { readServerText, type ErrorText } from '../../i18n/error-text.ts';
import type { ApiFailure } from '../api/api-failure.ts';

/** The first thing wrong with each wrong field. */
export type Faults = Readonly<Record<string, ErrorText>>;

/** Checks values as the server will, by the same schema: its messages are keys of `errors.json`. */
export function faultsOf(schema: yup.AnyObjectSchema, values: object): Faults {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const faults: Record<string, ErrorText> = {};
    for (const one of error.inner.length > 0 ? error.inner : [error]) {
      faults[one.path ?? ''] ??= errorTextOfFault(one);
    }
    return faults;
  }
}

/** yup keeps what fills the placeholders of a message beside it. */
function errorTextOfFault({ message, params }: yup.ValidationError): ErrorText {
  const numbers = Object.entries(params ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return {
    key: message as ErrorKey,
    ...(numbers.length > 0 && { params: Object.fromEntries(numbers) }),
  };
}

interface Refusal {
  /** What the server says about fields of the form. */
  faults: Faults;
  /** What is to be said otherwise; undefined when the fields say it all. */
  general: ErrorText | undefined;
}

/**
 * Sorts a failed call's texts by where they are to be shown (docs/specification/texts.md#t1): beside the fields that
 * the form has; the rest, or the several texts that the call answers, joined by commas; else its one message.
 */
export function readRefusal(
  failure: ApiFailure,
  fields: readonly string[],
  language: Language,
): Refusal {
  const texts = Object.entries(failure.fields);
  const own = texts.filter(([name]) => fields.includes(name));
  const faults = Object.fromEntries(
    own.map(([name, text]) => [name, readServerText(text, language)]),
  );
  const others = texts.filter(([name]) => !fields.includes(name)).map(([, text]) => text);
  const rest = [...failure.list, ...others];
  if (rest.length > 0) {
    return {
      faults,
      general: readServerText(rest.join(language === 'en' ? ', ' : '، '), language),
    };
  }
  return { faults, general: own.length > 0 ? undefined : textOfFailure(failure, language) };
}

/** What to say about a failed call as a whole: its message, or why there is none. */
export function textOfFailure({ status, message }: ApiFailure, language: Language): ErrorText {
  if (message !== '') return readServerText(message, language);
  if (status !== 0) return { key: 'somethingWentWrong' };
  return { network: navigator.onLine ? 'noAnswer' : 'offline' };
}
