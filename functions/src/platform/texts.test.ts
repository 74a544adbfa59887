import { languageCodes } from '@qaysari/contract/languages';
import { expect, test } from 'vitest';
import { isErrorKey, errorText } from './texts.ts';

test('texts are in the language asked for, numbers in Latin digits with commas', () => {
  const ref = { key: 'tooLarge', params: { max: 1_000_000 } } as const;
  const texts = languageCodes.map((language) => errorText(ref, language));
  expect(new Set(texts).size).toBe(languageCodes.length);
  for (const text of texts) expect(text).toContain('1,000,000');
});

test('what fills a text is plain text', () => {
  const max = '<b>{{min}}</b> $t(required)';
  expect(errorText({ key: 'tooLong', params: { max } }, 'en')).toContain('<b>');
});

test('only texts that exist are error texts', () => {
  expect([isErrorKey('required'), isErrorKey('toString'), isErrorKey('')]).toEqual([
    true,
    false,
    false,
  ]);
});
