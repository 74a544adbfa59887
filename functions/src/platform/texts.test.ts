import { languageCodes } from '@qaysari/contract/shared/languages';
import { expect, test } from 'vitest';
import { isErrorKey, errorText, mailText } from './texts.ts';

test('returns texts in each language, with numbers in Latin digits and commas', () => {
  const ref = { key: 'tooLarge', params: { max: 1_000_000 } } as const;
  const texts = languageCodes.map((language) => errorText(ref, language));
  expect(new Set(texts).size).toBe(languageCodes.length);
  for (const text of texts) expect(text).toContain('1,000,000');
});

test('inserts parameters as plain text', () => {
  const max = '<b>{{min}}</b> $t(required)';
  expect(errorText({ key: 'tooLong', params: { max } }, 'en')).toContain('<b>');
});

test.each(languageCodes)('a mail in %s isolates the title of the ad', (language) => {
  const text = mailText('listingApproved.text', language, { title: 'Café (new)!' });
  expect(text).toContain('\u2068Café (new)!\u2069');
});

test('a code in the subject of a mail stays as it is', () => {
  expect(mailText('resetCode.subject', 'ar', { code: '123456' })).toMatch(/^123456 /);
});

test('isErrorKey returns true only for existing texts', () => {
  expect([isErrorKey('required'), isErrorKey('toString'), isErrorKey('')]).toEqual([
    true,
    false,
    false,
  ]);
});
