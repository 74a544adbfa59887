import { expect, it } from 'vitest';
import { readText } from '../../tools/src/repository.ts';

// When Google's runtime for Storage rules is not available, the emulators run with a stand-in that denies
// everything. It is correct only while these rules deny everything, too.
it('storage.rules allow nothing', () => {
  const rules = readText('storage.rules');
  const code = rules.replace(/\/\/.*/g, '');
  expect(code.match(/allow[^;]*;/g)).toStrictEqual(['allow read, write: if false;']);
});
