import { join } from 'node:path';
import { benchLoad } from '../bench/load/bench-load.ts';
import { fullPlan, quickPlan } from '../bench/load/load-plan.ts';
import { figureTable, resultLine } from '../bench/search/figure.ts';
import { buildProduct } from '../build/build-product.ts';
import { buildWhenChanged } from '../build/build-when-changed.ts';
import { startEmulators } from '../emulators/start-emulators.ts';
import { cacheDirectory } from '../repository.ts';
import { seedBuild, seedExport } from '../seed/seed-build.ts';
import { runCommand } from './run-command.ts';

const logFile = join(cacheDirectory, 'logs/bench-load.log');

await runCommand(async (signal) => {
  const plan = process.argv.includes('--quick') ? quickPlan : fullPlan;
  await buildProduct();
  await buildWhenChanged(seedBuild(signal));
  const emulators = await startEmulators({
    services: ['auth', 'firestore', 'storage'],
    ports: 'free',
    importFrom: seedExport,
    logFile,
    signal,
  });
  try {
    const result = await benchLoad(plan, emulators.environment, signal);
    console.log(figureTable(result.figures));
    console.log(resultLine(result));
    return result.figures.every(({ met }) => met !== false) ? 0 : 1;
  } finally {
    await emulators.stop();
  }
});
