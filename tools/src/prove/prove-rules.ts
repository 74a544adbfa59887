import { join } from 'node:path';
import { startEmulators } from '../emulators/start-emulators.ts';
import { cacheDirectory } from '../repository.ts';
import { proveByTests } from './prove-by-tests.ts';
import type { Proof } from './proof.ts';

/** Asks the whole table of access of the rules, and of every mutant of them. */
export async function proveRules(signal: AbortSignal): Promise<Proof> {
  const logFile = join(cacheDirectory, 'logs/prove-rules.log');
  const emulators = await startEmulators({
    ...{ services: ['firestore'], ports: 'free', logFile, signal },
  });
  try {
    // These tests ask Firestore alone, so an origin is named that nobody asks.
    const environment = { ...emulators.environment, QAYSARI_ORIGIN: emulators.origin };
    return await proveByTests({ name: 'rules', project: 'rules', environment, signal });
  } finally {
    await emulators.stop();
  }
}
