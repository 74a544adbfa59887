import type { Proof } from './proof.ts';
import { proveFiles } from './prove-files.ts';

/** What is killed again and again, and the project of vitest.config.ts that has the test. */
const killed = { 'message-cut-off': 'load', 'publish-cut-off': 'api' } as const;

/** Kills processes in the middle of writes: nothing is lost or doubled. */
export function proveCutOff(signal: AbortSignal): Promise<Proof> {
  return proveFiles(killed, signal);
}
