import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { context } from 'esbuild';
import { localHost, requireFreePorts } from '../emulators/ports.ts';
import { keepRunning } from '../product/keep-running.ts';
import { noteStack, stackVariables } from '../product/stack-note.ts';
import { startProduct } from '../product/start-product.ts';
import { startWebDevServer } from '../product/web-dev-server.ts';
import { welcomeMessage } from '../product/welcome.ts';
import { cacheDirectory } from '../repository.ts';
import { invalidateBuild } from '../build/build-when-changed.ts';
import { functionsBuild, functionsBundle } from '../build/build-functions.ts';
import { runCommand } from './run-command.ts';

/**
 * Builds the functions, and again after every change; the Functions emulator reloads them. On an error it
 * prints the error and keeps the last build. Returns a function that stops it.
 */
async function watchFunctions(): Promise<() => Promise<void>> {
  await functionsBuild.build();
  // From here on functions/lib may not match the hashed inputs.
  invalidateBuild(functionsBuild);
  const watched = await context(functionsBundle);
  await watched.watch();
  return () => watched.dispose();
}

const logFile = join(cacheDirectory, 'logs/dev.log');

/** The default port of Node debuggers. */
const inspectPort = 9229;

/** Prints the functions' own output and their errors. */
function printFunctionsLine(line: string): void {
  if (/^(> |⚠ +functions)/.test(line)) console.log(line);
}

await runCommand(async (signal) => {
  const { inspect } = parseArgs({ options: { inspect: { type: 'boolean' } } }).values;
  if (inspect) await requireFreePorts([{ port: inspectPort, use: 'the debugger' }]);
  const stopWatching = await watchFunctions();
  console.log('Starting the emulators …');
  const product = await startProduct({
    ports: 'default',
    logFile,
    signal,
    onLine: printFunctionsLine,
    ...(inspect && { inspectPort }),
  });
  try {
    const web = await startWebDevServer(product.emulators.origin);
    console.log(welcomeMessage(product, web.origin));
    if (inspect) console.log(`A debugger can attach to ${localHost}:${inspectPort}.\n`);
    const forget = noteStack(stackVariables(product, web.origin));
    await keepRunning(product, signal, logFile).finally(forget);
    await web.stop();
  } finally {
    await Promise.all([product.stop(), stopWatching()]);
  }
  return 0;
});
