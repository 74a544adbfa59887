import { runTests } from '../testing/run-tests.ts';
import { selectTests } from '../testing/test-selection.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  const words = process.argv.slice(2);
  const { passed, failed } = await runTests(selectTests(words), signal);
  const ran = passed + failed;
  if (ran === 0) console.error(`No test matches "${words.join(' ')}".`);
  console.log(`${passed} passed, ${failed} failed`);
  return ran > 0 && failed === 0 ? 0 : 1;
});
