import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// When Google's runtime for Storage rules is not available, the emulators run with a stand-in that denies
// everything. It is correct only while these rules deny everything, too.
it('storage.rules allow nothing', () => {
  const rules = readFileSync(join(import.meta.dirname, '../../storage.rules'), 'utf8');
  const code = rules.replace(/\/\/.*/g, '');
  expect(code.match(/allow[^;]*;/g)).toStrictEqual(['allow read, write: if false;']);
});
