import { validate } from '../checks/validate.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  const { failed } = await validate(signal, { isFresh: false });
  return failed === 0 ? 0 : 1;
});
