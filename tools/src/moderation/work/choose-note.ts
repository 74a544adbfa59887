import type { Language } from '@qaysari/contract/shared/languages';
import { readySentence } from '../../../../functions/src/review/ready-sentences.ts';
import type { Print } from '../command-values.ts';
import { readyNote, typedNote, type Note } from '../note.ts';
import { backspaceKeys, enterKeys, escapeKey } from './keys.ts';

/** One key for each sentence. */
const numbers = '1234567890abcde';

interface Asked {
  /** Undefined at the end of the input. */
  nextKey: () => Promise<string | undefined>;
  print: Print;
  /** Shows what is being typed. */
  echo: Print;
  language: Language;
  sentences: readonly string[];
}

/** Asks what the person shall read; undefined where staff go back. */
export async function chooseNote(asked: Asked): Promise<Note | undefined> {
  const { print, nextKey, sentences, language } = asked;
  const lines = sentences.map((key, at) => `  ${numbers[at]}  ${readySentence(key, language)}`);
  print([...lines, '  t  type a text    Esc  back'].join('\n'));
  for (;;) {
    const key = await nextKey();
    if (key === undefined || key === escapeKey) return undefined;
    if (key === 't') return typeNote(asked);
    const sentence = sentences[numbers.indexOf(key)];
    if (sentence !== undefined) return readyNote(sentence);
  }
}

/** Back to the start of the line, which is emptied. */
const clearLine = '\r\u001B[2K';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

async function typeNote({ nextKey, print, echo, language }: Asked): Promise<Note | undefined> {
  print(
    `The person reads it in ${languageNames.of(language)}. Enter ends the text, Esc goes back:`,
  );
  const signs: string[] = [];
  for (;;) {
    const key = await nextKey();
    if (key === undefined || key === escapeKey) return undefined;
    if (enterKeys.includes(key)) break;
    if (backspaceKeys.includes(key)) signs.pop();
    else if (/\P{Cc}/u.test(key)) signs.push(key);
    echo(`${clearLine}${signs.join('')}`);
  }
  print('');
  const text = signs.join('').trim();
  return text === '' ? undefined : typedNote(text);
}
