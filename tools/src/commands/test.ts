import { runTests } from '../testing/run-tests.ts';
import { selectTests } from '../testing/test-selection.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  const { passed, failed } = await runTests(selectTests(process.argv.slice(2)), signal);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
