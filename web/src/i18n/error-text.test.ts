import { describe, expect, it } from 'vitest';
import ar from '../../../locales/ar/errors.json';
import en from '../../../locales/en/errors.json';
import ku from '../../../locales/ku/errors.json';
import { errorTextOf } from './error-text.ts';

describe('errorTextOf', () => {
  it.each([
    ['en', en],
    ['ar', ar],
    ['ku', ku],
  ])('finds every text of %s that stands without placeholders', (_language, bundle) => {
    const plain = Object.entries(bundle).filter(
      ([key, text]) => !text.includes('{{') && !key.includes('_'),
    );
    for (const [key, text] of plain) expect(errorTextOf(text, bundle)).toStrictEqual({ key });
  });

  it('reads what filled the placeholders', () => {
    expect(errorTextOf('Write at least 3 characters', en)).toStrictEqual({
      key: 'tooShort',
      params: { min: 3 },
    });
    expect(errorTextOf('محاولات كثيرة. حاول مجدداً بعد 7 دقائق', ar)).toStrictEqual({
      key: 'tooManyUntil',
      params: { count: 7 },
    });
  });

  it('keeps a text that it does not know, or whose number is not shown', () => {
    for (const text of ['Something else', 'Write at least 3 characters!', '']) {
      expect(errorTextOf(text, en)).toStrictEqual({ text });
    }
    const two = 'محاولات كثيرة. حاول مجدداً بعد دقيقتين';
    expect(errorTextOf(two, ar)).toStrictEqual({ text: two });
  });
});
