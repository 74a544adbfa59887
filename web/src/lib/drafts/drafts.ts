import { clear, createStore, del, get, set, update } from 'idb-keyval';
import { useState } from 'react';
import { readJson, removeItems, writeItem } from '../browser/storage.ts';
import { canStoreFor } from '../session/token.ts';

/** Unsent form values. This tab stores them until it is closed. */
export type Draft = Readonly<Record<string, string | boolean>>;

const prefix = 'qaysariDraft:';

/** The draft of that name; invalid stored values are ignored. */
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

const keyDraft = (name: string) => `${name}/key`;

/** The `Idempotency-Key` of a form. This tab stores it until `dropDraftKey`, also across a reload. */
export function draftKey(name: string): string {
  const stored = readDraft(keyDraft(name))['key'];
  if (typeof stored === 'string') return stored;
  const key = crypto.randomUUID();
  writeDraft(keyDraft(name), { key });
  return key;
}

export function dropDraftKey(name: string): void {
  dropDraft(keyDraft(name));
}

/**
 * Drafts with pictures. The device stores them until they are sent, in IndexedDB because of their size. Each belongs to
 * one person. After a sign-out nothing is written, but after a session that expired it is. Where storage is refused,
 * nothing is stored and nothing fails.
 */
const onDevice = createStore('qaysariDrafts', 'drafts');

/** The person of drafts that visitors make. */
export const visitorsDrafts = 'visitor';

const keyOf = (person: string, name: string) => `${person}/${name}`;

/** The stored value; undefined for none. */
export async function readDeviceDraft(person: string, name: string): Promise<unknown> {
  return orNothing(() => get<unknown>(keyOf(person, name), onDevice));
}

/** Answers whether it was stored. */
export async function writeDeviceDraft(
  person: string,
  name: string,
  value: unknown,
): Promise<boolean> {
  if (person !== visitorsDrafts && !canStoreFor(person)) return false;
  const isStored = await orNothing(async () => {
    await set(keyOf(person, name), value, onDevice);
    return true;
  });
  return isStored ?? false;
}

/**
 * Replaces the stored value by the result of `change`, in one transaction for all tabs. Answers the new value;
 * undefined where nothing can be stored.
 */
export async function changeDeviceDraft<Value>(
  person: string,
  name: string,
  change: (stored: unknown) => Value,
): Promise<Value | undefined> {
  if (!canStoreFor(person)) return undefined;
  return orNothing(async () => {
    let changed: Value | undefined;
    await update(keyOf(person, name), (stored) => (changed = change(stored)), onDevice);
    return changed;
  });
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

/** Deletes the drafts of this tab. */
export function dropTabDrafts(): void {
  removeItems('sessionStorage', prefix);
}

/** Deletes all drafts of this tab and device: the next person must not see them. */
export function dropAllDrafts(): void {
  dropTabDrafts();
  void orNothing(() => clear(onDevice));
}

type FormValues = Record<string, string | boolean>;

export interface DraftOptions<Values> {
  /** Name of the form; with the person's id where it is about a person. */
  name: string;
  /** Fields to keep: no password and no code. */
  fields: readonly (keyof Values & string)[];
}

/** Keeps a form's values in this tab. `values`: the initial values, from the draft where there is one. */
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
        const unsent = Object.fromEntries(changed.map((name) => [name, next[name]]));
        writeDraft(draft.name, unsent as Draft);
      }
    },
    clear: () => {
      if (draft) dropDraft(draft.name);
    },
  };
}

function restored<Values extends FormValues>(values: Values, draft: DraftOptions<Values>): Values {
  const stored = readDraft(draft.name);
  const fitting = draft.fields.filter((name) => typeof stored[name] === typeof values[name]);
  return { ...values, ...Object.fromEntries(fitting.map((name) => [name, stored[name]])) };
}
