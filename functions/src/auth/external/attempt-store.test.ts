import { expect, test } from 'vitest';
import { readLanguage, createState } from './attempt-store.ts';

test.each(['ar', 'ku', 'en'] as const)('returns the language %s from a state', (language) => {
  expect(readLanguage(createState(language, 'secret'))).toBe(language);
});

test.each(['', 'fr.secret', 'constructor.x', '//evil.example'])(
  'returns the default language for the foreign state %j',
  (state) => {
    expect(readLanguage(state)).toBe('ar');
  },
);
