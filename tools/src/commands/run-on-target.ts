import { configureAdmin, targetOptions } from './admin-target.ts';
import { helpOption, readCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';

/**
 * Runs an npm script that changes data: that of the running emulators, or of a real project by `--project`. `work` begins
 * once firebase-admin is configured, and answers what is printed at the end.
 */
export function runOnTarget(
  script: string,
  about: string,
  work: () => Promise<string>,
): Promise<void> {
  return runCommand(async () => {
    const options = { ...targetOptions, ...helpOption };
    const { help, ...target } = readCommandLine(script, { options }).values;
    if (help) {
      console.log(`${script} [-- --project <id> [--bucket <name>]]\n\n${about}`);
      return 0;
    }
    await configureAdmin(target);
    console.log(await work());
    return 0;
  });
}
