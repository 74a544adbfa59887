import { join } from 'node:path';
import { benchBoot } from '../bench/boot/bench-boot.ts';
import { figureTable, resultLine } from '../bench/search/figure.ts';
import { buildWhenChanged } from '../build/build-when-changed.ts';
import { startEmulators } from '../emulators/start-emulators.ts';
import { cacheDirectory } from '../repository.ts';
import { seedBuild, seedExport } from '../seed/seed-build.ts';
import { runCommand } from './run-command.ts';

const logFile = join(cacheDirectory, 'logs/bench-boot.log');
const runs = 9;

await runCommand(async (signal) => {
  await buildWhenChanged(seedBuild(signal));
  const emulators = await startEmulators({
    services: ['auth', 'firestore', 'storage'],
    ports: 'free',
    importFrom: seedExport,
    logFile,
    signal,
  });
  try {
    const result = await benchBoot(runs, emulators.environment, signal);
    console.log(figureTable(result.figures));
    console.log(resultLine(result));
    return result.figures.every(({ met }) => met !== false) ? 0 : 1;
  } finally {
    await emulators.stop();
  }
});
