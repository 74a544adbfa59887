import { languageCodes } from '@qaysari/contract/shared/languages';
import { describe, expect, it, test } from 'vitest';
import { readySentence, readySentenceKeys } from './ready-sentences.ts';

describe.each(languageCodes)('the ready sentences in %s', (language) => {
  const texts = readySentenceKeys.map((key) => readySentence(key, language) ?? key);

  it('are whole sentences, each another one', () => {
    for (const text of texts) expect(text).toMatch(/^\p{L}.{30,}\.$/u);
    expect(new Set(texts).size).toBe(readySentenceKeys.length);
  });
});

test('any other text is none', () => {
  for (const text of ['', 'toString', 'ready.duplicate', 'Duplicate', 'A note of ours.']) {
    expect(readySentence(text, 'en')).toBeUndefined();
  }
});
