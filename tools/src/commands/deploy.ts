import { parseArgs } from 'node:util';
import { buildProduct } from '../build/build-product.ts';
import { readDeploySettings, runFirebaseDeploy } from '../deploy/deploy-settings.ts';
import { rehearse } from '../deploy/rehearse.ts';
import { PlainProblem } from '../plain-problem.ts';
import { readText } from '../repository.ts';
import { allPassed, describeResults } from '../smoke/run-checks.ts';
import { smoke } from '../smoke/smoke.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run deploy -- --project <id> [more arguments of firebase deploy]';

function projectOf(args: string[]): string {
  const { project } = parseArgs({
    args,
    options: { project: { type: 'string' } },
    strict: false,
  }).values;
  if (typeof project !== 'string') throw new PlainProblem(usage);
  return project;
}

await runCommand(async (signal) => {
  const args = process.argv.slice(2);
  const { origin } = readDeploySettings(projectOf(args));
  await buildProduct();
  console.log('Testing the build …');
  const rehearsal = await rehearse(signal);
  console.log(describeResults(rehearsal));
  if (!allPassed(rehearsal)) throw new PlainProblem('Nothing was deployed.');
  await runFirebaseDeploy(args, signal);
  const results = await smoke(origin, readText('web/dist/index.html'));
  console.log(`${origin}\n${describeResults(results)}`);
  return allPassed(results) ? 0 : 1;
});
