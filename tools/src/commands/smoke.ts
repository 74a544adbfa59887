import { parseArgs } from 'node:util';
import { PlainProblem } from '../plain-problem.ts';
import { allPassed, describeResults } from '../smoke/run-checks.ts';
import { smoke } from '../smoke/smoke.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run smoke -- --origin <url>    for example --origin http://127.0.0.1:5000';

await runCommand(async () => {
  const { origin } = parseArgs({ options: { origin: { type: 'string' } } }).values;
  if (origin === undefined || !URL.canParse(origin)) throw new PlainProblem(usage);
  const results = await smoke(new URL(origin).origin);
  console.log(describeResults(results));
  return allPassed(results) ? 0 : 1;
});
