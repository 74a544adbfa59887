import { defaultLanguage, type Language } from '@qaysari/contract/shared/languages';
import { readySentence, readySentenceKeys } from '../../../functions/src/review/ready-sentences.ts';
import { PlainProblem } from '../plain-problem.ts';
import type { Values } from './command-values.ts';
import { unknownWord } from './usage.ts';

/** What somebody reads of a decision, in their language. */
export type Note = (language: Language) => string;

/** As staff typed it. */
export function typedNote(text: string): Note {
  return () => text;
}

/** A ready sentence. Throws a PlainProblem for an unknown key. */
export function readyNote(key: string): Note {
  if (readySentence(key, defaultLanguage) === undefined) throw unknownWord(key, readySentenceKeys);
  return (language) => readySentence(key, language) ?? '';
}

/** The note of a decision; undefined for none. Throws a PlainProblem for an unknown key, and for two notes. */
export function optionalNote({ note, 'note-key': key }: Values): Note | undefined {
  const isTyped = note.trim() !== '';
  if (isTyped && key !== '') throw new PlainProblem('Take --note or --note-key, not both.');
  if (key !== '') return readyNote(key);
  return isTyped ? typedNote(note) : undefined;
}

/** The note of a decision whose person reads why. Throws a PlainProblem with an example where it is missing. */
export function noteOf(values: Values, command: string, example: string): Note {
  const note = optionalNote(values);
  if (note) return note;
  throw new PlainProblem(
    `Say why: the person reads it. ${command} --note "${example}", or --note-key for a ready sentence`,
  );
}
