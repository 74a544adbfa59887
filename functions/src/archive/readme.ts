import type { Language } from '@qaysari/contract/shared/languages';
import { archiveText } from '../platform/texts.ts';
import { archiveFiles } from './contents.ts';

/** Explains the files, in the language of the person. Windows shows the lines as they are only with these ends. */
export function readme(language: Language): string {
  const files = archiveFiles.map((file) => `${file}.json\r\n  ${archiveText(file, language)}`);
  const say = (key: Parameters<typeof archiveText>[0]) => archiveText(key, language);
  const parts = [
    say('title'),
    say('intro'),
    ...files,
    `photos/\r\n  ${say('photos')}`,
    say('times'),
    say('without'),
  ];
  // The mark at the beginning tells old programs that this is UTF-8.
  return `\ufeff${parts.join('\r\n\r\n')}\r\n`;
}
