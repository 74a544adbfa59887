import { describe, expect, it, test } from 'vitest';
import { cleanLine, cleanText, cleanWord, countCharacters } from './clean-text.ts';

describe('cleanText', () => {
  it.each([
    // What this site puts around names and prices, and what phones put around contacts.
    ['\u2068أَحمد\u2069', 'أَحمد'],
    ['\u202a+964 770 123 4567\u202c', '+964 770 123 4567'],
    ['a \u2066b\u2069 c', 'a b c'],
    ['\u202eevil', 'evil'],
    ['\ufeffname\u200b', 'name'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['\u200f نص \u200e', 'نص'],
    // Line ends of forms, slides and documents; cells of a sheet.
    ['a\r\nb\rc\fd\ve\u0085f\u2028g\u2029h', 'a\nb\nc\nd\ne\nf\ng\nh'],
    ['a\tb', 'a b'],
    ['bell\u0007', 'bell'],
  ])('reads %j as %j', (typed, stored) => {
    expect(cleanText(typed)).toBe(stored);
    expect(cleanText(stored)).toBe(stored);
  });

  it.each([
    'می\u200cخواهم',
    'ه\u200c',
    'هـ\u200d',
    'C++\u200e و',
    '👨\u200d👩\u200d👧',
    '❤\ufe0f',
    '1\ufe0f\u20e3',
    'ـ ئەم',
    'e\u0301',
    'a\u0000b',
  ])('changes nothing in %j', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  it.each([
    '',
    ' \u00a0\u3000',
    '\u200b',
    '\u200c\u200d',
    '\u2060\ufeff',
    '\u2800',
    '\u3164\u115f\uffa0',
    'ـــ',
    '\u0651\u064e',
    '\ufe0f',
    '\u034f',
    '\t\n',
  ])('finds %j empty', (text) => {
    expect(cleanText(text)).toBe('');
    expect(cleanLine(text)).toBe('');
  });
});

test.each([' ', '\u200F', '\n'])(
  'a megabyte of %j between two letters takes linear time',
  (mark) => {
    const text = `a${mark.repeat(1024 * 1024)}b`;
    expect(cleanText(text)).toBe(text);
    expect(cleanLine(text).length).toBeLessThanOrEqual(text.length);
  },
);

test('cleanLine puts blanks in the place of line ends', () => {
  expect(cleanLine(' a \r\n\r\n b\u2028c\td ')).toBe('a b c d');
});

test('cleanWord takes marks out, and blanks around it', () => {
  expect(cleanWord(' \u200eada@example.org\u200b ')).toBe('ada@example.org');
  expect(cleanWord('a b')).toBe('a b');
});

test('countCharacters counts an emoji once, and a letter apart from its mark', () => {
  expect(countCharacters('😀'.repeat(51))).toBe(51);
  expect(countCharacters('حَ')).toBe(2);
});
