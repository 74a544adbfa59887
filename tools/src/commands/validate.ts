import { validate } from '../checks/validate.ts';
import { readCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  const { values } = readCommandLine('npm run validate', {
    options: { all: { type: 'boolean', default: false } },
  });
  const { all } = values;
  const { failed } = await validate(signal, { lint: all ? 'every' : 'changed', others: all });
  return failed === 0 ? 0 : 1;
});
