import { join } from 'node:path';
import { buildProduct } from '../build/build-product.ts';
import { keepRunning } from '../product/keep-running.ts';
import { noteStack, stackVariables } from '../product/stack-note.ts';
import { startProduct } from '../product/start-product.ts';
import { welcomeMessage } from '../product/welcome.ts';
import { cacheDirectory } from '../repository.ts';
import { runCommand } from './run-command.ts';

const logFile = join(cacheDirectory, 'logs/start.log');

await runCommand(async (signal) => {
  await buildProduct();
  console.log('Starting the emulators …');
  const product = await startProduct({ ports: 'default', logFile, signal });
  console.log(welcomeMessage(product, product.emulators.origin));
  const forget = noteStack(stackVariables(product));
  await keepRunning(product, signal, logFile).finally(forget);
  return 0;
});
