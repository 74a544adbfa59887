import { configureAdmin, targetOptions } from './admin-target.ts';
import { helpOption, readCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run search:rebuild [-- --project <id> [--bucket <name>]]

Makes the search index anew from the ads: of the running emulators, or of a real project.`;

await runCommand(async () => {
  const options = { ...targetOptions, ...helpOption };
  const { help, ...target } = readCommandLine('npm run search:rebuild', { options }).values;
  if (help) {
    console.log(usage);
    return 0;
  }
  await configureAdmin(target);
  const { rebuildListingSearch } =
    await import('../../../functions/src/listing/browse/listing-search.ts');
  const { size, corrected } = await rebuildListingSearch();
  console.log(`The search now holds ${size} ads; ${corrected} were known wrongly before.`);
  return 0;
});
