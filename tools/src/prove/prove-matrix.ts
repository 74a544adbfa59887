import { join } from 'node:path';
import { startEmulators } from '../emulators/start-emulators.ts';
import { cacheDirectory } from '../repository.ts';
import { proveByTests } from './prove-by-tests.ts';
import type { Proof } from './proof.ts';

/** Asks the whole table of endpoints, in every language and with sessions in every form. */
export async function proveMatrix(signal: AbortSignal): Promise<Proof> {
  const logFile = join(cacheDirectory, 'logs/prove-matrix.log');
  const emulators = await startEmulators({
    ...{ services: ['auth', 'firestore', 'storage'], ports: 'free', logFile, signal },
  });
  try {
    // The tests serve the API themselves, so an origin is named that nobody asks.
    const environment = { ...emulators.environment, QAYSARI_ORIGIN: emulators.origin };
    const patterns = ['tests/api/every-endpoint.test.ts'];
    return await proveByTests({ name: 'matrix', project: 'api', patterns, environment, signal });
  } finally {
    await emulators.stop();
  }
}
