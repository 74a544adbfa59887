import { join } from 'node:path';
import { fullPlan, quickPlan } from '../bench/search/bench-plan.ts';
import { benchSearch } from '../bench/search/bench-search.ts';
import { figureTable, resultLine } from '../bench/search/figure.ts';
import { startEmulators } from '../emulators/start-emulators.ts';
import { cacheDirectory } from '../repository.ts';
import { runCommand } from './run-command.ts';

const logFile = join(cacheDirectory, 'logs/bench-search.log');

await runCommand(async (signal) => {
  const plan = process.argv.includes('--quick') ? quickPlan : fullPlan;
  const emulators = await startEmulators({
    services: ['firestore', 'storage'],
    ports: 'free',
    logFile,
    signal,
  });
  try {
    const result = await benchSearch(plan, emulators.environment, signal);
    console.log(figureTable(result.figures));
    console.log(resultLine(result));
    return result.figures.every(({ met }) => met !== false) ? 0 : 1;
  } finally {
    await emulators.stop();
  }
});
