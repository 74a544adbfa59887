import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('isCommonPassword', () => {
  test('returns true for the 3,000 most common passwords, in any case', () => {
    const common = dictionary['passwords-common'].slice(0, 3_000);
    expect(common).toHaveLength(3_000);
    const missed = common.flatMap((word) =>
      [word, word.toUpperCase()].filter((form) => !isCommonPassword(form)),
    );
    expect(missed).toEqual([]);
  });

  test.each(['Password1!', 'P@ssw0rd', 'Qwerty123!', '!!Dragon-2024', 'Iloveyou#1'])(
    'returns true for a common password with additions: %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );
});

test.each(['Bazaar-Lane-17', 'Qaysari-2025', 'كلمة-Sırrım-٢٥', 'My-Dragon-Eats-9', ''])(
  'returns false for the uncommon password %j',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
