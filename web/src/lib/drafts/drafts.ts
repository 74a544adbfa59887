import { clear, createStore, del, get, set } from 'idb-keyval';
import { useState } from 'react';
import { readJson, removeItems, writeItem } from '../browser/store.ts';
import { readToken } from '../session/token.ts';

/** What somebody typed into a form and has not sent yet: for this tab, until it is closed. */
export type Draft = Readonly<Record<string, string | boolean>>;

const prefix = 'qaysariDraft:';

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

/**
 * Drafts that stay on the device until they are sent, pictures and all: in IndexedDB, as they are too large for
 * anything else. Each is of one person; nothing is kept of members who are signed out meanwhile. Where a browser
 * refuses storage nothing is kept, and nothing fails.
 */
const onDevice = createStore('qaysariDrafts', 'drafts');

/** Whose drafts they are that somebody makes who is not signed in. */
export const visitorsDrafts = 'visitor';

const keyOf = (person: string, name: string) => `${person}/${name}`;

/** What was kept under a name; undefined for nothing. */
export async function readDeviceDraft(person: string, name: string): Promise<unknown> {
  return orNothing(() => get<unknown>(keyOf(person, name), onDevice));
}

export async function writeDeviceDraft(
  person: string,
  name: string,
  value: unknown,
): Promise<void> {
  if (person !== visitorsDrafts && readToken() === undefined) return;
  await orNothing(() => set(keyOf(person, name), value, onDevice));
}

export async function dropDeviceDraft(person: string, name: string): Promise<void> {
  await orNothing(() => del(keyOf(person, name), onDevice));
}

async function orNothing<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

/** Forgets every draft of this tab and of this device: whoever comes next must not see them. */
export function dropAllDrafts(): void {
  removeItems('sessionStorage', prefix);
  void orNothing(() => clear(onDevice));
}

type FormValues = Record<string, string | boolean>;

export interface DraftOptions<Values> {
  /** Of the form; with the person's id where it is about a person. */
  name: string;
  /** What may be kept: no password and no code. */
  fields: readonly (keyof Values & string)[];
}

/** Keeps a form's values in this tab: `values` are those it begins with, of its draft where there is one. */
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
