import { join } from 'node:path';
import { benchChat, fullPlan, quickPlan } from '../bench/chat/bench-chat.ts';
import { figureTable, resultLine } from '../bench/search/figure.ts';
import { buildWhenChanged } from '../build/build-when-changed.ts';
import { webBuild } from '../build/build-web.ts';
import { startEmulators } from '../emulators/start-emulators.ts';
import { cacheDirectory } from '../repository.ts';
import { runCommand } from './run-command.ts';

const logFile = join(cacheDirectory, 'logs/bench-chat.log');

await runCommand(async (signal) => {
  const plan = process.argv.includes('--quick') ? quickPlan : fullPlan;
  await buildWhenChanged(webBuild);
  const emulators = await startEmulators({
    services: ['firestore'],
    ports: 'free',
    logFile,
    signal,
  });
  try {
    const result = await benchChat(plan, emulators.environment, signal);
    console.log(figureTable(result.figures));
    console.log(resultLine(result));
    return result.figures.every(({ met }) => met !== false) ? 0 : 1;
  } finally {
    await emulators.stop();
  }
});
