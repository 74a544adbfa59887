import { validate } from '../checks/validate.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => ((await validate(signal)) === 0 ? 0 : 1));
