import { validate } from '../checks/validate.ts';
import { readCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  const { values } = readCommandLine('npm run validate', {
    options: { all: { type: 'boolean', default: false } },
  });
  const { failed } = await validate(signal, values);
  return failed === 0 ? 0 : 1;
});
