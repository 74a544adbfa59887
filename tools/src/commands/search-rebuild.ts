import { parseArgs } from 'node:util';
import { rebuildListingSearch } from '../../../functions/src/listing/browse/listing-search.ts';
import { pointAt, targetOptions } from './admin-target.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: targetOptions });
  await pointAt(values);
  const { size, corrected } = await rebuildListingSearch();
  console.log(`The search now holds ${size} ads; ${corrected} were known wrongly before.`);
  return 0;
});
