import type { ErrorKey } from '@qaysari/contract/shared/locale-keys';
import { join } from 'node:path';
import { flatTexts, readLocales } from '../locales/locale-files.ts';
import { repositoryRoot } from '../repository.ts';

const texts = flatTexts(readLocales(join(repositoryRoot, 'locales')).en);

/** The English text of `errors.json` with its placeholders filled; what is not known stays as `{name}`. */
export function errorText(key: ErrorKey, params: Readonly<Record<string, unknown>> = {}): string {
  const text = texts.get(`errors.json: ${key}`) ?? texts.get(`errors.json: ${key}_other`);
  if (text === undefined) throw new Error(`errors.json has no text ${key}`);
  return fill(text, params);
}

/** The English text of `messages.json`. */
export function messageText(key: string): string {
  const text = texts.get(`messages.json: ${key}`);
  if (text === undefined) throw new Error(`messages.json has no text ${key}`);
  return text;
}

function fill(text: string, params: Readonly<Record<string, unknown>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = params[name];
    return typeof value === 'number' || typeof value === 'string' ? String(value) : `{${name}}`;
  });
}
