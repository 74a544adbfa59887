import { configureAdmin, targetOptions } from './admin-target.ts';
import { helpOption, readCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run questions:plan [-- --project <id> [--bucket <name>]]

Plans the question whether they are still for sale for ads that have none yet: those from before
there was the question, and imported ones. Of the running emulators, or of a real project.`;

await runCommand(async () => {
  const options = { ...targetOptions, ...helpOption };
  const { help, ...target } = readCommandLine('npm run questions:plan', { options }).values;
  if (help) {
    console.log(usage);
    return 0;
  }
  await configureAdmin(target);
  const { planQuestions } =
    await import('../../../functions/src/listing/still-for-sale/ask-owners.ts');
  console.log(`Planned the question for ${await planQuestions()} ads; the others had one.`);
  return 0;
});
