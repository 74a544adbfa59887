import { benchWeb } from '../bench/web/bench-web.ts';
import { readWebPlan, webUsage } from '../bench/web/web-plan.ts';
import { figureTable, resultLine } from '../bench/search/figure.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  const plan = readWebPlan(process.argv.slice(2));
  if (!plan) {
    console.log(webUsage);
    return 0;
  }
  const result = await benchWeb(plan, signal);
  console.log(figureTable(result.figures));
  console.log(resultLine(result));
  return result.figures.every(({ met }) => met !== false) ? 0 : 1;
});
