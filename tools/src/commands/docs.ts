import { writeApiDocs } from '../api-docs/write-api-docs.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  console.log(`Written: ${(await writeApiDocs()).join(', ')}`);
  return 0;
});
