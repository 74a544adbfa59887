import type { Proof } from './proof.ts';
import { proveFiles } from './prove-files.ts';

/** Thousands of changes, with events in any order and processes that die: what was told is what the rules say. */
export function proveAlerts(signal: AbortSignal): Promise<Proof> {
  return proveFiles({ 'alerts-replay': 'load' }, signal);
}
