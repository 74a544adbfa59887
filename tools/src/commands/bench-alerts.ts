import { benchAlerts, fullPlan, quickPlan } from '../bench/alerts/bench-alerts.ts';
import { printResult } from '../bench/search/figure.ts';
import { runCommand } from './run-command.ts';

const plan = process.argv.includes('--quick') ? quickPlan : fullPlan;

await runCommand(() => Promise.resolve(printResult(benchAlerts(plan))));
