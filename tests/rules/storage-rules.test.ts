import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Where Google's runtime for Storage rules cannot be had, the emulators run with a stand-in that
// denies everything. It is exact only as long as these rules do.
it('storage.rules allow nothing', () => {
  const rules = readFileSync(join(import.meta.dirname, '../../storage.rules'), 'utf8');
  const code = rules.replace(/\/\/.*/g, '');
  expect(code.match(/allow[^;]*;/g)).toStrictEqual(['allow read, write: if false;']);
});
