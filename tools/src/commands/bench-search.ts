import { fullPlan, quickPlan } from '../bench/search/bench-plan.ts';
import { benchSearch } from '../bench/search/bench-search.ts';
import { runBench } from './run-bench.ts';

const plan = process.argv.includes('--quick') ? quickPlan : fullPlan;

await runBench({
  name: 'bench-search',
  services: ['firestore', 'storage'],
  measure: (environment, signal) => benchSearch(plan, environment, signal),
});
