import { runTests } from '../testing/run-tests.ts';
import { summaryOf } from '../testing/test-counts.ts';
import { selectTests } from '../testing/test-selection.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  const words = process.argv.slice(2);
  const counts = await runTests(selectTests(words), signal);
  const ran = counts.passed + counts.failed;
  if (ran === 0) console.error(`No test matches "${words.join(' ')}".`);
  console.log(summaryOf(counts));
  return ran > 0 && counts.failed === 0 ? 0 : 1;
});
