import { benchWeb } from '../bench/web/bench-web.ts';
import { readWebPlan, webUsage } from '../bench/web/web-plan.ts';
import { printResult } from '../bench/search/figure.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  const plan = readWebPlan(process.argv.slice(2));
  if (!plan) {
    console.log(webUsage);
    return 0;
  }
  return printResult(await benchWeb(plan, signal));
});
