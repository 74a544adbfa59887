import { showApi, writeDescription } from '../api-docs/api-description.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  console.log(`Written: ${await writeDescription()}`);
  if (process.argv.includes('--show')) await showApi(signal);
  return 0;
});
