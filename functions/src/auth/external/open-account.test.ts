import { usernameField } from '@qaysari/contract/account/fields';
import { expect, test } from 'vitest';
import { suggestUsername } from './open-account.ts';

test.each([
  ['ali.hassan@example.com', 'Ali', 'ali.hassan'],
  ['ali.hassan+shop@example.com', '', 'ali.hassan'],
  ['_ali__h.@example.com', '', 'ali.h'],
  ["o'brien!x@example.com", '', 'o.brien.x'],
  ['al@example.com', 'Ali Hassan', 'Ali.Hassan'],
  ['al@example.com', 'Şîlan Öz', 'Silan.Oz'],
  ['al@example.com', 'علي حسن', 'user'],
  ['+@example.com', '', 'user'],
  ['support@bakery.iq', 'Ali Hassan', 'Ali.Hassan'],
  ['admin@bakery.iq', '', 'user'],
  [`${'x'.repeat(64)}@example.com`, '', 'x'.repeat(30)],
])('for %s and %j suggests %s', (email, name, username) => {
  expect(suggestUsername(email, name, 0)).toBe(username);
});

test.each([0, 2, 4, 9])('suggests a valid username with %i digits at its end', (digits) => {
  for (const email of ['ali@example.com', `${'x.'.repeat(32)}@example.com`, '~@example.com']) {
    const username = suggestUsername(email, '', digits);
    expect(usernameField().isValidSync(username), username).toBe(true);
    expect(username).toMatch(new RegExp(`\\d{${digits}}$`));
  }
});

test('suggests different digits each time', () => {
  const names = Array.from({ length: 20 }, () => suggestUsername('ali@example.com', '', 9));
  expect(new Set(names).size).toBe(20);
});
