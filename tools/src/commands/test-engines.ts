import { runEngineTests } from '../testing/run-engine-tests.ts';
import { summaryOf } from '../testing/test-counts.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  const counts = await runEngineTests(process.argv.slice(2), signal);
  console.log(summaryOf(counts));
  return counts.failed === 0 ? 0 : 1;
});
