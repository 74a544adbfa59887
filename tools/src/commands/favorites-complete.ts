import { configureAdmin, targetOptions } from './admin-target.ts';
import { helpOption, readCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run favorites:complete [-- --project <id> [--bucket <name>]]

Adds the ad's id as a field to favorites from before there were alerts, so that their people hear of
lower prices. Of the running emulators, or of a real project.`;

await runCommand(async () => {
  const options = { ...targetOptions, ...helpOption };
  const { help, ...target } = readCommandLine('npm run favorites:complete', { options }).values;
  if (help) {
    console.log(usage);
    return 0;
  }
  await configureAdmin(target);
  const { completeFavorites } =
    await import('../../../functions/src/listing/favorites/favorite-store.ts');
  console.log(`Added the field to ${await completeFavorites()} favorites; the others had it.`);
  return 0;
});
