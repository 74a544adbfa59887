import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** A process of its own: the logger keeps the console of its first load, which may be that of another test. */
const program = `
  const { quietLog } = await import('./quiet-log.ts');
  await quietLog();
  const { write } = await import('firebase-functions/logger');
  write({ severity: 'NOTICE', message: 'security: listingModerated' });
  write({ severity: 'WARNING', message: 'The mail waits.' });
  console.info('an answer');
`;

it('keeps the log of the functions out of the terminal, but for what went wrong', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  );
  expect({ stdout, stderr }).toEqual({ stdout: 'an answer\n', stderr: 'The mail waits.\n' });
});
