import { buildProduct } from '../build/build-product.ts';
import { rehearse } from '../deploy/rehearse.ts';
import { allPassed, describeResults } from '../smoke/run-checks.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  await buildProduct();
  console.log('Installing and starting the functions as they would be uploaded …');
  const results = await rehearse(signal);
  console.log(describeResults(results));
  return allPassed(results) ? 0 : 1;
});
