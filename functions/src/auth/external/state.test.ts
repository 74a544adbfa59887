import { expect, test } from 'vitest';
import { languageIn, makeState } from './state.ts';

test.each(['ar', 'ku', 'en'] as const)('%s comes back', (language) => {
  expect(languageIn(makeState(language, 'secret'))).toBe(language);
});

test.each(['', 'fr.secret', 'constructor.x', '//evil.example'])('%j is none of ours', (state) => {
  expect(languageIn(state)).toBe('ar');
});
