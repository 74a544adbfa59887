import { runEngineTests } from '../testing/run-engine-tests.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  const { passed, failed } = await runEngineTests(process.argv.slice(2), signal);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
