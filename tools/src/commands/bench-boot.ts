import { benchBoot } from '../bench/boot/bench-boot.ts';
import { buildWhenChanged } from '../build/build-when-changed.ts';
import { seedBuild, seedExport } from '../seed/seed-build.ts';
import { runBench } from './run-bench.ts';

const runs = 9;

await runBench({
  name: 'bench-boot',
  services: ['auth', 'firestore', 'storage'],
  importFrom: seedExport,
  prepare: (signal) => buildWhenChanged(seedBuild(signal)),
  measure: (environment, signal) => benchBoot(runs, environment, signal),
});
