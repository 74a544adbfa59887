import { useState } from 'react';
import { readJson, removeItems, writeItem } from '../browser/store.ts';

/** What somebody typed into a form and has not sent yet: for this tab, until it is closed. */
export type Draft = Readonly<Record<string, string | boolean>>;

const prefix = 'qaysariDraft:';

/** Name of the database of those drafts that outlive the tab. */
export const deviceDraftsName = 'qaysariDrafts';

/** The draft of that name; what others may have written in its place is passed over. */
export function readDraft(name: string): Draft {
  const value = readJson('sessionStorage', prefix + name);
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string | boolean] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
    ),
  );
}

/** Where storage is refused, a reload loses what was typed. */
export function writeDraft(name: string, draft: Draft): void {
  writeItem('sessionStorage', prefix + name, JSON.stringify(draft));
}

export function dropDraft(name: string): void {
  writeItem('sessionStorage', prefix + name, null);
}

/** Forgets every draft of this tab and of this device: whoever comes next must not see them. */
export function dropAllDrafts(): void {
  removeItems('sessionStorage', prefix);
  try {
    indexedDB.deleteDatabase(deviceDraftsName);
  } catch {
    // Nothing is kept where storage is refused.
  }
}

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
    save: (next: Values) => {
      if (!draft) return;
      const changed = draft.fields.filter((name) => next[name] !== initialValues[name]);
      if (changed.length === 0) dropDraft(draft.name);
      else {
        const kept = Object.fromEntries(changed.map((name) => [name, next[name]]));
        writeDraft(draft.name, kept as Draft);
      }
    },
    clear: () => {
      if (draft) dropDraft(draft.name);
    },
  };
}

function restored<Values extends FormValues>(values: Values, draft: DraftOptions<Values>): Values {
  const kept = readDraft(draft.name);
  const fitting = draft.fields.filter((name) => typeof kept[name] === typeof values[name]);
  return { ...values, ...Object.fromEntries(fitting.map((name) => [name, kept[name]])) };
}
