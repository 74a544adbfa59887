import { benchAlerts, fullPlan, quickPlan } from '../bench/alerts/bench-alerts.ts';
import { figureTable, resultLine } from '../bench/search/figure.ts';
import { runCommand } from './run-command.ts';

await runCommand(() => {
  const result = benchAlerts(process.argv.includes('--quick') ? quickPlan : fullPlan);
  console.log(figureTable(result.figures));
  console.log(resultLine(result));
  return Promise.resolve(result.figures.every(({ met }) => met !== false) ? 0 : 1);
});
