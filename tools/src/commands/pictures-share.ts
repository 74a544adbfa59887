import { configureAdmin, targetOptions } from './admin-target.ts';
import { helpOption, readCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run pictures:share [-- --project <id> [--bucket <name>]]

Makes what other sites show beside a link to an ad, for covers that were stored before there was
such a picture: of the running emulators, or of a real project.`;

await runCommand(async () => {
  const options = { ...targetOptions, ...helpOption };
  const { help, ...target } = readCommandLine('npm run pictures:share', { options }).values;
  if (help) {
    console.log(usage);
    return 0;
  }
  await configureAdmin(target);
  const { backfillShareImages } =
    await import('../../../functions/src/listing/images/backfill-share-images.ts');
  console.log(`Made ${await backfillShareImages()} pictures; the others were there.`);
  return 0;
});
