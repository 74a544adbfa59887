import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import type { yup } from '@qaysari/contract/shared/schema';
import { useFormik } from 'formik';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useTranslateError } from '../api/failure.ts';
import { schemaErrors, useFocusOnWrong, useTouchedWhenIdle } from './form-errors.ts';
import { useFormSending, type FormValues, type SendOptions } from './use-form-sending.ts';
import { useSendingLock } from './use-sending-lock.ts';

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

/** We validate by the schema ourselves. */
const unchecked = { validateOnChange: false, validateOnBlur: false } as const;

/** Keeps typed values until they are sent. */
export interface FormDraft<Values> {
  /** The initial values, with what was saved. */
  values: Values;
  save: (values: Values) => void;
  clear: () => void;
}

/** Ties a text field or a choice to its form. */
export interface FieldBinding {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

/** Ties a checkbox to its form. */
export interface CheckboxBinding extends Omit<FieldBinding, 'value' | 'onChange'> {
  checked: boolean;
  onChange: (event: { target: { checked: boolean } }) => void;
}

export interface CheckedFormOptions<
  E extends Endpoint,
  Values extends FormValues,
> extends SendOptions<E, Values> {
  initialValues: Values;
  /** Checks the values; its messages are keys of `errors.json`. */
  schema: yup.AnyObjectSchema;
  /** Fields of the schema that the form does not show. */
  extra?: Readonly<Record<string, unknown>>;
  savedDraft: FormDraft<Values>;
}

/**
 * A form that is validated by a schema on each change and sent by `send`. It sends once however often it is
 * submitted, shows server errors beside their fields, focuses the first wrong field and keeps all values on failure.
 * Spread `formProps` on the form, `field(name)` on text fields and selects, `checkbox(name)` on checkboxes.
 */
export function useCheckedForm<E extends Endpoint, Values extends FormValues>(
  options: CheckedFormOptions<E, Values>,
) {
  const { initialValues, schema, extra, savedDraft } = options;
  const translateError = useTranslateError();
  const sending = useSendingLock();
  const server = useFormSending(options, savedDraft.clear);
  const formik = useFormik<Values>({
    initialValues: savedDraft.values,
    onSubmit: server.send,
    ...unchecked,
  });
  const { values, touched } = formik;
  const errors = { ...schemaErrors(schema, { ...extra, ...values }), ...server.errors };
  const wrongNames = Object.keys(values).filter((name) => name in errors);
  const isReady = wrongNames.length === 0;
  const { formRef, focusOnWrong } = useFocusOnWrong();
  const touch = (name: string) => void formik.setFieldTouched(name, true, false);
  useTouchedWhenIdle(values, initialValues, touch);

  const saveDraft = useSaveDraft(values, savedDraft.save);
  const setValue = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    void formik.setFieldValue(name, value, false);
    server.clearError(name);
    saveDraft(name, value);
  };
  const submit = async () => {
    if (!sending.take()) return;
    try {
      if (isReady) await formik.submitForm();
      else for (const name of Object.keys(values)) touch(name);
      focusOnWrong();
    } finally {
      sending.release();
    }
  };
  const errorOf = (name: string) => {
    const error = server.errors[name] ?? (touched[name] ? errors[name] : undefined);
    return error && translateError(error);
  };
  const shared = (name: string) => ({
    name,
    onBlur: () => touch(name),
    error: errorOf(name),
  });

  return {
    values,
    /** The latest failure that is not about a field. */
    problem: server.problem,
    /** No field has an error, shown or not. */
    isReady,
    /** The fields with an error, shown or not, in the order of the values. */
    wrongNames,
    isSending: formik.isSubmitting,
    setValue,
    /** Same as pressing the submit button. */
    submit,
    /** The error of a field, once it may be shown. */
    errorOf,
    /** Removes the server's error of a field. */
    clearServerError: server.clearError,
    /** Clears values, draft and errors. */
    reset: (next: Values = initialValues) => {
      savedDraft.clear();
      server.clearErrors();
      formik.resetForm({ values: next });
    },
    field: (name: NamesOf<Values, string>): FieldBinding => ({
      ...shared(name),
      value: values[name] as string,
      onChange: (event) => setValue(name, event.target.value as Values[typeof name]),
    }),
    checkbox: (name: NamesOf<Values, boolean>): CheckboxBinding => ({
      ...shared(name),
      checked: values[name] as boolean,
      onChange: (event) => setValue(name, event.target.checked as Values[typeof name]),
    }),
    formProps: {
      ref: formRef,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** Saves a changed value with the others, also those that the same event has changed before. */
function useSaveDraft<Values extends FormValues>(values: Values, save: (values: Values) => void) {
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  return <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    latest.current = { ...latest.current, [name]: value };
    save(latest.current);
  };
}
