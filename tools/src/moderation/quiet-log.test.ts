import { expect, it, vi } from 'vitest';
import { quietLog } from './quiet-log.ts';

it('keeps the log of the functions out of the terminal, but for what went wrong', async () => {
  const [info, error] = [vi.spyOn(console, 'info'), vi.spyOn(console, 'error')];
  error.mockReturnValue();
  await quietLog();
  const { write } = await import('firebase-functions/logger');
  write({ severity: 'NOTICE', message: 'security: listingModerated' });
  write({ severity: 'WARNING', message: 'The mail waits.' });
  expect(info).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledExactlyOnceWith('The mail waits.');
  console.info('as before');
  expect(info).toHaveBeenCalledOnce();
});
