import { useState } from 'react';
import { dropDraft, readDraft, writeDraft, type Draft } from './form-draft.ts';

type FormValues = Record<string, string | boolean>;

export interface DraftOptions<Values> {
  /** Of the form; with the person's id where it is about a person. */
  name: string;
  /** What may be kept: no password and no code. */
  fields: readonly (keyof Values & string)[];
}

/** The values that a form begins with: those of its draft, where there are any. */
export function useFormDraft<Values extends FormValues>(
  initialValues: Values,
  draft: DraftOptions<Values> | undefined,
) {
  const [values] = useState(() => (draft ? restored(initialValues, draft) : initialValues));
  return {
    values,
    keep: (next: Values) => {
      if (!draft) return;
      const changed = draft.fields.filter((name) => next[name] !== initialValues[name]);
      if (changed.length === 0) dropDraft(draft.name);
      else {
        const kept = Object.fromEntries(changed.map((name) => [name, next[name]]));
        writeDraft(draft.name, kept as Draft);
      }
    },
    drop: () => {
      if (draft) dropDraft(draft.name);
    },
  };
}

function restored<Values extends FormValues>(values: Values, draft: DraftOptions<Values>): Values {
  const kept = readDraft(draft.name);
  const fitting = draft.fields.filter((name) => typeof kept[name] === typeof values[name]);
  return { ...values, ...Object.fromEntries(fitting.map((name) => [name, kept[name]])) };
}
