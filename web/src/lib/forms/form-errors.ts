import type { ErrorKey } from '@qaysari/contract/shared/locale-keys';
import { yup } from '@qaysari/contract/shared/schema';
import { useEffect, useRef, useState } from 'react';
import type { ApiFailure, ErrorText } from '../api/failure.ts';

/** The first thing wrong with each wrong field. */
export type FieldErrors = Readonly<Record<string, ErrorText>>;

/** Checks values as the server will, by the same schema: its messages are keys of `errors.json`. */
export function schemaErrors(schema: yup.AnyObjectSchema, values: object): FieldErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const errors: Record<string, ErrorText> = {};
    for (const one of error.inner.length > 0 ? error.inner : [error]) {
      errors[one.path ?? ''] ??= textOf(one);
    }
    return errors;
  }
}

/** yup stores the values for the placeholders of a message in `params`. */
function textOf({ message, params }: yup.ValidationError): ErrorText {
  const numbers = Object.entries(params ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return {
    key: message as ErrorKey,
    ...(numbers.length > 0 && { params: Object.fromEntries(numbers) }),
  };
}

interface ServerErrors {
  /** Of fields that the form has. */
  fields: FieldErrors;
  /** For the form as a whole; undefined when the fields say everything. */
  general: ErrorText | undefined;
}

/**
 * Sorts the messages of a failed call by where they are shown (docs/specification/texts.md#t1). Errors of the form's
 * own fields go beside them; others, or several messages, become a list; else the one message counts.
 */
export function serverErrors(failure: ApiFailure, names: readonly string[]): ServerErrors {
  const all = Object.entries(failure.fields);
  const own = all.filter(([name]) => names.includes(name));
  const others = all.filter(([name]) => !names.includes(name)).map(([, text]) => text);
  // The server also lists the errors of fields. Those shown beside a field, or added below, are not repeated.
  const named = new Set(all.map(([, { text }]) => text));
  const list = [...failure.list.filter(({ text }) => !named.has(text)), ...others];
  const general = list.length > 0 ? { list } : own.length > 0 ? undefined : failure.text;
  return { fields: Object.fromEntries(own), general };
}

/** Delay after the last key press before a field may show its error. */
const idleMs = 700;

/** Touches changed fields when typing pauses: errors do not interrupt, and do not wait until the field is left. */
export function useTouchedWhenIdle<Values extends Record<string, string | boolean>>(
  values: Values,
  initialValues: Values,
  touch: (name: string) => void,
): void {
  const latest = useRef({ initialValues, touch });
  useEffect(() => {
    latest.current = { initialValues, touch };
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const [name, value] of Object.entries(values)) {
        if (value !== '' && value !== latest.current.initialValues[name]) {
          latest.current.touch(name);
        }
      }
    }, idleMs);
    return () => clearTimeout(timer);
  }, [values]);
}

/** Focuses the first field with an error, once the errors are rendered. `data-wrong` marks groups of controls. */
export function useFocusOnWrong() {
  const formRef = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [asked]);
  return { formRef, focusOnWrong: () => setAsked((count) => count + 1) };
}
