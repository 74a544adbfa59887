import { expect, test } from 'vitest';
import { readLanguage, createState } from './state.ts';

test.each(['ar', 'ku', 'en'] as const)('%s comes back', (language) => {
  expect(readLanguage(createState(language, 'secret'))).toBe(language);
});

test.each(['', 'fr.secret', 'constructor.x', '//evil.example'])('%j is none of ours', (state) => {
  expect(readLanguage(state)).toBe('ar');
});
