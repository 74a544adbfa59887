import { benchLoad, fullPlan, quickPlan } from '../bench/load/bench-load.ts';
import { buildProduct } from '../build/build-product.ts';
import { buildWhenChanged } from '../build/build-when-changed.ts';
import { seedBuild, seedExport } from '../seed/seed-build.ts';
import { runBench } from './run-bench.ts';

const plan = process.argv.includes('--quick') ? quickPlan : fullPlan;

await runBench({
  name: 'bench-load',
  services: ['auth', 'firestore', 'storage'],
  importFrom: seedExport,
  prepare: async (signal) => {
    await buildProduct();
    await buildWhenChanged(seedBuild(signal));
  },
  measure: (environment, signal) => benchLoad(plan, environment, signal),
});
